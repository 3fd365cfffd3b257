import { openStuckWork } from './stuck-work.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

function trying() {
  const clock = { nowMs: 1_000_000 };
  const reported: unknown[] = [];
  const work = openStuckWork({ now: () => clock.nowMs, report: (error) => reported.push(error) });
  const run = async (failing: Record<string, Error>) => {
    const tried: string[] = [];
    await work.each({ job: 'job', items: ['a', 'b', 'c'], keyOf: (item) => item }, async (item) => {
      tried.push(item);
      if (failing[item] !== undefined) throw failing[item];
      return true;
    });
    return tried;
  };
  return { clock, reported, work, run };
}

it('[OD-02] processes the other items, and retries a failed one after 5, 10, 20 and 40 seconds, then once an hour', async () => {
  const { clock, reported, work, run } = trying();
  const broken = { b: new Error('unreadable') };
  const attempts: number[] = [];
  const start = clock.nowMs;
  for (let second = 0; second <= 2 * 3600 + 200; second += 1) {
    clock.nowMs = start + second * 1000;
    const tried = await run(broken);
    if (tried.includes('b')) attempts.push(second);
    expect(tried.filter((item) => item !== 'b')).toEqual(['a', 'c']);
  }

  expect(attempts).toEqual([0, 5, 15, 35, 75, 3675, 7275]);
  expect(reported).toHaveLength(7);
  expect(work.list()).toEqual([
    {
      job: 'job',
      item: 'b',
      failures: 7,
      isQuarantined: true,
      reason: 'Error: unreadable',
      sinceMs: 1_000_000,
      retryAtMs: 1_000_000 + (7275 + 3600) * 1000,
    },
  ]);
  expect(work.passedBy('job')).toEqual(['b']);
  clock.nowMs += 3_600_000;
  expect(await run({})).toEqual(['a', 'b', 'c']);
  expect([work.list(), work.passedBy('job')]).toEqual([[], []]);
});

it.each(['57P01', '08006', '53100', 'ECONNREFUSED'])(
  '[OD-02] ends the sweep at %s without blaming an item for an unreachable database',
  async (code) => {
    const { reported, work, run } = trying();

    await expect(run({ a: withCode(code) })).rejects.toThrow(code);

    expect([reported, work.list()]).toEqual([[], []]);
  },
);

it.each(['40P01', '55P03'])('[OD-02] does not count a conflict with another transaction (%s) as a failure', async (code) => {
  const { reported, work, run } = trying();

  expect(await run({ a: withCode(code) })).toEqual(['a', 'b', 'c']);

  expect([reported, work.list(), work.passedBy('job')]).toEqual([[], [], []]);
});

it('[OD-02] retries an item at once after tryAgain, and only that one', async () => {
  const { clock, work, run } = trying();
  for (let n = 0; n < 5; n += 1) {
    await run({ a: new Error('lasting'), b: new Error(`first line\nsecond${'!'.repeat(300)}`) });
    clock.nowMs += 40_000;
  }

  expect(work.list().map(({ item, isQuarantined, reason }) => [item, isQuarantined, reason.slice(0, 30), reason.length])).toEqual([
    ['a', true, 'Error: lasting', 14],
    ['b', true, 'Error: first line second!!!!!!', 200],
  ]);
  expect(await run({})).toEqual(['c']);
  expect(await work.tryAgain('job', 'b')).toBe(true);
  expect([await work.tryAgain('job', 'x'), await work.tryAgain('__proto__', 'b')]).toEqual([false, false]);
  expect(await run({})).toEqual(['b', 'c']);
  expect(work.list().map(({ item }) => item)).toEqual(['a']);
});

it('[OD-02] stops between two items when shouldContinue returns false', async () => {
  const { work } = trying();
  const tried: string[] = [];

  await work.each({ job: 'job', items: ['a', 'b'], keyOf: (item) => item, shouldContinue: () => tried.length === 0 }, async (item) => {
    tried.push(item);
    return true;
  });

  expect(tried).toEqual(['a']);
});
