import { createGuardJournal, factsOf, journalEntry, redirectReasons, runGuards, type Guard } from './index.ts';
import { anArrival, quietPorts } from './testing.ts';

const signal = new AbortController().signal;

it('[GD-02] [PRV-1] records duration, decision and failure of every guard, without the query', async () => {
  let now = 0;
  const chain: Guard[] = [
    { name: 'blocked', prepare: () => Promise.reject(new TypeError('refused')), decide: () => ({ kind: 'continue' }) },
    {
      name: 'modal',
      prepare: () => {
        now += 40;
        return {};
      },
      decide: () => ({ kind: 'open-modal', modal: 'login' }),
    },
    { name: 'access', decide: () => ({ kind: 'not-found' }) },
    { name: 'auth', decide: () => ({ kind: 'continue' }) },
  ];
  const result = await runGuards(factsOf(anArrival('/en/line?mail=a@b.test')), quietPorts(), {
    deadlineMs: 1_000,
    signal,
    chain,
    clock: () => now,
  });

  expect(journalEntry(result, 5)).toEqual({
    path: '/en/line',
    atMs: 5,
    decision: 'not-found',
    by: 'access',
    steps: [
      { name: 'blocked', ms: 0, decision: 'continue', failed: 'TypeError' },
      { name: 'modal', ms: 40, decision: 'open-modal' },
      { name: 'access', ms: 0, decision: 'not-found' },
    ],
  });
});

it('[GD-20] keeps the reasons of the redirect service', async () => {
  const answered = { redirect: true, url: '/en/line', reasons: ['moved', 'summer sale is over'] };
  const result = await runGuards(factsOf(anArrival('/en/live')), quietPorts({ askRedirect: async () => answered }), {
    deadlineMs: 1_000,
    signal: new AbortController().signal,
    clock: () => 0,
  });

  expect(journalEntry(result, 5)).toMatchObject({ decision: 'redirect', by: 'access', reasons: ['moved', 'summer sale is over'] });
  expect(redirectReasons(result)).toEqual(['moved', 'summer sale is over']);
  // They explain a redirect of the service, not one of another guard, and not a page that is shown.
  expect(redirectReasons({ ...result, by: 'auth' })).toEqual([]);
  expect(redirectReasons({ ...result, decision: { kind: 'continue' } })).toEqual([]);
});

it.each([
  [1, [4]],
  [3, [2, 3, 4]],
  [9, [0, 1, 2, 3, 4]],
])('[GD-02] a journal of %i keeps the newest entries', (size, kept) => {
  const journal = createGuardJournal(size);
  for (let atMs = 0; atMs < 5; atMs++) journal.record({ path: '/en', atMs, decision: 'continue', by: null, steps: [] });

  expect(journal.entries().map(({ atMs }) => atMs)).toEqual(kept);
});

it('[GD-02] rejects a journal of size 0', () => {
  expect(() => createGuardJournal(0)).toThrow('A journal keeps at least 1 entry');
});
