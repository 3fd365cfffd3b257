import { useEffect, useState } from 'react';

/** Scrolling less than this is a trembling hand. */
const TREMBLE_PX = 8;

/** Whether a header is out of the way: it goes with a scroll down and comes with a scroll up. @spec LY-03 */
export function useHidesOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < TREMBLE_PX) return;
      setHidden(now > last && now > TREMBLE_PX * 8);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isHidden;
}
