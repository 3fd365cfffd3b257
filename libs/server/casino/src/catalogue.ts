import type { CasinoGame } from '@touchline/casino-contract';
import { entryOf, type ModelId, MODELS } from '@touchline/casino-game-math';
import { plain } from '@touchline/server-kernel';
import { factsOf } from './model-facts.ts';
import { type Series, STUDIOS, type Studio } from './studios.ts';
import { tileAddress } from './tile-addresses.ts';

const FIRST_ID = 1_001;
/** Games released on or after this day are marked as new. */
const NEW_FROM = '2026-07-01';
const LAST_YEAR = 2026;
const LAST_MONTH = 10;
const MONTHS = 12;
const DAYS = 28;
/** 0.20 EUR in cents. Stakes of the models are fractions and multiples of it. */
export const LEAST_STAKE = 20;

/** A catalogue game with the fields that only its preview shows. */
export interface KeptGame extends CasinoGame {
  languages: readonly string[];
  bonusContribution: number;
  /** The external provider that plays the real-money rounds of the game. */
  servedBy?: string | undefined;
  /** Title whose figure the tile shows, if it is not its own. */
  likeTitle?: string;
}

/** A deterministic integer in [0, below), hashed from the text, so that the catalogue is identical after every start. */
function pick(text: string, below: number): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (hash >>> 3) % below;
}

const slugOf = (title: string): string => plain(title).replaceAll(' ', '-');

const two = (value: number): string => String(value).padStart(2, '0');

/** A release date between the studio's first year and October 2026. */
function releaseOf(since: number, title: string): string {
  const months = (LAST_YEAR - since) * MONTHS + LAST_MONTH;
  const month = pick(`month ${title}`, months);
  return `${since + Math.floor(month / MONTHS)}-${two((month % MONTHS) + 1)}-${two(1 + pick(`day ${title}`, DAYS))}`;
}

/** Percentage of a stake that counts towards wagering a bonus: little or nothing for games of skill and games with nearly even chances. */
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
  const { kind, features } = entryOf(model).catalogue;
  const releasedAt = releaseOf(studio.since, title);
  return {
    ...{ id, title, kind, model, theme, features, releasedAt },
    slug: slugOf(title),
    art: tileAddress(id),
    provider: { id: studio.id, name: studio.name },
    tag: kind === 'live' ? 'live' : releasedAt >= NEW_FROM ? 'new' : null,
    ...factsOf(model, LEAST_STAKE),
    blockedCountries: studio.blocked,
    languages: studio.languages,
    bonusContribution: CONTRIBUTION[kind] ?? FULL_CONTRIBUTION,
    ...(studio.served?.includes(model) === true && { servedBy: studio.id }),
  };
}

const titlesOf = (studio: Studio, series: readonly Series[]) =>
  series.flatMap((one) => studio.first.map((word) => ({ studio, one, title: `${word} ${one[1]}` })));

/** Series that the entry of a model names. They follow all others, because ids of games are part of URLs. */
function seriesOf(model: ModelId) {
  const { games } = entryOf(model).catalogue;
  const studio = STUDIOS.find(({ id }) => id === games?.studio);
  return games === undefined || studio === undefined ? [] : titlesOf(studio, [[model, games.name, games.theme]]);
}

/** All casino games of the reference backend. The oldest game of a model is the original; later ones are its variants. */
export function makeCatalogue(): readonly KeptGame[] {
  const titles = [...STUDIOS.flatMap((studio) => titlesOf(studio, studio.series)), ...MODELS.flatMap(({ id }) => seriesOf(id))];
  const drafts = titles.map(({ studio, one, title }, at) => draftOf(studio, one, title, FIRST_ID + at));
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

/** A game without the fields that only its preview shows. */
export function tileOf({ languages: _, bonusContribution: __, servedBy: ___, likeTitle: ____, ...game }: KeptGame): CasinoGame {
  return game;
}
