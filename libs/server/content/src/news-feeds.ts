import type { ContentCard } from '@touchline/content-contract';
import { routePath } from '@touchline/shared-routes';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters that are invalid in XML even when escaped. */
// eslint-disable-next-line no-control-regex -- matches control characters on purpose
const NEVER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string): string => text.replace(NEVER, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

export interface FeedTerms {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  lang: string;
  title: string;
  /** Path of this feed. */
  self: string;
}

const linkOf = ({ slug }: ContentCard, { origin, lang }: FeedTerms): string => origin + routePath('news', { slug }, { lang });
const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The news as RSS 2.0. @spec PI-03 */
export function rssOf(cards: readonly ContentCard[], terms: FeedTerms): string {
  const items = cards.map((card) => {
    const link = xml(linkOf(card, terms));
    const date = new Date(card.publishedAt * 1000).toUTCString();
    return `<item><title>${xml(card.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${xml(card.summary)}</description></item>`;
  });
  const home = xml(terms.origin + routePath('news', {}, { lang: terms.lang }));
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${xml(terms.title)}</title><link>${home}</link><description>${xml(terms.title)}</description><language>${xml(terms.lang)}</language>${items.join('')}</channel></rss>`;
}

/** The news as Atom. @spec PI-03 */
export function atomOf(cards: readonly ContentCard[], terms: FeedTerms): string {
  const entries = cards.map((card) => {
    const link = xml(linkOf(card, terms));
    return `<entry><title>${xml(card.title)}</title><link href="${link}"/><id>${link}</id><published>${isoOf(card.publishedAt)}</published><updated>${isoOf(card.updatedAt)}</updated><summary>${xml(card.summary)}</summary></entry>`;
  });
  const self = xml(terms.origin + terms.self);
  const latest = Math.max(0, ...cards.map(({ updatedAt }) => updatedAt));
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(terms.lang)}"><title>${xml(terms.title)}</title><id>${self}</id><link rel="self" href="${self}"/><updated>${isoOf(latest)}</updated><author><name>${xml(terms.title)}</name></author>${entries.join('')}</feed>`;
}
