// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import {
  BONUS_IDS,
  CASINO_FEATURES,
  CASINO_KINDS,
  CASINO_SECTIONS,
  CASINO_TAGS,
  CASINO_THEMES,
  CASINO_VOLATILITIES,
  type CasinoCatalogue,
  type CasinoJackpot,
  type CasinoLobby,
  type CasinoOverview,
  type CasinoPreview,
  type CasinoProviders,
  type CasinoTournaments,
  LOBBY_ROWS,
  type MyCasino,
  type MyOffers,
  PLAY_BARRIERS,
  TOURNAMENT_IDS,
  type TournamentPage,
} from '@touchline/casino-contract';
import {
  between,
  eachValid,
  flag,
  literal,
  objectOf,
  otherwise,
  readAs,
  type Reader,
  text,
  textLike,
  whole,
} from '@touchline/shared-primitives';

const slugShape = textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 60);
const kindShape = literal(...CASINO_KINDS);
const themeShape = literal(...CASINO_THEMES);
const featureShape = literal(...CASINO_FEATURES);
const volatilityShape = literal(...CASINO_VOLATILITIES);
const gameShape = objectOf(
  {
    id: whole,
    slug: slugShape,
    title: text,
    provider: objectOf({ id: slugShape, name: text }),
    kind: kindShape,
    model: slugShape,
    variant: between(1),
    theme: otherwise(themeShape, 'classic'),
    features: eachValid(featureShape),
    tag: otherwise(literal(...CASINO_TAGS), null),
    rtp: otherwise(between(0, 20_000), null),
    volatility: otherwise(volatilityShape, null),
    hitRate: otherwise(between(0, 10_000), null),
    maxWin: otherwise(whole, null),
    lines: otherwise(whole, null),
    minStake: whole,
    maxStake: whole,
    releasedAt: text,
    blockedCountries: otherwise(eachValid(whole), []),
  },
  { art: text },
);
const gamesShape = eachValid(gameShape);
const kindsShape = eachValid(objectOf({ id: kindShape, games: whole }));
const languagesShape = otherwise(eachValid(text), []);
const tournamentShape = objectOf({
  id: literal(...TOURNAMENT_IDS),
  edition: slugShape,
  state: literal('upcoming', 'running', 'ended'),
  startsAt: whole,
  endsAt: whole,
  models: otherwise(eachValid(slugShape), []),
  prizes: otherwise(eachValid(objectOf({ from: whole, to: whole, units: whole })), []),
  players: whole,
});
export const readCasinoCatalogue: Reader<CasinoCatalogue> = readAs(
  objectOf({
    games: gamesShape,
    total: whole,
    page: between(1),
    pages: between(1),
    providers: otherwise(eachValid(objectOf({ id: slugShape, name: text, games: whole })), []),
    features: otherwise(eachValid(objectOf({ id: featureShape, games: whole })), []),
    themes: otherwise(eachValid(objectOf({ id: themeShape, games: whole })), []),
    volatilities: otherwise(eachValid(objectOf({ id: volatilityShape, games: whole })), []),
  }),
);
export const readCasinoJackpot: Reader<CasinoJackpot> = readAs(
  objectOf({ currencyIso: text, exponent: between(0, 4), amount: whole }, { seed: whole }),
);
export const readCasinoLobby: Reader<CasinoLobby> = readAs(
  objectOf({
    rows: eachValid(objectOf({ id: literal(...LOBBY_ROWS), games: gamesShape }, { of: slugShape, name: text, wordmark: text })),
    kinds: kindsShape,
  }),
);
export const readCasinoOverview: Reader<CasinoOverview> = readAs(
  objectOf({ sections: eachValid(objectOf({ id: literal(...CASINO_SECTIONS), games: gamesShape })), kinds: kindsShape }),
);
export const readCasinoPreview: Reader<CasinoPreview> = readAs(
  objectOf({
    game: gameShape,
    languages: languagesShape,
    bonusContribution: whole,
    sameModel: whole,
    blocked: otherwise(literal('country'), null),
    similar: otherwise(gamesShape, []),
  }),
);
export const readCasinoProviders: Reader<CasinoProviders> = readAs(
  objectOf({
    providers: eachValid(
      objectOf(
        {
          id: slugShape,
          name: text,
          games: whole,
          since: whole,
          kinds: otherwise(kindsShape, []),
          languages: languagesShape,
          newestAt: text,
        },
        { wordmark: text },
      ),
    ),
  }),
);
export const readCasinoTournaments: Reader<CasinoTournaments> = readAs(objectOf({ tournaments: eachValid(tournamentShape) }));
export const readMyCasino: Reader<MyCasino> = readAs(
  objectOf({ favourites: eachValid(between(1)), recent: eachValid(between(1)), barrier: otherwise(literal(...PLAY_BARRIERS), null) }),
);
export const readMyOffers: Reader<MyOffers> = readAs(
  objectOf({
    isOffered: flag,
    currencyIso: text,
    exponent: whole,
    bonuses: eachValid(
      objectOf({
        id: literal(...BONUS_IDS),
        state: literal('open', 'credited', 'ended'),
        done: whole,
        takenAt: whole,
        endsAt: whole,
        credited: otherwise(whole, null),
      }),
    ),
    tournaments: eachValid(
      objectOf({
        edition: slugShape,
        joinedAt: whole,
        rounds: whole,
        place: otherwise(whole, null),
        score: whole,
        prize: otherwise(whole, null),
      }),
    ),
  }),
);
export const readTournamentPage: Reader<TournamentPage> = readAs(
  objectOf({ tournament: tournamentShape, standings: eachValid(objectOf({ place: between(1), player: whole, score: whole })) }),
);
