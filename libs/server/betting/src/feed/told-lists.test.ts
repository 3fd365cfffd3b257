import { ToldLists } from './told-lists.ts';

const ids = (count: number, from = 0): number[] => Array.from({ length: count }, (_, at) => from + at);

it('[CF-06] knows what was told at each of the last revisions', () => {
  const told = new ToldLists({ mostBytes: 1_000_000, mostRevisions: 3 });
  for (let revision = 1; revision <= 4; revision += 1) told.remember('live', revision, ids(2, revision));

  expect(told.find('live', 1)).toBeUndefined();
  expect([2, 3, 4].map((revision) => [...(told.find('live', revision) ?? [])])).toEqual([
    [2, 3],
    [3, 4],
    [4, 5],
  ]);
  expect(told.find('line', 4)).toBeUndefined();
});

it('[SRV-3] revisions at which a list was the same cost one list', () => {
  const told = new ToldLists({ mostBytes: 1_000_000, mostRevisions: 40 });
  told.remember('live', 1, ids(200));
  const one = told.bytes;
  for (let revision = 2; revision <= 40; revision += 1) told.remember('live', revision, ids(200));

  expect(told.bytes).toBe(one);
  expect(told.find('live', 17)).toBe(told.find('live', 40));
});

it('[SRV-3] stays within its bytes whatever is asked, and forgets who asked longest ago', () => {
  const told = new ToldLists({ mostBytes: 100_000, mostRevisions: 40 });
  let most = 0;
  for (let question = 0; question < 5_000; question += 1) {
    told.remember('kept', question, ids(200, question % 7));
    told.remember(`${question}${'x'.repeat(300)}`, question, ids(200, question));
    most = Math.max(most, told.bytes);
  }

  expect(most).toBeLessThanOrEqual(100_000);
  expect(told.find('kept', 4_999)).toBeDefined();
  expect(told.find(`0${'x'.repeat(300)}`, 0)).toBeUndefined();
});

it('[SRV-3] counts back to nothing', () => {
  const told = new ToldLists({ mostBytes: 1, mostRevisions: 40 });
  told.remember('live', 1, ids(200));
  told.remember('line', 1, ids(200));

  expect(told.bytes).toBe(0);
});
