import { safeReturnUrl } from './safe-return-url.ts';

const ORIGIN = 'https://touchline.test';

it.each([
  ['/en/line', '/en/line'],
  ['/en/office/history?page=2#top', '/en/office/history?page=2#top'],
  ['/en/../de/live', '/de/live'],
  ['/', '/'],
])('[GD-17] accepts %s', (candidate, path) => {
  expect(safeReturnUrl(candidate, ORIGIN)).toBe(path);
});

it.each([
  ['/en/line', '/ar/line'],
  ['/en?coupon=1#top', '/ar?coupon=1#top'],
  ['/line', '/ar/line'],
  ['/', '/ar'],
  ['/english', '/ar/english'],
])('[GD-17] [LG-06] converts %s to the current language', (candidate, path) => {
  expect(safeReturnUrl(candidate, ORIGIN, 'ar')).toBe(path);
});

it.each(['//evil.test', '/..//evil.test', '/en//evil.test/../..//evil.test'])(
  '[GRD-1] %s stays on the site with a language too',
  (candidate) => {
    const path = safeReturnUrl(candidate, ORIGIN, 'ar');
    expect(path === null || new URL(path, ORIGIN).origin === ORIGIN).toBe(true);
  },
);

it.each([
  null,
  undefined,
  '',
  'evil.test',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/en/../..//evil.test',
  '/%2e%2e//evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '\\\\evil.test',
  ' //evil.test',
])('[GRD-1] rejects %j', (candidate) => {
  expect(safeReturnUrl(candidate, ORIGIN)).toBeNull();
});
