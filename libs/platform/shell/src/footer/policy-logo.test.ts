import { hasPolicyLogo } from './policy-logo.ts';

it.each([
  [1, true],
  [66, true],
  [126, true],
  [228, true],
  [120, true],
  [0, false],
  [2, false],
  [127, false],
  [276, false],
  [null, false],
  [undefined, false],
])('[LY-15] shows the policy logo in the country %p: %p', (country, isThere) => {
  expect(hasPolicyLogo(country)).toBe(isThere);
});
