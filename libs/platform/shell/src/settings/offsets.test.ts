import { OFFSETS } from './offsets.ts';

it('[PL-05] offers the default offset', () => {
  expect(OFFSETS).toContain(3);
});
