// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import {
  type ChampStatistic,
  type GameStatistic,
  RESULT_PHASES,
  type ResultsDay,
  type TeamStatistic,
} from '@touchline/betting-results-contract';
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
