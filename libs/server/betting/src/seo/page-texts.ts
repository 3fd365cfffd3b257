import type { SeoContent } from '@touchline/platform-contract';
import { fillMessage } from '@touchline/server-kernel';
import { MESSAGES, type SeoWords } from '../messages.ts';
import type { PageFacts, PageKind } from './page-facts.ts';

type Text = NonNullable<SeoContent['content']>;
type DescribedKind = Exclude<PageKind, 'other'>;

/** Fills the texts of a language with the facts of a page. */
class Writer {
  readonly #words: SeoWords;
  readonly #facts: Readonly<Record<string, string | number>>;
  readonly #page: PageFacts;

  constructor(lang: string, words: SeoWords, page: PageFacts) {
    const { sport, champ, home, away, coming, playing, groups } = page;
    this.#words = words;
    this.#page = page;
    this.#facts = {
      sport,
      champ,
      home,
      away,
      coming,
      playing,
      groups,
      next: page.next ?? '',
      names: new Intl.ListFormat(lang).format(page.names),
    };
  }

  format(key: keyof SeoWords): string {
    return fillMessage(this.#words[key], this.#facts);
  }

  /** A lead, followed by the next game if there is one. */
  lead(key: keyof SeoWords): string {
    return this.#page.next === null ? this.format(key) : `${this.format(key)} ${this.format('next')}`;
  }

  part(heading: keyof SeoWords, text: keyof SeoWords): Text['parts'][number] {
    return { heading: this.format(heading), text: this.format(text) };
  }

  markets(heading: keyof SeoWords): Text['parts'][number] {
    return this.part(heading, this.#page.model ?? 'winner');
  }

  /** A part about names; empty if there are none. */
  named(heading: keyof SeoWords, text: keyof SeoWords): Text['parts'] {
    return this.#page.names.length > 0 ? [this.part(heading, text)] : [];
  }
}

const TEXTS: Readonly<Record<DescribedKind, (writer: Writer, page: PageFacts) => Text>> = {
  home: (writer) => ({
    heading: writer.format('homeHeading'),
    lead: writer.lead('homeLead'),
    parts: [
      writer.part('oddsHeading', 'oddsText'),
      writer.part('couponsHeading', 'couponsText'),
      writer.part('controlHeading', 'controlText'),
    ],
  }),
  line: (writer) => ({
    heading: writer.format('lineHeading'),
    lead: writer.lead('lineLead'),
    parts: [writer.part('orderHeading', 'orderText'), writer.part('startHeading', 'startText')],
  }),
  live: (writer) => ({
    heading: writer.format('liveHeading'),
    lead: writer.format('liveLead'),
    parts: [writer.part('liveBetHeading', 'liveBetText')],
  }),
  sport: (writer) => ({
    heading: writer.format('sportHeading'),
    lead: writer.lead('sportLead'),
    parts: [...writer.named('topHeading', 'topText'), writer.markets('sportMarkets')],
  }),
  champ: (writer, { champ }) => ({
    heading: champ,
    lead: writer.lead('champLead'),
    parts: [...writer.named('teamsHeading', 'teamsText'), writer.markets('champMarkets')],
  }),
  game: (writer, { home, away }) => ({
    heading: `${home} – ${away}`,
    lead: writer.format('gameLead'),
    parts: [writer.markets('gameMarkets')],
  }),
  results: (writer) => ({ heading: writer.format('resultsHeading'), lead: writer.format('resultsLead'), parts: [] }),
};

const isDescribed = (page: PageFacts): page is PageFacts & { kind: DescribedKind } => page.kind !== 'other';
/** Pages in other languages have no texts. */
const writerOf = (lang: string, page: PageFacts) =>
  MESSAGES.languages.includes(lang) ? new Writer(lang, MESSAGES.in(lang).seo, page) : undefined;

/** The description of a page for search engines; undefined if the page or language has none. @spec SE-01 */
export const descriptionOf = (page: PageFacts, lang: string): string | undefined =>
  isDescribed(page) ? writerOf(lang, page)?.format(`${page.kind}Description`) : undefined;

/** The text at the bottom of a page; null if the page or language has none. @spec SE-03 */
export function contentOf(page: PageFacts, lang: string): Text | null {
  const writer = writerOf(lang, page);
  return writer !== undefined && isDescribed(page) ? TEXTS[page.kind](writer, page) : null;
}
