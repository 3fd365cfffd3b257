import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Fragment of links to the coupon in both builds; the id of the coupon's column. */
const COUPON = '#coupon';

/**
 * Calls back when another page is shown, so that a sheet or drawer of the previous page can be closed. Every click on a link to the coupon
 * calls back too.
 */
export function useOnNewPage(onPage: (isCouponWanted: boolean, pathname: string) => void): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  const page = hash === COUPON ? key : pathname;
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    onPage(hash === COUPON, pathname);
  });
}
