import { useEffect, useRef, type RefObject } from 'react';
import { headerAfterScroll } from './rules/header-after-scroll.ts';

/**
 * Brings the header back on a scroll up and lets it go on a scroll down, as `data-header` of the frame: no render, only style.
 *
 * @spec LY-03
 */
export function useHeaderReturn(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    const look = (): void => {
      const now = Math.max(0, window.scrollY);
      const isShown = headerAfterScroll({ from: last, to: now, isShown: frame.current?.dataset['header'] === 'shown' });
      if (frame.current !== null) frame.current.dataset['header'] = isShown ? 'shown' : '';
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return frame;
}
