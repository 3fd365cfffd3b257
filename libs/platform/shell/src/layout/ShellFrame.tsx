import { LinkProvider } from '@touchline/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { RouterLink } from '../app/RouterLink.tsx';
import { useDocumentView } from '../app/use-document-view.ts';
import { useRoute } from '../app/use-route.ts';
import { Overlays } from '../overlays/Overlays.tsx';
import { PlainLayout } from './PlainLayout.tsx';

export interface ShellFrameProps {
  /** The main layout of this build. */
  Main: ComponentType<{ children: ReactNode }>;
  /** The page. */
  children: ReactNode;
}

/** Renders the page in the layout of its route. @spec LY-01 LY-02 */
export function ShellFrame({ Main, children }: ShellFrameProps) {
  const { row } = useRoute();
  useDocumentView();
  // An empty page shows the section alone (a coupon to print); the shell's own empty pages show the site's name.
  const hasBrand = row.layout === 'blocked' || row.layout === 'maintenance' || (row.layout === 'empty' && row.section === 'shell');
  return (
    <LinkProvider component={RouterLink}>
      {row.layout === 'main' ? <Main>{children}</Main> : <PlainLayout hasBrand={hasBrand}>{children}</PlainLayout>}
      <Overlays />
    </LinkProvider>
  );
}
