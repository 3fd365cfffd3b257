import type { ExpressAnswer, PopularAnswer, ReceiptKeysAnswer } from '@touchline/betting-contract';
import {
  RESULT_PHASES,
  type ChampStatistic,
  type GameStatistic,
  type ResultsDay,
  type TeamStatistic,
} from '@touchline/betting-results-contract';
import { hasFields, isAbsentOr, isFlag, isListOf, isNullOr, isOneOf, isPair, isText, isWhole, readAs } from '../rules/shape.ts';

const isOpponent = hasFields({ id: isWhole, name: isText });
const isGame = hasFields({
  id: isWhole,
  statisticId: isText,
  sportId: isWhole,
  champId: isWhole,
  startAt: isWhole,
  phase: isOneOf(...RESULT_PHASES),
  opponent1: isOpponent,
  opponent2: isOpponent,
  main: isPair,
  periods: isListOf(isPair),
  final: isAbsentOr(isPair),
  isReal: isAbsentOr(isFlag),
  subGames: isListOf(hasFields({ kind: isText, main: isPair, periods: isListOf(isPair) })),
});
const isChamp = hasFields({ id: isWhole, sportId: isWhole, name: isText, slug: isText, countryCode: isNullOr(isText), games: isWhole });
const isResult = isOneOf('win', 'draw', 'loss');
const isForm = isListOf(
  hasFields({ statisticId: isText, startAt: isWhole, opponent: isText, isHome: isFlag, own: isWhole, other: isWhole, result: isResult }),
);
const isSquad = isListOf(hasFields({ name: isText, goals: isWhole }));
const isStanding = hasFields({
  teamId: isWhole,
  name: isText,
  played: isWhole,
  won: isWhole,
  drawn: isWhole,
  lost: isWhole,
  scored: isWhole,
  conceded: isWhole,
  points: isWhole,
  form: isListOf(isResult),
  isPlaying: isAbsentOr(isFlag),
});
const isOutcome = hasFields({ typeId: isWhole, param: isAbsentOr(isWhole), name: isAbsentOr(isText), statusId: isWhole, coef: isWhole });
const isEvent = hasFields({
  kind: isText,
  team: isOneOf(0, 1, 2),
  periodId: isWhole,
  seconds: isWhole,
  player: isAbsentOr(isText),
  score: isPair,
});
const isBracketPair = hasFields({
  opponent1: isNullOr(isText),
  opponent2: isNullOr(isText),
  score: isNullOr(isPair),
  startAt: isWhole,
  winner: isNullOr(isOneOf(1, 2)),
});
const isTwo = (test: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(test);

export const readDay = readAs<ResultsDay>(
  hasFields({
    date: isText,
    sports: isListOf(hasFields({ id: isWhole, key: isText, name: isText, games: isWhole })),
    champs: isListOf(isChamp),
    games: isListOf(isGame),
    total: isWhole,
    page: isWhole,
    pages: isWhole,
  }),
);

export const readGame = readAs<GameStatistic>(
  hasFields({
    game: isGame,
    champ: isChamp,
    markets: isListOf(hasFields({ typeId: isWhole, param: isAbsentOr(isWhole), outcomes: isListOf(isOutcome) })),
    events: isListOf(isEvent),
    form: isTwo(isForm),
    meetings: isListOf(isGame),
    squads: isTwo(isSquad),
    odds: isListOf(hasFields({ seconds: isWhole, score: isPair, coefs: isListOf(isWhole) })),
    hasDraw: isFlag,
    standings: isListOf(isStanding),
  }),
);

export const readChamp = readAs<ChampStatistic>(
  hasFields({
    champ: isChamp,
    standings: isListOf(isStanding),
    scorers: isListOf(hasFields({ name: isText, team: isText, goals: isWhole })),
    results: isListOf(isGame),
    next: isListOf(isGame),
    bracket: isListOf(isListOf(isBracketPair)),
  }),
);

export const readTeam = readAs<TeamStatistic>(
  hasFields({
    team: isOpponent,
    champ: isChamp,
    form: isForm,
    squad: isSquad,
    next: isListOf(isGame),
    results: isListOf(isGame),
    standing: isNullOr(isStanding),
  }),
);

const isPlayers = isTwo(isText);
const isOffered = hasFields({
  id: isWhole,
  number: isWhole,
  kind: isWhole,
  sportId: isWhole,
  champId: isWhole,
  startAt: isWhole,
  section: isOneOf('line', 'live'),
  opponent1: isOpponent,
  opponent2: isOpponent,
  state: hasFields({ statusId: isWhole, marketsCount: isWhole }),
  statisticId: isAbsentOr(isText),
  markets: isListOf(
    hasFields({
      id: isWhole,
      typeId: isWhole,
      param: isAbsentOr(isWhole),
      playersDuel: isAbsentOr(isPlayers),
      outcomes: isListOf(hasFields({ id: isWhole, typeId: isWhole, coef: isWhole, param: isAbsentOr(isWhole), name: isAbsentOr(isText) })),
    }),
  ),
});

/** @spec BT-09 */
export const readExpress = readAs<ExpressAnswer>(
  hasFields({
    servedAt: isWhole,
    expresses: isListOf(
      hasFields({
        expressId: isWhole,
        kind: isOneOf('favourites', 'even', 'goals'),
        legs: isListOf(hasFields({ game: isOffered, outcomeId: isWhole })),
      }),
    ),
    duels: isListOf(isOffered),
  }),
);

/** @spec BT-01 */
export const readPopular = readAs<PopularAnswer>(
  hasFields({
    servedAt: isWhole,
    fewestPlayers: isWhole,
    bets: isListOf(hasFields({ game: isOffered, outcomeId: isWhole, players: isWhole })),
  }),
);

/** @spec BET-11 */
export const readReceiptKeys = readAs<ReceiptKeysAnswer>(hasFields({ keys: isListOf(hasFields({ id: isText, publicKey: isText })) }));
