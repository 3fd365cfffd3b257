import { SPORTS } from '../markets/sports.ts';
import { extraTimeOf } from './extra-time.ts';

it('[OD-02] overtime counts for the score of basketball, American football, baseball and Australian rules alone', () => {
  const keysOf = (way: string) => SPORTS.filter(({ id }) => extraTimeOf(id) === way).map(({ key }) => key);

  expect(keysOf('in-score')).toEqual(['basketball', 'american-football', 'baseball', 'aussie-rules', 'cyber-basketball']);
  expect(keysOf('apart')).toEqual(expect.arrayContaining(['football', 'ice-hockey', 'handball', 'rugby-union', 'cricket', 'water-polo']));
  expect(keysOf('none')).toEqual(expect.arrayContaining(['tennis', 'volleyball', 'boxing', 'formula-1', 'marble']));
  expect(extraTimeOf(undefined)).toBe('none');
});
