import { selectBuild } from './build-selection.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

it.each([
  [{ platformType: 'mobile', cookie: 'desktop', clientHint: '?0' }, 'mobile', true],
  [{ platformType: 'desktop', cookie: 'mobile', clientHint: '?1' }, 'desktop', true],
  [{ platformType: 'tv', cookie: 'mobile' }, 'mobile', false],
  [{ cookie: 'mobile', clientHint: '?0' }, 'mobile', false],
  [{ cookie: '"><script>', clientHint: '?1' }, 'mobile', false],
  [{ clientHint: '?0', userAgent: PHONE }, 'desktop', false],
  [{ userAgent: PHONE }, 'mobile', false],
  [{ userAgent: IPHONE }, 'mobile', false],
  [{ userAgent: TABLET }, 'desktop', false],
  [{}, 'desktop', false],
] as const)('[PL-03][PL-04] reads the query, then the cookie, the client hint and the User-Agent: %j', (facts, build, isChosen) => {
  expect(selectBuild(facts)).toEqual({ build, isChosen });
});

it('[SEC-7] reads at most 1,000 characters of a User-Agent, so that none keeps the edge busy', () => {
  expect(selectBuild({ userAgent: `${' '.repeat(800)}${PHONE}` }).build).toBe('mobile');
  expect(selectBuild({ userAgent: `${' '.repeat(1000)}${PHONE}` }).build).toBe('desktop');
  expect(selectBuild({ userAgent: `${'Android '.repeat(17_000)} Mobile` }).build).toBe('desktop');
});
