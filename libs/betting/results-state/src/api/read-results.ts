import type { ExpressAnswer, PopularAnswer, ReceiptKeysAnswer } from '@touchline/betting-contract';
import {
  RESULT_PHASES,
  type ChampStatistic,
  type GameStatistic,
  type ResultsDay,
  type TeamStatistic,
} from '@touchline/betting-results-contract';
import { exactly, flag, integer, lightly, listOf, literal, nullable, objectOf, pairOf, readAs, text } from '@touchline/shared-primitives';

const pair = pairOf(integer);
const extraParts = {
  regularTime: pair,
  afterExtraTime: pair,
  shootOut: objectOf({}, { score: pair, winner: literal(1, 2) }),
};
const ending = objectOf({ main: pair }, extraParts);
const opponent = objectOf({ id: integer, name: text });
const game = objectOf(
  {
    id: integer,
    statisticId: text,
    sportId: integer,
    champId: integer,
    startAt: integer,
    phase: literal(...RESULT_PHASES),
    opponent1: opponent,
    opponent2: opponent,
    main: pair,
    periods: listOf(pair),
    subGames: listOf(objectOf({ kind: text, main: pair, periods: listOf(pair) })),
  },
  { ...extraParts, isReal: flag, finishers: listOf(objectOf({ number: integer, name: text })) },
);
const champ = objectOf({ id: integer, sportId: integer, name: text, slug: text, countryCode: nullable(text), games: integer });
const result = literal('win', 'draw', 'loss');
const form = listOf(
  objectOf({ statisticId: text, startAt: integer, opponent: text, isHome: flag, own: integer, other: integer, result }, { ending }),
);
const squad = listOf(objectOf({ name: text, goals: integer }));
const standing = objectOf(
  {
    teamId: integer,
    name: text,
    played: integer,
    won: integer,
    drawn: integer,
    lost: integer,
    scored: integer,
    conceded: integer,
    points: integer,
    form: listOf(result),
  },
  { isPlaying: flag },
);
const outcome = objectOf({ typeId: integer, statusId: integer, coef: integer }, { param: integer, name: text });
const event = objectOf(
  {
    kind: text,
    team: literal(0, 1, 2),
    periodId: integer,
    seconds: integer,
    score: pair,
  },
  { player: text },
);
const bracketPair = objectOf(
  {
    opponent1: nullable(text),
    opponent2: nullable(text),
    score: nullable(pair),
    startAt: integer,
    winner: nullable(literal(1, 2)),
  },
  { ending },
);
const winner = objectOf({ year: integer, winner: text, runnerUp: text, score: pair }, { ending });
export const readDay = readAs(
  exactly<ResultsDay>()(
    objectOf(
      {
        date: text,
        sports: listOf(objectOf({ id: integer, key: text, name: text, games: integer })),
        champs: listOf(champ),
        games: listOf(game),
        total: integer,
        page: integer,
        pages: integer,
      },
      { today: text },
    ),
  ),
);

export const readGame = readAs(
  exactly<GameStatistic>()(
    objectOf({
      game: game,
      champ: champ,
      markets: listOf(objectOf({ typeId: integer, outcomes: listOf(outcome) }, { param: integer })),
      events: listOf(event),
      form: pairOf(form),
      meetings: listOf(game),
      squads: pairOf(squad),
      odds: listOf(objectOf({ seconds: integer, score: pair, coefs: listOf(integer) })),
      hasDraw: flag,
      standings: listOf(standing),
    }),
  ),
);

export const readChamp = readAs(
  exactly<ChampStatistic>()(
    objectOf(
      {
        champ: champ,
        standings: listOf(standing),
        scorers: listOf(objectOf({ name: text, team: text, goals: integer })),
        results: listOf(game),
        next: listOf(game),
        bracket: listOf(listOf(bracketPair)),
      },
      { season: objectOf({ isOn: flag, from: integer, to: integer, winners: listOf(winner) }) },
    ),
  ),
);

export const readTeam = readAs(
  exactly<TeamStatistic>()(
    objectOf({
      team: opponent,
      champ: champ,
      form: form,
      squad: squad,
      next: listOf(game),
      results: listOf(game),
      standing: nullable(standing),
    }),
  ),
);

const players = pairOf(text);
const offered = objectOf(
  {
    id: integer,
    number: integer,
    kind: integer,
    sportId: integer,
    champId: integer,
    startAt: integer,
    section: literal('line', 'live'),
    opponent1: opponent,
    opponent2: opponent,
    state: objectOf({ statusId: integer, marketsCount: integer }),
    markets: listOf(
      objectOf(
        {
          id: integer,
          typeId: integer,
          outcomes: listOf(objectOf({ id: integer, typeId: integer, coef: integer }, { param: integer, name: text })),
        },
        { param: integer, playersDuel: players },
      ),
    ),
  },
  { statisticId: text },
);

/** @spec BT-09 */
export const readExpress = readAs(
  lightly<ExpressAnswer>()(
    objectOf({
      servedAt: integer,
      expresses: listOf(
        objectOf({
          expressId: integer,
          kind: literal('favourites', 'even', 'goals'),
          legs: listOf(objectOf({ game: offered, outcomeId: integer })),
        }),
      ),
      duels: listOf(offered),
    }),
  ),
);

/** @spec BT-01 */
export const readPopular = readAs(
  lightly<PopularAnswer>()(
    objectOf({
      servedAt: integer,
      fewestPlayers: integer,
      bets: listOf(objectOf({ game: offered, outcomeId: integer, players: integer })),
    }),
  ),
);

/** @spec BET-11 */
export const readReceiptKeys = readAs(lightly<ReceiptKeysAnswer>()(objectOf({ keys: listOf(objectOf({ id: text, publicKey: text })) })));
