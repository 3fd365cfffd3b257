import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measured } from '@touchline/measured';
import { clearMeasures, measureTable, missing, readMeasures, summed } from './measures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchline-measures-'));
const before = process.env['TOUCHLINE_MEASURES'];
let report = '';
beforeEach(() => {
  report = clearMeasures(join(folder, 'run/lines.jsonl'));
  process.env['TOUCHLINE_MEASURES'] = report;
});
afterEach(() => {
  if (before === undefined) delete process.env['TOUCHLINE_MEASURES'];
  else process.env['TOUCHLINE_MEASURES'] = before;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Called by another name, because a call in this file would count as a measure. */
const add = measured;
const lost = (value: number, tried = 1) => add({ id: 'BET-1', unit: 'lost', atMost: 0, trials: 10, value, tried });
const TABLE = '# text\nBET-1\tlost\t<= 0\t10\tevery\ta.test.ts\nBET-2\tms\t<= 5\t1\tlong\tb.test.ts\n';

it('[TST-4] reports a measured value with its test, and fails the test beyond its bound', () => {
  lost(0, 4);
  expect(() => lost(1)).toThrow('BET-1: 1 lost, promised at most 0');
  expect(() => lost(Number.NaN)).toThrow('BET-1: NaN lost');
  expect(() => add({ id: 'BET-2', unit: 'tries', atLeast: 3, value: 2 })).toThrow('promised at least 3');

  expect(readMeasures(report)[0]).toEqual({
    ...{ id: 'BET-1', unit: 'lost', atMost: 0, trials: 10, run: 'every', value: 0, tried: 4, isWithin: true },
    file: expect.stringMatching(/measures\.test\.ts$/),
  });
});

it('[TST-4] writes nothing without a report, and the bound holds', () => {
  delete process.env['TOUCHLINE_MEASURES'];
  lost(0);

  expect(() => lost(2)).toThrow('promised at most 0');
  expect(readMeasures(report)).toEqual([]);
});

it('[TST-4] adds up the trials of a run, and asks for all that are promised', () => {
  expect(missing(TABLE, [])).toEqual(['BET-1: no test measured lost (a.test.ts)']);
  lost(0, 4);
  expect(missing(TABLE, readMeasures(report))).toEqual(['BET-1: 0 lost in 4 trials, promised <= 0 in 10']);
  lost(0, 6);
  expect(missing(TABLE, readMeasures(report))).toEqual([]);
});

it('[TST-4] counts a repeated test by its success, and shows the worst value', () => {
  const time = (value: number) => add({ id: 'BET-2', unit: 'ms', atMost: 5, run: 'long', value });
  expect(() => time(7)).toThrow('promised');
  expect(summed(readMeasures(report))).toMatchObject([{ isWithin: false, value: 7 }]);
  time(2);
  time(4.25);
  lost(0, 4);

  expect(measureTable(readMeasures(report))).toEqual([
    'promise  value  bound  unit',
    'BET-1    0      <= 0   lost  in 4 of 10 trials  fewer trials',
    'BET-2    4.3    <= 5   ms',
  ]);
});
