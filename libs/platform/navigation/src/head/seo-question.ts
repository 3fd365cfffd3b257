import type { SeoQuestion } from '@touchline/platform-state';
import type { RouteMatch } from '@touchline/shared-routes';

export interface SeoPlace {
  url: URL;
  lang: string;
  match: RouteMatch;
  isSignedIn: boolean;
}

/** Whether the page shows a text for visitors. @spec LY-02 SE-03 */
const hasSeoBlock = ({ match: { row }, isSignedIn }: Pick<SeoPlace, 'match' | 'isSignedIn'>): boolean =>
  row.layout === 'main' && !isSignedIn && !row.hidden.includes('seoBlock');

/** The request to the SEO services for a page; null for a page that must not be indexed. @spec SE-01 SE-03 */
export function seoQuestionOf({ url, lang, match, isSignedIn }: SeoPlace): SeoQuestion | null {
  const { access, section, redirect, status } = match.row;
  if (access !== 'any' || section === 'shell' || redirect !== undefined || status !== undefined) return null;
  return { path: url.pathname, lang, hasBlock: hasSeoBlock({ match, isSignedIn }) };
}
