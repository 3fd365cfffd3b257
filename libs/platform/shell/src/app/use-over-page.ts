import { useState } from 'react';
import { useNavigationType } from 'react-router';
import { useComingNow } from './coming-path.ts';
import { useOnNewPage } from './use-on-new-page.ts';

/**
 * The overlay of a phone: the menu or the coupon. Another page closes it. Loading a page takes a moment, before and after its address
 * changes; an overlay opened meanwhile belongs to the new page and stays. It also stays when the page is replaced automatically, since the
 * player did not navigate.
 */
export function useOverPage<Name extends string>(coupon: Name): [Name | null, (name: Name | null) => void] {
  const [over, setOver] = useState<{ name: Name; path: string } | null>(null);
  const coming = useComingNow();
  // As a string: the enumeration exists in the router's code only.
  const isByItself = String(useNavigationType()) === 'REPLACE';
  const open = (name: Name | null): void => setOver(name && { name, path: coming() ?? location.pathname });
  useOnNewPage((isCoupon, pathname) => {
    if (isCoupon) open(coupon);
    else if (isByItself) setOver((now) => now && { ...now, path: pathname });
    else if (over?.path !== pathname) setOver(null);
  });
  return [over?.name ?? null, open];
}
