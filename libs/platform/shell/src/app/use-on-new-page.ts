import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The fragment that asks for the coupon, wherever this build keeps it. It is the id of the coupon's column. */
const COUPON = '#coupon';

/**
 * Calls back when another page is shown: what lay over the old one (a sheet, a drawer) would hide the new one. A link to the coupon counts
 * each time it is followed, and is told.
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
