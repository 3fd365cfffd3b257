import { useState } from 'react';
import { useNavigationType } from 'react-router';
import { useComingNow } from './coming-path.ts';
import { useOnNewPage } from './use-on-new-page.ts';

/**
 * What lies over the page of a phone: the menu, the coupon. Another page closes it. A page takes a moment to come (after signing in, with many
 * rows), before its address changes and after: what is opened in between belongs to the page that comes, and stays. So does what is opened
 * before a page comes by itself, in place of the one before: nobody asked to leave the menu.
 */
export function useOverPage<Name extends string>(coupon: Name): [Name | null, (name: Name | null) => void] {
  const [over, setOver] = useState<{ name: Name; path: string } | null>(null);
  const coming = useComingNow();
  // As text: it is an enumeration of the router, which only its own code names.
  const isByItself = String(useNavigationType()) === 'REPLACE';
  const open = (name: Name | null): void => setOver(name && { name, path: coming() ?? location.pathname });
  useOnNewPage((isCoupon, pathname) => {
    if (isCoupon) open(coupon);
    else if (isByItself) setOver((now) => now && { ...now, path: pathname });
    else if (over?.path !== pathname) setOver(null);
  });
  return [over?.name ?? null, open];
}
