import { checkedText, CurrencyIso, eachValid, otherwise, Whole } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { CASINO_SECTIONS, CASINO_TAGS, CASINO_THEMES, CASINO_VOLATILITIES, LOBBY_ROWS } from './catalogue.ts';
import { PLAY_BARRIERS } from './mine.ts';
import { CASINO_FEATURES, CASINO_KINDS } from './models.ts';

/** A URL segment of the casino. */
export const Slug = checkedText(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)));
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Percent = otherwise(z.nullable(Whole.check(z.maximum(10_000))), null);
/** With the best play a few games of video poker return more than the stake. */
const Return = otherwise(z.nullable(Whole.check(z.maximum(20_000))), null);
const WholeOrNull = otherwise(z.nullable(Whole), null);
/** A list whose invalid entries are dropped. */
const entries = <S extends z.ZodMiniType>(of: S) => z.readonly(eachValid(z.array(of)));
/** The same, empty if there is no list. */
const fewEntries = <S extends z.ZodMiniType>(of: S) => otherwise(entries(of), [] as never);
const Languages = fewEntries(z.string());
/** Address of a picture on this site. */
const Picture = z.optional(z.string());

/** A casino game as shown on a tile. */
export const CasinoGame = z.object({
  id: Whole,
  slug: Slug,
  title: z.string(),
  /** Its picture, 3 by 4, with the title on it. */
  art: Picture,
  provider: z.object({ id: Slug, name: z.string() }),
  kind: z.enum(CASINO_KINDS),
  /** Id of the mathematical model. Games of one model share rules, odds and pay table and differ only in name and art. */
  model: Slug,
  /** 1 for the first game of its model; every other game is a variant of it, with the same mathematics. */
  variant: z.int().check(z.minimum(1)),
  theme: otherwise(z.enum(CASINO_THEMES), 'classic'),
  features: entries(z.enum(CASINO_FEATURES)),
  tag: otherwise(z.nullable(z.enum(CASINO_TAGS)), null),
  /** Return to player in hundredths of a percent: 9642 is 96.42 %. Computed from the model; null where a game has none. */
  rtp: Return,
  volatility: otherwise(z.nullable(z.enum(CASINO_VOLATILITIES)), null),
  /** Share of rounds that pay anything, in hundredths of a percent. */
  hitRate: Percent,
  /** Largest win in hundredths of the stake: 250000 is 2,500 times. */
  maxWin: WholeOrNull,
  lines: WholeOrNull,
  /** Stake limits, in minor units of the euro. */
  minStake: Whole,
  maxStake: Whole,
  /** ISO date. */
  releasedAt: Day,
  /** Countries (ISO 3166 numeric) where the provider does not offer the game. */
  blockedCountries: fewEntries(Whole),
});
export type CasinoGame = z.infer<typeof CasinoGame>;
const Games = entries(CasinoGame);

/** A filter option with the number of games that match it. */
const CasinoChoice = z.object({ id: Slug, name: z.string(), games: Whole });
const counted = <Id extends z.ZodMiniType>(id: Id) => z.object({ id, games: Whole });

/** One page of the catalogue. */
export const CasinoCatalogue = z.object({
  games: Games,
  /** Number of games in the whole selection. */
  total: Whole,
  page: z.int().check(z.minimum(1)),
  pages: z.int().check(z.minimum(1)),
  /** Providers of all games of this kind that match the search, regardless of the selected provider. */
  providers: fewEntries(CasinoChoice),
  /** Features, themes and volatilities of the selected games, each with its number of games. */
  features: fewEntries(counted(z.enum(CASINO_FEATURES))),
  themes: fewEntries(counted(z.enum(CASINO_THEMES))),
  volatilities: fewEntries(counted(z.enum(CASINO_VOLATILITIES))),
});
export type CasinoCatalogue = z.infer<typeof CasinoCatalogue>;

/** A provider as shown in the list of providers. */
const CasinoProvider = z.object({
  ...CasinoChoice.shape,
  /** Year of its first game. */
  since: Whole,
  kinds: fewEntries(counted(z.enum(CASINO_KINDS))),
  /** Languages of its games. */
  languages: Languages,
  /** Date of its latest release. */
  newestAt: Day,
  /** Its name as a picture of 120 by 40. */
  wordmark: Picture,
});
export type CasinoProvider = z.infer<typeof CasinoProvider>;
export const CasinoProviders = z.object({ providers: entries(CasinoProvider) });
export type CasinoProviders = z.infer<typeof CasinoProviders>;

/** The overview of the casino. */
export const CasinoOverview = z.object({
  sections: entries(z.object({ id: z.enum(CASINO_SECTIONS), games: Games })),
  kinds: entries(counted(z.enum(CASINO_KINDS))),
});
export type CasinoOverview = z.infer<typeof CasinoOverview>;

/** A row of the lobby. */
const LobbyRow = z.object({
  id: z.enum(LOBBY_ROWS),
  /** The theme or the studio of the row; absent in other rows. */
  of: z.optional(Slug),
  /** Name of the studio. */
  name: z.optional(z.string()),
  /** Wordmark of the studio, 120 by 40. */
  wordmark: Picture,
  games: Games,
});
export type LobbyRow = z.infer<typeof LobbyRow>;
/** The lobby: rows of games from top to bottom. A row without games is left out. @spec CS-01 */
export const CasinoLobby = z.object({ rows: entries(LobbyRow), kinds: entries(counted(z.enum(CASINO_KINDS))) });
export type CasinoLobby = z.infer<typeof CasinoLobby>;

/** The jackpot that several games contribute to and can win. */
export const CasinoJackpot = z.object({
  currencyIso: CurrencyIso,
  exponent: Whole.check(z.maximum(4)),
  /** Balance in the ledger, in minor units. */
  amount: Whole,
  /** What the house puts in at the start, in minor units; a jackpot below it is not shown. Absent without a seed. */
  seed: z.optional(Whole),
});
export type CasinoJackpot = z.infer<typeof CasinoJackpot>;

/** Details of one game, shown before it is opened. @spec CS-04 */
export const CasinoPreview = z.object({
  game: CasinoGame,
  languages: Languages,
  /** Percentage of a stake that counts towards wagering a bonus. */
  bonusContribution: Whole,
  /** Number of other games with the same mathematical model. */
  sameModel: Whole,
  /** Why the game is not offered in the requested country, or null. */
  blocked: otherwise(z.nullable(z.literal('country')), null),
  /** Games with the same theme or model, from any provider. */
  similar: otherwise(Games, []),
});
export type CasinoPreview = z.infer<typeof CasinoPreview>;

const GameId = z.int().check(z.minimum(1));
/** The player's data in the casino. */
export const MyCasino = z.object({
  /** Game ids, latest first. */
  favourites: entries(GameId),
  /** Ids of games recently played for money, latest first. */
  recent: entries(GameId),
  barrier: otherwise(z.nullable(z.enum(PLAY_BARRIERS)), null),
});
export type MyCasino = z.infer<typeof MyCasino>;
