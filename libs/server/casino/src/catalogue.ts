import { type CasinoGame, modelOf } from '@touchline/casino-contract';
import { factsOf } from './model-facts.ts';
import { STUDIOS, type Studio } from './studios.ts';

const FIRST_ID = 1_001;
/** Games that came out from this day on are new. */
const NEW_FROM = '2026-07-01';
const LAST_YEAR = 2026;
const LAST_MONTH = 10;
const MONTHS = 12;
const DAYS = 28;
/** A fifth of a euro, which stakes of a model are parts and multiples of; in cents. */
const LEAST_STAKE = 20;

/** A game with what only its preview tells. */
export interface KeptGame extends CasinoGame {
  languages: readonly string[];
  bonusContribution: number;
  /** The provider that plays its rounds for money on a server of its own. */
  servedBy?: string | undefined;
}

/** A whole number from 0 to `below`, always the same for the same text: the catalogue is one and the same after every start. */
function pick(text: string, below: number): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (hash >>> 3) % below;
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const two = (value: number): string => String(value).padStart(2, '0');

/** A day between the studio's first year and the end of the catalogue. */
function releaseOf(since: number, title: string): string {
  const months = (LAST_YEAR - since) * MONTHS + LAST_MONTH;
  const month = pick(`month ${title}`, months);
  return `${since + Math.floor(month / MONTHS)}-${two((month % MONTHS) + 1)}-${two(1 + pick(`day ${title}`, DAYS))}`;
}

/** What a stake counts towards wagering a bonus, in percent: where skill or even chances decide, little or nothing. */
const CONTRIBUTION: Readonly<Partial<Record<CasinoGame['kind'], number>>> = {
  table: 10,
  poker: 10,
  live: 10,
  instant: 50,
  crash: 50,
  skill: 0,
};
const FULL_CONTRIBUTION = 100;

type Draft = Omit<KeptGame, 'variant'>;

function draftOf(studio: Studio, [model, , theme]: Studio['series'][number], title: string, id: number): Draft {
  const { kind, features } = modelOf(model);
  const releasedAt = releaseOf(studio.since, title);
  return {
    ...{ id, title, kind, model, theme, features, releasedAt },
    slug: slugOf(title),
    provider: { id: studio.id, name: studio.name },
    tag: kind === 'live' ? 'live' : releasedAt >= NEW_FROM ? 'new' : null,
    ...factsOf(model, LEAST_STAKE),
    blockedCountries: studio.blocked,
    languages: studio.languages,
    bonusContribution: CONTRIBUTION[kind] ?? FULL_CONTRIBUTION,
    ...(studio.served?.includes(model) === true && { servedBy: studio.id }),
  };
}

const longTitle = ({ first, series }: Studio) => series.flatMap((one) => first.map((word) => ({ one, title: `${word} ${one[1]}` })));

/** Every casino game of the reference backend. The first game of a model by age is its original, the others are its variants. */
export function makeCatalogue(): readonly KeptGame[] {
  const drafts = STUDIOS.flatMap((studio) => longTitle(studio).map((game) => ({ studio, ...game }))).map(({ studio, one, title }, at) =>
    draftOf(studio, one, title, FIRST_ID + at),
  );
  const seen = new Map<string, number>();
  const byAge = drafts.toSorted((a, b) => (a.releasedAt < b.releasedAt ? -1 : a.releasedAt > b.releasedAt ? 1 : a.id - b.id));
  return byAge
    .map((draft): KeptGame => {
      const variant = (seen.get(draft.model) ?? 0) + 1;
      seen.set(draft.model, variant);
      return { ...draft, variant };
    })
    .toReversed();
}

/** A game without what only its preview tells. */
export function tileOf({ languages: _, bonusContribution: __, servedBy: ___, ...game }: KeptGame): CasinoGame {
  return game;
}
