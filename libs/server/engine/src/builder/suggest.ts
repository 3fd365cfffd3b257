import { marketTypeId, OUTCOME as O, type MarketKindKey } from '@touchline/betting-rules';
import type { Engine } from '../engine.ts';
import type { LiveGame, PartView } from '../live-game.ts';
import type { OutcomeRef } from '../engine-types.ts';
import { combine, type Combination } from './combine.ts';
import { jointOf } from './joint.ts';

type Wanted = readonly [kind: MarketKindKey, outcomeTypeId: number, part?: string];

/** Positively correlated outcomes: a winner with many goals, both teams scoring with many goals, a safe result with few. */
const SOUND: readonly (readonly Wanted[])[] = [
  [
    ['result', O.HomeWin],
    ['total', O.Over],
  ],
  [
    ['result', O.AwayWin],
    ['total', O.Over],
  ],
  [
    ['both-score', O.Yes],
    ['total', O.Over],
    ['total', O.Over, 'corners'],
  ],
  [
    ['double-chance', O.HomeOrDraw],
    ['total', O.Under],
  ],
  [
    ['double-chance', O.DrawOrAway],
    ['total', O.Under],
  ],
];
const MOST_SUGGESTIONS = 3;
/** Odds range of suggestions: neither nearly certain nor a long shot. */
const LEAST_COEF = 1500;
const LONGEST_COEF = 8000;
const EVEN = 2000;

/** The outcome of a kind nearest to even odds; for totals, the main line. */
function outcomeOf(parts: readonly PartView[], [kind, outcomeTypeId, wanted = 'whole']: Wanted): OutcomeRef | undefined {
  const view = parts.find(({ part }) => part === wanted);
  const typeId = marketTypeId(kind, 0, wanted === 'corners' ? 'corners' : 'score');
  const found = (view?.book.markets ?? [])
    .filter((market) => market.typeId === typeId)
    .flatMap(({ id, outcomes }) => outcomes.filter((outcome) => outcome.typeId === outcomeTypeId).map((outcome) => ({ id, outcome })))
    .sort((a, b) => Math.abs(a.outcome.coef - EVEN) - Math.abs(b.outcome.coef - EVEN))[0];
  return found && view && { gameId: view.id, marketId: found.id, outcomeId: found.outcome.id };
}

/** A few suggested combinations of a match, neither nearly certain nor long shots. @spec BT-10 */
export function suggestions(engine: Engine, game: LiveGame): Extract<Combination, { status: 'priced' }>[] {
  const parts = engine.watch(game);
  const found = SOUND.flatMap((wanted) => {
    const refs = wanted.flatMap((one) => outcomeOf(parts, one) ?? []);
    if (refs.length < wanted.length) return [];
    const combination = combine(engine, refs);
    return combination.status === 'priced' && !combination.isSuspended ? [combination] : [];
  });
  return found.filter(({ coef }) => coef >= LEAST_COEF && coef <= LONGEST_COEF).slice(0, MOST_SUGGESTIONS);
}

/** Types of markets on offer whose outcomes the model of the match can combine. @spec BT-10 */
export function combinableTypes(engine: Engine, game: LiveGame): number[] {
  const { situation } = game.pricingInput;
  const types = new Map<number, boolean>();
  for (const { book } of engine.watch(game))
    for (const { typeId, param, outcomes } of book.markets) {
      const [outcome] = outcomes;
      if (outcome === undefined || types.get(typeId) === true) continue;
      const query = { marketTypeId: typeId, outcomeTypeId: outcome.typeId, param: outcome.param ?? param ?? null };
      types.set(typeId, 'patterns' in jointOf(situation, [query]));
    }
  return [...types].flatMap(([typeId, is]) => (is ? [typeId] : []));
}
