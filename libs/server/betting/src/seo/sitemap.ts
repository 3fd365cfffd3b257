import { type Champ, type Engine, momentOf } from '@touchline/server-engine';
import type { SitePages } from '@touchline/server-kernel';
import type { SitemapIndexAnswer, SitemapPagesAnswer } from '@touchline/platform-contract';
import { gamePath, listPath, routePath, splitLanguage } from '@touchline/shared-routes';
import { champSlug } from '@touchline/server-engine';

/** Pages per file; the protocol allows 50,000, but each of these pages lists every language. */
export const PAGES_OF_A_FILE = 1_000;
/** Pages per answer, to limit the memory of the reader. */
export const PAGES_OF_AN_ANSWER = 250;

interface Entry {
  id: number;
  /** Builds the path on demand: the sitemap index does not need it. */
  path: () => string;
  changedAt: number;
}
export const SITEMAP_SECTIONS = ['pages', 'sports', 'line'] as const;
export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];
export const isSitemapSection = (text: string): text is SitemapSection => (SITEMAP_SECTIONS as readonly string[]).includes(text);

/** Time of a revision in seconds; never later than now. */
const secondsOf = (engine: Engine, revision: number): number => Math.floor(Math.min(engine.now(), momentOf(revision)) / 1000);

const withoutLanguage = (path: string): string => splitLanguage(path).path;
const champPath = (champ: Champ): string =>
  listPath({
    lang: 'en',
    section: 'line',
    sportId: champ.sport.id,
    sportName: champ.sport.key,
    champId: champ.id,
    champName: champSlug(champ),
  });

/** Added to ids of championships, so that they sort after sports. */
const SPORT_IDS = 1_000_000;

/** Betting pages other than lists, by route key. */
const PAGES = ['home', 'champs', 'multi-live'] as const;
/** First id of pages of other modules, which sort after those of this one. */
const BROUGHT_IDS = 10_000;
function* pages(engine: Engine, brought: SitePages): Generator<Entry> {
  const changedAt = secondsOf(engine, engine.oldestRevision);
  const paths = [
    ...PAGES.map((key) => routePath(key, {}, { lang: 'en' })),
    ...(['line', 'live'] as const).map((section) => listPath({ lang: 'en', section })),
  ];
  for (const [at, path] of paths.entries()) yield { id: at + 1, path: () => path, changedAt };
  for (const [at, page] of brought.all().entries())
    yield { id: BROUGHT_IDS + at, path: () => `/en${page.path}`, changedAt: page.changedAt };
}

/** Pages of sports and championships; they change when a game is added or removed. */
function* sports(engine: Engine): Generator<Entry> {
  const changedAt = secondsOf(engine, engine.menuRevision('line'));
  const open = [...engine.games()].filter(({ section }) => section === 'line').map(({ fixture }) => fixture.champ);
  const seen = new Set<number>();
  for (const champ of new Map(open.map((one) => [one.id, one])).values()) {
    const { id: sportId, key } = champ.sport;
    if (!seen.has(sportId))
      yield { id: sportId, path: () => listPath({ lang: 'en', section: 'line', sportId, sportName: key }), changedAt };
    seen.add(sportId);
    yield { id: SPORT_IDS + champ.id, path: () => champPath(champ), changedAt };
  }
}
/** Pages of games on the line. Games in play end before a search engine would visit them. */
function* line(engine: Engine): Generator<Entry> {
  for (const { id, section, fixture, enteredRevision, stateRevision } of engine.games()) {
    if (section !== 'line') continue;
    const { champ, home, away } = fixture;
    const path = () =>
      gamePath({
        lang: 'en',
        section: 'line',
        sportId: champ.sport.id,
        sportName: champ.sport.key,
        champId: champ.id,
        champName: champSlug(champ),
        gameId: id,
        gameName: `${home.name} ${away.name}`,
      });
    yield { id, path, changedAt: secondsOf(engine, Math.max(enteredRevision, stateRevision)) };
  }
}
const ENTRIES: Readonly<Record<SitemapSection, (engine: Engine, brought: SitePages) => Iterable<Entry>>> = { pages, sports, line };

/** Sections of the sitemap, with their number of files. @spec SE-02 */
export function sitemapIndex(engine: Engine, brought: SitePages): SitemapIndexAnswer {
  return {
    sections: SITEMAP_SECTIONS.map((section) => {
      let count = 0;
      let changedAt = 0;
      for (const entry of ENTRIES[section](engine, brought)) {
        count += 1;
        changedAt = Math.max(changedAt, entry.changedAt);
      }
      return { section, parts: Math.max(1, Math.ceil(count / PAGES_OF_A_FILE)), changedAt };
    }),
  };
}

export interface PagesQuery {
  section: SitemapSection;
  /** Files are numbered from 1. */
  part: number;
  parts: number;
  /** Only pages with a greater id. */
  after: number;
}

/**
 * Some pages of one file. The id of a page determines its file, and pages are sorted by id, so that games added or removed between two
 * requests never cause another page to be repeated or skipped.
 *
 * @spec SE-02
 */
export function sitemapPages(engine: Engine, { section, part, parts, after }: PagesQuery, brought: SitePages): SitemapPagesAnswer {
  const entries: Entry[] = [];
  for (const entry of ENTRIES[section](engine, brought))
    if (entry.id > after && Math.floor(entry.id / 10) % parts === part - 1) entries.push(entry);
  entries.sort((a, b) => a.id - b.id);
  const pages = entries.slice(0, PAGES_OF_AN_ANSWER);
  return {
    pages: pages.map(({ path, changedAt }) => ({ path: withoutLanguage(path()), changedAt })),
    next: entries.length > pages.length ? (pages.at(-1)?.id ?? null) : null,
  };
}
