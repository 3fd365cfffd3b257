import type { Banner, BannerPlace, ContentCard, ContentDocument, ContentKind, LandingBlock } from '@touchline/content-contract';
import { LANGUAGE_FALLBACKS } from '@touchline/shared-primitives';
import { secondsOfDay, type Stored, type StoredKind } from './read-document.ts';

/** Properties of the reader that decide which documents are shown. */
export interface Reader {
  lang: string;
  /** Two upper-case letters; undefined if no trusted proxy names a country. */
  country: string | undefined;
  isPlayer: boolean;
  /** Self-excluded, on a break, or limits unreadable: shows no marketing. @spec LIM-5 */
  isExcluded: boolean;
  nowMs: number;
}

const LAST_FALLBACK = 'en';
const DAY_SECONDS = 86_400;
const MARKETING: readonly StoredKind[] = ['promotion', 'landing', 'banner'];

const isIn = (list: readonly string[] | undefined, country: string | undefined): boolean =>
  list !== undefined && country !== undefined && list.includes(country);

/** Whether a document may be shown to a reader now. */
export function isFor(
  { kind, facts }: Pick<Stored, 'kind' | 'facts'>,
  { country, isPlayer, isExcluded, nowMs }: Omit<Reader, 'lang'>,
): boolean {
  const now = nowMs / 1000;
  if (isExcluded && (facts.isMarketing || MARKETING.includes(kind))) return false;
  if (facts.starts !== undefined && now < secondsOfDay(facts.starts)) return false;
  if (facts.ends !== undefined && now >= secondsOfDay(facts.ends) + DAY_SECONDS) return false;
  if (facts.audience !== 'all' && (facts.audience === 'player') !== isPlayer) return false;
  // A document restricted to some countries is hidden if the reader's country is unknown.
  if (facts.countries !== undefined && !isIn(facts.countries, country)) return false;
  return !isIn(facts.notCountries, country);
}

function cardOf({ kind, slug, lang, facts, header }: Stored): ContentCard {
  return {
    kind: kind as ContentKind,
    slug,
    lang,
    title: header.title,
    summary: header.summary,
    label: header.label,
    art: facts.art,
    publishedAt: secondsOfDay(facts.date),
    updatedAt: secondsOfDay(facts.updated ?? facts.date),
    endsAt: facts.ends === undefined ? null : secondsOfDay(facts.ends) + DAY_SECONDS,
  };
}

export interface Library {
  /** Languages with at least one document. */
  languages: readonly string[];
  list(kind: ContentKind, reader: Reader): ContentCard[];
  find(kind: ContentKind, slug: string, reader: Reader): ContentDocument | undefined;
  banners(place: BannerPlace, reader: Reader): Banner[];
}

/** Indexes documents by kind, slug and language. */
export function createLibrary(documents: readonly Stored[]): Library {
  const byName = new Map<string, Map<string, Stored>>();
  for (const document of documents) {
    const name = `${document.kind}/${document.slug}`;
    const languages = byName.get(name) ?? new Map<string, Stored>();
    byName.set(name, languages.set(document.lang, document));
  }
  const versionFor = (languages: ReadonlyMap<string, Stored> | undefined, reader: Reader): Stored | undefined => {
    const order = [reader.lang, ...(LANGUAGE_FALLBACKS[reader.lang] ?? []), LAST_FALLBACK];
    const version = order.map((lang) => languages?.get(lang)).find((found) => found !== undefined);
    return version !== undefined && isFor(version, reader) ? version : undefined;
  };
  const allOf = (kind: StoredKind, reader: Reader): Stored[] =>
    [...byName]
      .filter(([name]) => name.startsWith(`${kind}/`))
      .flatMap(([, languages]) => versionFor(languages, reader) ?? [])
      .sort(
        (a, b) => a.facts.order - b.facts.order || secondsOfDay(b.facts.date) - secondsOfDay(a.facts.date) || (a.slug < b.slug ? -1 : 1),
      );
  const one = (kind: StoredKind, slug: string, reader: Reader) => versionFor(byName.get(`${kind}/${slug}`), reader);

  const blocksOf = ({ header }: Stored, reader: Reader): LandingBlock[] =>
    header.blocks.map((block) =>
      block.type === 'cards'
        ? {
            type: 'cards',
            title: block.title,
            cards: block.promotions.flatMap((slug) => {
              const found = one('promotion', slug, reader);
              return found === undefined ? [] : [cardOf(found)];
            }),
          }
        : block,
    );

  return {
    languages: [...new Set(documents.map(({ lang }) => lang))],
    list: (kind, reader) => allOf(kind, reader).map(cardOf),
    find: (kind, slug, reader) => {
      const found = one(kind, slug, reader);
      if (found === undefined) return undefined;
      const { terms, reward, sportId, points } = found.facts;
      return { ...cardOf(found), body: found.body, terms, reward, blocks: blocksOf(found, reader), sportId, points };
    },
    banners: (place, reader) =>
      allOf('banner', reader).flatMap(({ slug, lang, header: { title, summary }, facts: { art, path, places } }) =>
        places.includes(place) && art !== null && path !== undefined ? [{ slug, lang, title, summary, art, path }] : [],
      ),
  };
}
