import { contentModule } from '@touchline/content-state';
import type { ModularStore } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { BannersOf, type BannersProps } from './BannersOf.tsx';

/** Banners for a section without `contentModule`: injects it while they are shown. */
export function InjectedBanners(props: BannersProps) {
  const store = useStore() as unknown as ModularStore;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const name = store.inject(contentModule);
    setReady(true);
    return () => store.release(name);
  }, [store]);
  return isReady ? <BannersOf {...props} /> : null;
}
