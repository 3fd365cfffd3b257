import type { SectionPage } from '@touchline/shared-state';
import type { ComponentType } from 'react';

type LoadPage = () => Promise<SectionPage>;

const bar = () => import('./SiteBar.tsx');

/**
 * Puts the site's bar above pages whose layout is headless. It is part of the page, so the route table stays as specified.
 *
 * @spec LY-01
 */
export function withSiteBar<Key extends string>(pages: Readonly<Record<Key, LoadPage>>, keys: readonly Key[]): Record<Key, LoadPage> {
  const barred = keys.map((key) => {
    const load: LoadPage & { brings?: readonly unknown[] } = pages[key];
    const page: LoadPage = async () => {
      const [{ SiteBar }, { Component, ...rest }] = await Promise.all([bar(), load()]);
      const Page = Component as ComponentType;
      const Barred = () => (
        <>
          <SiteBar />
          <Page />
        </>
      );
      return { ...rest, Component: Barred };
    };
    // The build reads which code a page loads from these.
    return [key, Object.assign(page, { brings: [...(load.brings ?? []), bar] })] as const;
  });
  return { ...pages, ...Object.fromEntries(barred) };
}
