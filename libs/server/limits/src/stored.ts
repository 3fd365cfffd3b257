import { atLimitService, LIMIT_SERVICE_PATHS } from '@touchline/responsible-gaming-contract';
import { limitsContract, realityCheckContract } from '@touchline/responsible-gaming-contract/schemas';
import { type Bound, DAY_MS, type routeOf, type Stored } from '@touchline/server-kernel';

type Call = Exclude<Parameters<typeof routeOf>[0], string>;
/** The service has two base paths. */
const atBoth = (...calls: readonly Call[]): Call[] =>
  LIMIT_SERVICE_PATHS.flatMap((base) => calls.map((call) => atLimitService(call, base)));

/** Bounds only the log of changes, which drops its oldest rows; a limit is never refused because of it. */
export const LIMIT_CHANGES_OF_PLAYER: Bound = {
  ...{ name: 'limit-changes-of-player', whose: 'player', most: 1_000, of: 'rows', over: 'oldest out' },
};
/** Only requests for a looser limit are refused. */
export const LOOSER_LIMITS_OF_PLAYER: Bound = {
  ...{ name: 'looser-limits-of-player', whose: 'player', most: 50, of: 'rows', windowMs: DAY_MS, over: 429 },
};
/** A quiz is asked only before a limit is raised. */
export const QUIZZES_OF_PLAYER: Bound = { name: 'quizzes-of-player', whose: 'player', most: 50, of: 'rows', windowMs: DAY_MS, over: 429 };

export const limitsStores: readonly Stored[] = [
  {
    what: 'Limits and the log of their changes',
    tables: ['player_limits', 'player_limit_changes'],
    calls: [
      ...atBoth(limitsContract.set, limitsContract.testAnswers, limitsContract.blockUser, limitsContract.action, limitsContract.cancel),
      realityCheckContract.answerCheck,
    ],
    bounds: [LIMIT_CHANGES_OF_PLAYER, LOOSER_LIMITS_OF_PLAYER],
    ceiling: 'one row per player and limit type; the log is limited by player',
    kept: 'permanently',
  },
  {
    what: 'Quizzes before a limit is raised',
    tables: ['limit_quizzes'],
    calls: atBoth(limitsContract.set),
    bounds: [QUIZZES_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Answers to the reality check',
    tables: ['reality_checks'],
    calls: [realityCheckContract.answerCheck],
    bounds: [],
    ceiling: 'one row per player',
    kept: 'permanently',
  },
  {
    what: 'Play time and signs of harm',
    tables: ['play_stretches', 'harm_alerts'],
    calls: 'any',
    bounds: [],
    ceiling: 'one row per period of play and per kind of sign',
    kept: 'permanently',
  },
];

export const limitsAddNothing = atBoth(limitsContract.ping);
