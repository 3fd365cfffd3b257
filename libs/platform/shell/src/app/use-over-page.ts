import { useState } from 'react';
import { useOnNewPage } from './use-on-new-page.ts';

/**
 * What lies over the page of a phone: the menu, the coupon. Another page closes it. An address changes a moment before its page is drawn (after
 * signing in, with many rows): what is opened in between belongs to the page that comes, and stays.
 */
export function useOverPage<Name extends string>(coupon: Name): [Name | null, (name: Name | null) => void] {
  const [over, setOver] = useState<{ name: Name; path: string } | null>(null);
  const open = (name: Name | null): void => setOver(name && { name, path: location.pathname });
  useOnNewPage((isCoupon, pathname) => {
    if (isCoupon) open(coupon);
    else if (over?.path !== pathname) setOver(null);
  });
  return [over?.name ?? null, open];
}
