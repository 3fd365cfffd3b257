import { smallLibProblems } from './small-libs.mjs';

it('[LB-03] finds libs of rules or calls that are small and have one user', () => {
  const lib = { path: 'promo/wagering-rules', type: 'util', lines: 107, users: 1 };

  expect(smallLibProblems([lib])).toEqual(['promo/wagering-rules has 107 lines and 1 users: make it a folder of the lib that uses it']);
  expect(
    smallLibProblems([
      { ...lib, users: 2 },
      { ...lib, lines: 120 },
      { ...lib, type: 'ui' },
    ]),
  ).toEqual([]);
});
