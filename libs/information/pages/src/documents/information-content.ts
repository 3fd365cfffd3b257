import { documentPage } from '@touchline/content-pages';
import { InformationPage } from './InformationPage.tsx';

/** Pages whose text follows from code. */
const WITHOUT_DOCUMENT = ['cookies', 'betting-calculator'];

/** A page of information, by the page that the url names. @spec PI-03 */
export const informationContent = documentPage({
  needs: ({ page = 'about' }) => (WITHOUT_DOCUMENT.includes(page) ? {} : { document: { kind: 'page', slug: page } }),
  Body: InformationPage,
});
