import { DocumentBody, documentPage } from '@touchline/content-pages';
import type { PageContent } from '@touchline/ui-pages';
import { InstallSteps } from './InstallSteps.tsx';

/** A page about the app, with installation guides for each platform. @spec PI-02 */
export function appPage(slug: string, device: 'mobile' | 'desktop'): PageContent {
  const of = { kind: 'page', slug } as const;
  const Body = () => (
    <>
      <DocumentBody of={of} />
      <InstallSteps device={device} />
    </>
  );
  return documentPage({ needs: () => ({ document: of }), Body });
}
