import { SentLists } from './sent-lists.ts';

const ids = (count: number, from = 0): number[] => Array.from({ length: count }, (_, at) => from + at);

it('[CF-06] remembers the lists of the last revisions', () => {
  const lists = new SentLists({ mostBytes: 1_000_000, mostRevisions: 3 });
  for (let revision = 1; revision <= 4; revision += 1) lists.remember('live', revision, ids(2, revision));

  expect(lists.find('live', 1)).toBeUndefined();
  expect([2, 3, 4].map((revision) => [...(lists.find('live', revision) ?? [])])).toEqual([
    [2, 3],
    [3, 4],
    [4, 5],
  ]);
  expect(lists.find('line', 4)).toBeUndefined();
});

it('[SRV-3] stores one list for revisions with the same list', () => {
  const lists = new SentLists({ mostBytes: 1_000_000, mostRevisions: 40 });
  lists.remember('live', 1, ids(200));
  const one = lists.bytes;
  for (let revision = 2; revision <= 40; revision += 1) lists.remember('live', revision, ids(200));

  expect(lists.bytes).toBe(one);
  expect(lists.find('live', 17)).toBe(lists.find('live', 40));
});

it('[SRV-3] stays within its byte limit for any queries, and evicts the least recently used', () => {
  const lists = new SentLists({ mostBytes: 100_000, mostRevisions: 40 });
  let most = 0;
  for (let query = 0; query < 5_000; query += 1) {
    lists.remember('kept', query, ids(200, query % 7));
    lists.remember(`${query}${'x'.repeat(300)}`, query, ids(200, query));
    most = Math.max(most, lists.bytes);
  }

  expect(most).toBeLessThanOrEqual(100_000);
  expect(lists.find('kept', 4_999)).toBeDefined();
  expect(lists.find(`0${'x'.repeat(300)}`, 0)).toBeUndefined();
});

it('[SRV-3] counts down to zero bytes', () => {
  const lists = new SentLists({ mostBytes: 1, mostRevisions: 40 });
  lists.remember('live', 1, ids(200));
  lists.remember('line', 1, ids(200));

  expect(lists.bytes).toBe(0);
});
