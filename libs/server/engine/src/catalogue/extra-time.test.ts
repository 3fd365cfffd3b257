import { extraTimeOf, SPORTS } from '@touchline/betting-rules';
import { sportEntry } from './models.ts';

it.each(SPORTS.map(({ key, id }) => [key, id] as const))('[OD-02] %s counts its extra time as its rules say', (key, id) => {
  const { model, decider } = sportEntry(key) ?? {};
  // A super over decides a game of cricket without runs for its score.
  const isInScore = model?.kind === 'points' && model.hasOvertime && model.isInnings !== 'cricket';
  expect(extraTimeOf(id)).toBe(isInScore ? 'in-score' : decider !== undefined || key === 'cricket' ? 'apart' : 'none');
});
