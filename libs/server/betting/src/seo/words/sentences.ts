import type { SeoContent } from '@touchline/platform-contract';
import type { PageFacts, PageKind } from '../page-facts.ts';

export type Text = NonNullable<SeoContent['content']>;
type DescribedKind = Exclude<PageKind, 'other'>;

/**
 * Sentences about pages in one language. Facts are placeholders in braces: `{coming}`, `{playing}` and `{groups}` are counts, `{sport}`,
 * `{champ}`, `{home}` and `{away}` are names, `{names}` is a list of names, `{next}` the next game to start.
 */
export interface Sentences extends Record<`${DescribedKind}Description`, string> {
  /** Added to a lead if there is a next game. */
  next: string;
  /** Available markets, by the model of a sport. */
  goals: string;
  points: string;
  sets: string;
  duel: string;
  race: string;
  winner: string;

  homeHeading: string;
  homeLead: string;
  oddsHeading: string;
  oddsText: string;
  couponsHeading: string;
  couponsText: string;
  controlHeading: string;
  controlText: string;
  lineHeading: string;
  lineLead: string;
  orderHeading: string;
  orderText: string;
  startHeading: string;
  startText: string;
  liveHeading: string;
  liveLead: string;
  liveBetHeading: string;
  liveBetText: string;
  sportHeading: string;
  sportLead: string;
  topHeading: string;
  topText: string;
  sportMarkets: string;
  champLead: string;
  teamsHeading: string;
  teamsText: string;
  champMarkets: string;
  gameLead: string;
  gameMarkets: string;
  resultsHeading: string;
  resultsLead: string;
}

/** Fills the sentences of a language with the facts of a page. */
class Writer {
  readonly #sentences: Sentences;
  readonly #facts: Readonly<Record<string, string | number>>;
  readonly #page: PageFacts;

  constructor(lang: string, sentences: Sentences, page: PageFacts) {
    const { sport, champ, home, away, coming, playing, groups } = page;
    this.#sentences = sentences;
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

  format(key: keyof Sentences): string {
    return this.#sentences[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(this.#facts[name] ?? ''));
  }

  /** A lead, followed by the next game if there is one. */
  lead(key: keyof Sentences): string {
    return this.#page.next === null ? this.format(key) : `${this.format(key)} ${this.format('next')}`;
  }

  part(heading: keyof Sentences, text: keyof Sentences): Text['parts'][number] {
    return { heading: this.format(heading), text: this.format(text) };
  }

  markets(heading: keyof Sentences): Text['parts'][number] {
    return this.part(heading, this.#page.model ?? 'winner');
  }

  /** A part about names; empty if there are none. */
  named(heading: keyof Sentences, text: keyof Sentences): Text['parts'] {
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

/** The description of a page for search engines. @spec SE-01 */
export const describe = (lang: string, sentences: Sentences, page: PageFacts & { kind: DescribedKind }): string =>
  new Writer(lang, sentences, page).format(`${page.kind}Description`);

/** The text at the bottom of a page. @spec SE-03 */
export const textOf = (lang: string, sentences: Sentences, page: PageFacts & { kind: DescribedKind }): Text =>
  TEXTS[page.kind](new Writer(lang, sentences, page), page);
