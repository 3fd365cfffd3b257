import type { ComponentType, ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';

/** The shell around the page of the url. One component for the edge and the browser: ids of elements come from the place in the tree. @spec REM-9 */
export function SiteFrame({ Shell }: { Shell: ComponentType<{ children: ReactNode }> }) {
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <ScrollRestoration />
    </>
  );
}
