import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Above this the header always shows: nothing is gained by hiding it. */
const ALWAYS_PX = 120;
/** A finger's tremble is not a wish. */
const TREMBLE_PX = 6;

/**
 * Is the header hidden after a scroll? Down hides it, up brings it back, near the top it stays.
 *
 * @param from - scroll offset at the last decision, in pixels. @param to - the offset now.
 * @spec LY-03
 */
export function isHeaderHidden(isHidden: boolean, from: number, to: number): boolean {
  if (to < ALWAYS_PX) return false;
  if (Math.abs(to - from) < TREMBLE_PX) return isHidden;
  return to > from;
}

/** Keeps `data-header` of an element at `shown` or `hidden` as the page is scrolled; nothing is rendered for it. @spec LY-03 */
export function useHideOnScroll(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: number | undefined;
    // After the frame, when the page is laid out: asked before, it would be laid out for this once more.
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
