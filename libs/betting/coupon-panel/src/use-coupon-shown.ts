import { couponShown } from '@touchline/betting-coupon-state';
import { useCallback, useEffect, useRef, type RefCallback } from 'react';
import { useDispatch } from 'react-redux';

/** Whoever followed a link to the coupon has the focus in it: the link itself may be gone by now. @spec A11Y-2 */
function takeFocus(panel: HTMLElement): void {
  if (location.hash === '#coupon' && !panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
}

/**
 * Tells when the coupon comes on the screen and leaves it: a rail that is folded away or a drawer that is closed is not seen.
 *
 * @returns a ref for the panel: each view of the coupon is another element, and one view in place of another is no news.
 * @spec CP-20
 */
export function useCouponShown(): RefCallback<HTMLElement> {
  const dispatch = useDispatch();
  const wasShown = useRef(false);
  useEffect(
    () => () => {
      wasShown.current = false;
      dispatch(couponShown({ isShown: false }));
    },
    [dispatch],
  );
  return useCallback(
    (panel: HTMLElement | null) => {
      if (panel === null) return undefined;
      const tell = (isShown: boolean): void => {
        if (isShown === wasShown.current) return;
        wasShown.current = isShown;
        dispatch(couponShown({ isShown }));
        if (isShown) takeFocus(panel);
      };
      if (!('IntersectionObserver' in window)) {
        tell(true);
        return undefined;
      }
      // The panel itself: what is around it may have no box, or one of its own while the coupon is folded away.
      const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true));
      observer.observe(panel);
      return () => observer.disconnect();
    },
    [dispatch],
  );
}
