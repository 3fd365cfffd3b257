import { typedMoment } from './typed-moment.ts';

const typed = (minute: string, home = '', away = '') => typedMoment({ gameId: 7, minute, home, away });

it('[AC-05] accepts a minute, a score or both', () => {
  expect(typed('75')).toEqual({ gameId: 7, minute: 75, score: null });
  expect(typed('', '2', '0')).toEqual({ gameId: 7, minute: null, score: [2, 0] });
  expect(typed(' 80 ', '0', '1')).toEqual({ gameId: 7, minute: 80, score: [0, 1] });
  expect(typed('٧٥', '٠', '١')).toEqual({ gameId: 7, minute: 75, score: [0, 1] });
  expect(typed(' ')).toBeUndefined();
});

it.each([
  ['minute 0', '0', '', ''],
  ['minute 201', '201', '', ''],
  ['half a minute', '7.5', '', ''],
  ['a word', 'late', '', ''],
  ['digits of two scripts', '7٥', '', ''],
  ['an exponent', '1e1', '', ''],
  ['the score of one side', '', '2', ''],
  ['the score from the start', '', '0', '0'],
  ['a score of a thousand', '', '1000', '0'],
  ['less than nothing', '', '-1', '0'],
])('[MON-6] rejects %s', (_, minute, home, away) => {
  expect(typed(minute, home, away)).toBeNull();
});
