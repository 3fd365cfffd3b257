import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Above this offset the header is always shown, because hiding it gains no space. */
const ALWAYS_PX = 120;
/** Smaller movements are ignored as trembling. */
const TREMBLE_PX = 6;

/**
 * Whether the header is hidden after a scroll: hidden on the way down, shown on the way up and near the top.
 *
 * @param from - scroll offset at the last change, in pixels.
 * @param to - current offset.
 * @spec LY-03
 */
export function isHeaderHidden(isHidden: boolean, from: number, to: number): boolean {
  if (to < ALWAYS_PX) return false;
  if (Math.abs(to - from) < TREMBLE_PX) return isHidden;
  return to > from;
}

/** Sets `data-header` of an element to `shown` or `hidden` on scroll, without a render. @spec LY-03 */
export function useHideOnScroll(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: number | undefined;
    // After the frame, when layout is done; reading it earlier would force another layout.
    const frameId = requestAnimationFrame(() => setTimeout(() => (last ??= window.scrollY)));
    let isHidden = false;
    const decide = () => {
      const now = window.scrollY;
      last ??= 0;
      isHidden = isHeaderHidden(isHidden, last, now);
      if (Math.abs(now - last) >= TREMBLE_PX) last = now;
      if (frame.current !== null) frame.current.dataset['header'] = isHidden ? 'hidden' : 'shown';
    };
    window.addEventListener('scroll', decide, { passive: true });
    return () => {
      cancelAnimationFrame(frameId);
      window.removeEventListener('scroll', decide);
    };
  }, [frame]);
}
