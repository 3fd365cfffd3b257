import { documentPage } from '@touchline/content-pages';
import { LandingPage } from './LandingPage.tsx';

/** A landing page of configured blocks; not indexed. @spec PI-02 */
export const landingContent = documentPage({
  needs: ({ landingId = 'none' }) => ({ document: { kind: 'landing', slug: landingId } }),
  Body: LandingPage,
  seo: ({ title }) => ({ title, robots: 'noindex' }),
});
