import { couponShown } from '@touchline/betting-coupon-state';
import { useEffect, type RefObject } from 'react';
import { useDispatch } from 'react-redux';

/** The panel itself is another element with every view of the coupon; the nearest element that has a box of its own stays. */
function placeOf(panel: HTMLElement | null): Element | null {
  let place = panel?.parentElement ?? null;
  while (place !== null && getComputedStyle(place).display === 'contents') place = place.parentElement;
  return place;
}

/** Whoever followed a link to the coupon has the focus in it: the link itself may be gone by now. @spec A11Y-2 */
function takeFocus(panel: HTMLElement | null): void {
  if (location.hash === '#coupon' && panel?.contains(document.activeElement) === false) panel.focus({ preventScroll: true });
}

/** Tells when the coupon comes on the screen and leaves it: a rail that is folded away or a drawer that is closed is not seen. @spec CP-20 */
export function useCouponShown(panel: RefObject<HTMLElement | null>): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const tell = (isShown: boolean): void => {
      dispatch(couponShown({ isShown }));
      if (isShown) takeFocus(panel.current);
    };
    const element = placeOf(panel.current);
    if (element === null || !('IntersectionObserver' in window)) tell(true);
    else {
      const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true));
      observer.observe(element);
      return () => {
        observer.disconnect();
        tell(false);
      };
    }
    return () => tell(false);
  }, [dispatch, panel]);
}
