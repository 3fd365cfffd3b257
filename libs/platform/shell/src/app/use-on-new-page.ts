import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls back when another page is shown: what lay over the old one (a sheet, a drawer) would hide the new one. */
export function useOnNewPage(onPage: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onPage();
  });
}
