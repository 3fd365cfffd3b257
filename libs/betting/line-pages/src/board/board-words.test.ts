import type { GameInfo } from '@touchline/betting-line-state';
import { sportByKey } from '@touchline/betting-rules';
import { createIntl } from 'react-intl';
import { boardColumns, boardNote, boardPeriods } from './board-words.ts';
import { extraNote, finalScore, liveScoreText } from './extra-words.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });

const game = (sport: string, score: GameInfo['state']['score']) =>
  ({
    ...{ sportId: sportByKey(sport)?.id ?? 0, section: 'live', state: { statusId: 2, score, marketsCount: 0 } },
    ...{ opponent1: { id: 1, name: 'Argentina' }, opponent2: { id: 2, name: 'France' } },
  }) as GameInfo;
const over = (sport: string, score: GameInfo['state']['score']) => {
  const shown = game(sport, score);
  return { ...shown, state: { ...shown.state, statusId: 4 } } as GameInfo;
};
const pairs = (count: number) => Array.from({ length: count }, (): [number, number] => [7, 3]);

it.each([
  ['american-football', 5, ['1', '2', '3', '4', 'OT']],
  ['basketball', 6, ['1', '2', '3', '4', 'OT', 'OT2']],
  ['ice-hockey', 4, ['1', '2', '3', 'OT']],
  ['aussie-rules', 6, ['1', '2', '3', '4', 'OT', 'OT2']],
  ['water-polo', 5, ['1', '2', '3', '4', 'SO']],
  ['baseball', 10, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
  ['football', 4, []],
])('[BT-01] the board of %s with %i periods has the heads %j', (sport, count, heads) => {
  expect(boardPeriods(intl, game(sport, { main: [30, 24], periods: pairs(count) })).heads).toEqual(heads);
});

it('[BT-01] the note below the score has the points of a set in progress, and the half-time score', () => {
  const tennis = (games: [number, number], points: [string, string]) =>
    boardNote(intl, game('tennis', { main: [0, 0], periods: [games], points }));

  expect(tennis([5, 6], ['40', '15'])).toBe('Points 40 – 15');
  expect(tennis([6, 6], ['5', '3'])).toBe('Tie-break 5 – 3');
  expect(boardNote(intl, game('football', { main: [2, 1], periods: pairs(2) }))).toBe('Half-time 7 – 3');
});

it('[BT-01] extra time and shoot-out have separate places on the board, and neither is added to the score', () => {
  const main: [number, number] = [2, 2];
  const football = { main, periods: pairs(2), afterExtraTime: [3, 3] as [number, number] };
  const decided = { ...football, shootOut: { score: [4, 2] as [number, number], winner: 1 as const } };
  const hockey = { main, periods: pairs(3), afterExtraTime: main, shootOut: { score: [1, 0] as [number, number] } };

  expect(extraNote(intl, game('football', football))).toBe('Regular time 2:2');
  expect(liveScoreText(intl, game('football', football))).toBe('3:3 · Regular time 2:2');
  expect(liveScoreText(intl, over('football', football))).toBe('3:3 after extra time · Regular time 2:2');
  expect(extraNote(intl, over('football', decided))).toBe('3:3 (4:2 on penalties) · Regular time 2:2');
  expect(liveScoreText(intl, game('football', { main, periods: [] }))).toBe('2 – 2');
  expect(boardPeriods(intl, game('ice-hockey', hockey))).toEqual({
    heads: ['1', '2', '3', 'OT', 'SO'],
    first: ['7', '7', '7', '0', '1'],
    second: ['3', '3', '3', '0', '0'],
  });
  expect(extraNote(intl, game('ice-hockey', hockey))).toBe('2:2 (1:0 in the shoot-out) · Regular time 2:2');
  expect(extraNote(intl, game('football', { main, periods: [] }))).toBeUndefined();
  expect(finalScore(intl, over('football', decided))).toBe('3:3 (4:2 on penalties) · Regular time 2:2');
  expect(finalScore(intl, over('football', { main, periods: [] }))).toBe('2:2');
  expect(finalScore(intl, game('football', decided))).toBeUndefined();
});

it.each([
  [1, [[142, 0]], ['142'], ['']],
  [1, [[0, 0]], ['0'], ['']],
  [
    2,
    [
      [142, 0],
      [0, 0],
    ],
    ['142', ''],
    ['', '0'],
  ],
  [
    2,
    [
      [142, 0],
      [0, 98],
    ],
    ['142', ''],
    ['', '98'],
  ],
] as const)('[BT-01] cricket, side %i batting: only the batting side has a score in its innings', (serving, periods, first, second) => {
  const score = { main: [142, 98], periods, serving } as unknown as GameInfo['state']['score'];
  expect(boardPeriods(intl, game('cricket', score))).toEqual({ heads: periods.map((_, at) => String(at + 1)), first, second });
});

it('[BT-01] tennis has columns for sets, games of each set, and points', () => {
  const score = {
    main: [1, 0] as [number, number],
    periods: [
      [6, 4],
      [3, 2],
    ] as [number, number][],
    points: ['40', '15'] as [string, string],
  };
  expect(boardColumns(intl, game('tennis', score))).toEqual({
    heads: ['Sets', '1', '2', 'Points'],
    first: ['1', '6', '3', '40'],
    second: ['0', '4', '2', '15'],
  });
});

it('[BT-01] cricket shows wickets, overs and the target of the chase', () => {
  // 142 for 6 in twenty overs; 83 for 4 after eleven overs and two balls, target 143.
  const score = {
    ...{
      main: [142, 83],
      periods: [
        [142, 0],
        [0, 83],
      ],
      serving: 2,
    },
    ...{ wickets: [6, 4], balls: [120, 68], target: 143 },
  } as unknown as GameInfo['state']['score'];
  expect(boardPeriods(intl, game('cricket', score))).toEqual({ heads: ['1', '2'], first: ['142/6', ''], second: ['', '83/4'] });
  expect(boardColumns(intl, game('cricket', score))).toEqual({
    heads: ['1', '2'],
    first: ['142/6 (20.0)', ''],
    second: ['', '83/4 (11.2)'],
  });
  expect(boardNote(intl, game('cricket', score))).toBe('Overs 11.2 · Target 143');
});

it('[BT-01] baseball has a line score: innings, then runs, hits and errors', () => {
  const score = {
    main: [3, 1],
    periods: [
      [2, 0],
      [1, 1],
    ],
    hits: [7, 4],
    errors: [0, 1],
  } as unknown as GameInfo['state']['score'];
  expect(boardColumns(intl, game('baseball', score))).toEqual({
    heads: ['1', '2', 'R', 'H', 'E'],
    first: ['2', '1', '3', '7', '0'],
    second: ['0', '1', '1', '4', '1'],
  });
});

it('[BT-01] invalid extra counts in the feed do not affect the runs', () => {
  const score = {
    main: [142, 0],
    periods: [[142, 0]],
    serving: 1,
    wickets: 'six',
    balls: [1],
    target: '143',
  } as unknown as GameInfo['state']['score'];
  expect(boardColumns(intl, game('cricket', score))).toEqual({ heads: ['1'], first: ['142'], second: [''] });
  expect(boardNote(intl, game('cricket', score))).toBeUndefined();
});
