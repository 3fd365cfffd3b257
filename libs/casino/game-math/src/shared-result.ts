import type { Draw } from './core/draw.ts';
import { type ModelId, rulesOf } from './rules.ts';
import { FIXTURES } from './virtual/football.ts';

const FIRST_PLACES = 3;
const UNIT = 100;

/**
 * Result of a shared draw, independent of any bet: the pocket, the winning side, the numbers in ascending order, the score of every
 * fixture, the first three runners, or the multiple at which a climb ends (in hundredths).
 *
 * @param draws - returns the draw's stream from its start; called once per fixture
 * @spec CS-05
 */
export function resultOf(model: ModelId, draws: () => Draw): readonly string[] {
  const rules = rulesOf(model);
  const moves = rules.climb === undefined ? [] : [rules.climb.end];
  const sceneOf = (choice: Readonly<Record<string, unknown>> = rules.standard) =>
    rules.play({ amount: UNIT, choice }, moves, draws()).scene;
  if (rules.family === 'football')
    return FIXTURES.map((_, fixture) => {
      const scene = sceneOf({ ...rules.standard, fixture });
      return scene.kind === 'football' ? scene.goals.join(':') : '';
    });
  const scene = sceneOf();
  switch (scene.kind) {
    case 'roulette':
      return [String(scene.pocket)];
    case 'cards':
      return [scene.outcome];
    case 'climb':
      return [String(scene.point)];
    case 'bingo':
    case 'numbers':
      return scene.drawn.toSorted((a, b) => a - b).map(String);
    case 'racing':
      return scene.order.slice(0, FIRST_PLACES).map((runner) => String(runner + 1));
    default:
      return [];
  }
}
