import { useState } from 'react';
import { useComingPath } from './coming-path.ts';
import { useOnNewPage } from './use-on-new-page.ts';

/**
 * What lies over the page of a phone: the menu, the coupon. Another page closes it. A page takes a moment to come (after signing in, with many
 * rows), before its address changes and after: what is opened in between belongs to the page that comes, and stays.
 */
export function useOverPage<Name extends string>(coupon: Name): [Name | null, (name: Name | null) => void] {
  const [over, setOver] = useState<{ name: Name; path: string } | null>(null);
  const coming = useComingPath();
  const open = (name: Name | null): void => setOver(name && { name, path: coming ?? location.pathname });
  useOnNewPage((isCoupon, pathname) => {
    if (isCoupon) open(coupon);
    else if (over?.path !== pathname) setOver(null);
  });
  return [over?.name ?? null, open];
}
