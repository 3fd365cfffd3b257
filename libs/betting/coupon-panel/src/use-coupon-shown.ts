import { couponShown } from '@touchline/betting-coupon-state';
import { useCallback, useEffect, useRef, type RefCallback } from 'react';
import { useDispatch } from 'react-redux';

/** Moves the focus into the coupon after the player followed a link to it, because the link may be gone. @spec A11Y-2 */
function takeFocus(panel: HTMLElement): void {
  if (location.hash === '#coupon' && !panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
}

/**
 * Dispatches when the coupon becomes visible or hidden; a folded rail or a closed drawer counts as hidden.
 *
 * @returns a ref for the panel: each view of the coupon is another element, and replacing one view with another is not a change.
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
      const setShown = (isShown: boolean): void => {
        if (isShown === wasShown.current) return;
        wasShown.current = isShown;
        dispatch(couponShown({ isShown }));
        if (isShown) takeFocus(panel);
      };
      if (!('IntersectionObserver' in window)) {
        setShown(true);
        return undefined;
      }
      // Observe the panel itself: its container may have no box, or still have one while the coupon is folded.
      const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting ?? true));
      observer.observe(panel);
      return () => observer.disconnect();
    },
    [dispatch],
  );
}
