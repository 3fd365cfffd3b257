// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import {
  type ChampStatistic,
  type GameStatistic,
  RESULT_PHASES,
  type ResultsDay,
  type TeamStatistic,
} from '@touchline/betting-results-contract';
import type { ExpressAnswer, PopularAnswer, ReceiptKeysAnswer } from '@touchline/betting-contract';
import {
  between,
  flag,
  integer,
  listOf,
  literal,
  nullable,
  objectOf,
  pairOf,
  readAs,
  type Reader,
  text,
  whole,
  withValid,
} from '@touchline/shared-primitives';

const champShape = objectOf({ id: whole, sportId: whole, name: text, slug: text, countryCode: nullable(text), games: whole });
const formShape = literal('win', 'draw', 'loss');
const standingShape = objectOf(
  {
    teamId: whole,
    name: text,
    played: whole,
    won: whole,
    drawn: whole,
    lost: whole,
    scored: whole,
    conceded: whole,
    points: whole,
    form: listOf(formShape),
  },
  { isPlaying: flag },
);
const standingsShape = listOf(standingShape);
const opponent1Shape = objectOf({ id: whole, name: text });
const shootOutShape = objectOf({}, { score: pairOf(integer), winner: literal(1, 2) });
const resultShape = objectOf(
  {
    id: whole,
    statisticId: text,
    sportId: whole,
    champId: whole,
    startAt: integer,
    phase: literal(...RESULT_PHASES),
    opponent1: opponent1Shape,
    opponent2: opponent1Shape,
    main: pairOf(integer),
    periods: listOf(pairOf(integer)),
    subGames: listOf(objectOf({ kind: text, main: pairOf(integer), periods: listOf(pairOf(integer)) })),
  },
  {
    regularTime: pairOf(integer),
    afterExtraTime: pairOf(integer),
    shootOut: shootOutShape,
    isReal: flag,
    finishers: listOf(objectOf({ number: whole, name: text })),
  },
);
const resultsShape = listOf(resultShape);
const endingShape = objectOf(
  { main: pairOf(integer) },
  { regularTime: pairOf(integer), afterExtraTime: pairOf(integer), shootOut: shootOutShape },
);
const gameShape = objectOf(
  {
    id: whole,
    number: integer,
    kind: integer,
    sportId: whole,
    champId: whole,
    startAt: integer,
    section: literal('line', 'live'),
    opponent1: opponent1Shape,
    opponent2: opponent1Shape,
    state: withValid(
      objectOf(
        { statusId: literal(1, 2, 3, 4), marketsCount: integer },
        {
          isFinished: flag,
          isLiveInLive: flag,
          score: withValid(
            objectOf(
              { main: pairOf(integer), periods: listOf(pairOf(integer)) },
              {
                regularTime: pairOf(integer),
                afterExtraTime: pairOf(integer),
                shootOut: shootOutShape,
                points: pairOf(text),
                wickets: pairOf(integer),
                balls: pairOf(integer),
                target: integer,
                hits: pairOf(integer),
                errors: pairOf(integer),
                corners: pairOf(integer),
                yellow: pairOf(integer),
                red: pairOf(integer),
                attacks: pairOf(integer),
              },
            ),
            { serving: literal(1, 2) },
          ),
          race: objectOf({ laps: between(1), marksPerLap: between(1), marks: listOf(listOf(integer)) }),
          clock: objectOf(
            { periodId: integer, seconds: integer, at: integer, isRunning: flag, direction: literal('up', 'down', 'none') },
            { rate: between(2) },
          ),
          isSuspended: flag,
        },
      ),
      { suspendReason: literal('goal', 'penalty', 'red-card', 'review', 'break', 'feed', 'closed') },
    ),
    hasVideo: flag,
    markets: listOf(
      objectOf(
        {
          id: whole,
          typeId: whole,
          outcomes: listOf(
            objectOf(
              { id: whole, typeId: whole, coef: between(1_000, 1_000_000_000) },
              { param: integer, name: text, isBlocked: flag, isDepend: flag, isBannedExpress: flag },
            ),
          ),
        },
        { param: integer, isSuspended: flag, playersDuel: pairOf(text) },
      ),
    ),
  },
  {
    originalStartAt: integer,
    runners: listOf(opponent1Shape),
    statisticId: text,
    isTop: flag,
    isReplay: flag,
    players: integer,
    parentId: whole,
    subKind: text,
  },
);
const formShape2 = listOf(
  objectOf(
    { statisticId: text, startAt: integer, opponent: text, isHome: flag, own: whole, other: whole, result: formShape },
    { ending: endingShape },
  ),
);
const squadsShape = listOf(objectOf({ name: text, goals: whole }));
export const readChampStatistic: Reader<ChampStatistic> = readAs(
  objectOf(
    {
      champ: champShape,
      standings: standingsShape,
      scorers: listOf(objectOf({ name: text, team: text, goals: whole })),
      results: resultsShape,
      next: resultsShape,
      bracket: listOf(
        listOf(
          objectOf(
            {
              opponent1: nullable(text),
              opponent2: nullable(text),
              score: nullable(pairOf(integer)),
              startAt: integer,
              winner: nullable(literal(1, 2)),
            },
            { ending: endingShape },
          ),
        ),
      ),
    },
    {
      season: objectOf({
        isOn: flag,
        from: integer,
        to: integer,
        winners: listOf(objectOf({ year: whole, winner: text, runnerUp: text, score: pairOf(integer) }, { ending: endingShape })),
      }),
    },
  ),
);
export const readExpressAnswer: Reader<ExpressAnswer> = readAs(
  objectOf({
    servedAt: integer,
    expresses: listOf(
      objectOf({
        expressId: whole,
        kind: literal('favourites', 'even', 'goals', 'fewGoals'),
        legs: listOf(objectOf({ game: gameShape, outcomeId: whole })),
      }),
    ),
    duels: listOf(gameShape),
  }),
);
export const readGameStatistic: Reader<GameStatistic> = readAs(
  objectOf({
    game: resultShape,
    champ: champShape,
    markets: listOf(
      objectOf(
        {
          typeId: whole,
          outcomes: listOf(objectOf({ typeId: whole, statusId: integer, coef: between(1_000) }, { param: integer, name: text })),
        },
        { param: integer },
      ),
    ),
    events: listOf(
      objectOf({ kind: text, team: literal(0, 1, 2), periodId: whole, seconds: whole, score: pairOf(integer) }, { player: text }),
    ),
    form: pairOf(formShape2),
    meetings: resultsShape,
    squads: pairOf(squadsShape),
    odds: listOf(objectOf({ seconds: whole, score: pairOf(integer), coefs: listOf(whole) })),
    hasDraw: flag,
    standings: standingsShape,
  }),
);
export const readPopularAnswer: Reader<PopularAnswer> = readAs(
  objectOf({ servedAt: integer, fewestPlayers: integer, bets: listOf(objectOf({ game: gameShape, outcomeId: whole, players: integer })) }),
);
export const readReceiptKeysAnswer: Reader<ReceiptKeysAnswer> = readAs(objectOf({ keys: listOf(objectOf({ id: text, publicKey: text })) }));
export const readResultsDay: Reader<ResultsDay> = readAs(
  objectOf(
    {
      date: text,
      sports: listOf(objectOf({ id: whole, key: text, name: text, games: whole })),
      champs: listOf(champShape),
      games: resultsShape,
      total: whole,
      page: between(1),
      pages: between(1),
    },
    { today: text },
  ),
);
export const readTeamStatistic: Reader<TeamStatistic> = readAs(
  objectOf({
    team: opponent1Shape,
    champ: champShape,
    form: formShape2,
    squad: squadsShape,
    next: resultsShape,
    results: resultsShape,
    standing: nullable(standingShape),
  }),
);
