import { figuresOf } from './soak-figures.mjs';

const MINUTE_MS = 60_000;
const MIB = 1024 ** 2;
const LENGTH_MS = 120 * MINUTE_MS;

/** A sample every two minutes; `change` is added to a steady process. */
const samples = (change: (minute: number) => object = () => ({})) =>
  Array.from({ length: 61 }, (_, at) => {
    const minute = at * 2;
    return {
      ...{ playedMs: minute * MINUTE_MS, quarter: Math.min(4, Math.ceil(Math.max(1, minute) / 30)) },
      ...{
        heap: 80 * MIB,
        handles: 9,
        descriptors: 30,
        calls: minute * 100,
        operations: minute * 40,
        cpuMs: minute * 900,
        bytes: minute * 80_000,
      },
      ...change(minute),
    };
  });

it('[LOAD-1] a steady backend has no growth, whatever happens in the first twenty minutes', () => {
  const warming = samples((minute) => (minute < 20 ? { heap: (20 + minute * 3) * MIB, handles: 1, descriptors: 2 } : {}));

  expect(figuresOf(warming, LENGTH_MS)).toEqual({ heapMibAnHour: 0, handles: 0, descriptors: 0, bytesPerOperation: 1, cpuPerCall: 1 });
});

it.each([
  ['heap', { heapMibAnHour: 2 }, (minute: number) => ({ heap: (80 + minute / 30) * MIB })],
  ['handles', { handles: 50 }, (minute: number) => ({ handles: 9 + minute / 2 })],
  ['descriptors', { descriptors: 100 }, (minute: number) => ({ descriptors: 30 + minute })],
  [
    'bytes of the database',
    { bytesPerOperation: 2 },
    (minute: number) => ({ bytes: minute <= 90 ? minute * 80_000 : 7_200_000 + (minute - 90) * 160_000 }),
  ],
  ['processor time', { cpuPerCall: 3 }, (minute: number) => ({ cpuMs: minute <= 90 ? minute * 900 : 81_000 + (minute - 90) * 2_700 })],
])('[LOAD-1] finds growing %s', (_, expected, change) => {
  const found = figuresOf(samples(change), LENGTH_MS);

  for (const [name, value] of Object.entries(expected)) expect(found[name as keyof typeof found]).toBeCloseTo(value, 6);
});
