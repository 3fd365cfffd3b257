import { CATALOGUE, type ModelId, RULES } from './catalogue/index.ts';
import type { ModelEntry } from './catalogue/model-entry.ts';
import type { Climb, Played, Rules } from './core/model.ts';

export type { ModelId };
export const isModelId = (id: string): id is ModelId => Object.hasOwn(RULES, id);
/**
 * The move that settles an abandoned round: the one without further risk. Bets of craps that cannot be taken down are rolled for, because
 * others of the round may be decided. Null if nothing has been decided yet, so the stake is refunded.
 */
export function moveByRule({ moves }: Pick<Played, 'moves'>): string | null {
  const safe = ['cash', 'stand', 'fold', 'hold-01234', 'take', 'roll'];
  return safe.find((name) => moves.some((move) => move.name === name)) ?? null;
}

/** The facts of a model that only the backend needs: its catalogue games, edge and draws. @spec CS-05 */
export const entryOf = (id: ModelId): ModelEntry => CATALOGUE[id];

const made = new Map<ModelId, Rules>();
export function rulesOf(id: ModelId): Rules {
  const rules = made.get(id) ?? RULES[id]();
  made.set(id, rules);
  return rules;
}
/** How time moves the rounds of a model; null if it does not, and for an unknown id. */
export const climbOf = (id: string): Climb | null => (isModelId(id) && rulesOf(id).climb) || null;
