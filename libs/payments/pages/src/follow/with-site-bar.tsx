import type { SectionPage } from '@touchline/shared-state';

type LoadPage = () => Promise<SectionPage>;

const bar = () => import('./SiteBar.tsx');

/**
 * Puts the site's bar above pages whose layout is headless. It is part of the page, so the route table stays as specified.
 *
 * @spec LY-01
 */
export function withSiteBar<Pages extends Record<string, LoadPage>>(pages: Pages, keys: readonly (keyof Pages)[]): Pages {
  const barred = keys.map((key) => {
    const load = pages[key] as LoadPage & { brings?: readonly unknown[] };
    const page: LoadPage = async () => {
      const [{ SiteBar }, { Component, ...rest }] = await Promise.all([bar(), load()]);
      const Barred = () => (
        <>
          <SiteBar />
          <Component />
        </>
      );
      return { ...rest, Component: Barred };
    };
    // The build reads which code a page loads from these.
    return [key, Object.assign(page, { brings: [...(load.brings ?? []), bar] })] as const;
  });
  return { ...pages, ...(Object.fromEntries(barred) as Partial<Pages>) };
}
