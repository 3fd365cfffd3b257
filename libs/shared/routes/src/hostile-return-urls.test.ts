import { measured } from '@touchline/measured';
import { safeReturnUrl } from './safe-return-url.ts';
import { hostileReturnUrls } from './testing.ts';

const ORIGIN = 'https://touchline.test';
const corpus = hostileReturnUrls(ORIGIN);

it('[GRD-1] the corpus has at least two hundred urls', () => {
  expect(new Set(corpus).size).toBeGreaterThanOrEqual(200);
});

it.each(corpus.map((payload) => [JSON.stringify(payload), payload]))('[GRD-1] %s stays on the site or is rejected', (_name, payload) => {
  const path = safeReturnUrl(payload, ORIGIN);
  if (path === null) return;

  // As in a Location header, and as in a navigation by script.
  expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
  expect(new URL(path, `${ORIGIN}/en/user/login`).host).toBe('touchline.test');
  expect(path).toMatch(/^\/(?![/\\])/);
});

it('[GRD-1] rejects all but the urls that are on this site', () => {
  const taken = corpus.filter((payload) => safeReturnUrl(payload, ORIGIN) !== null);
  const away = taken.filter((payload) => new URL(safeReturnUrl(payload, ORIGIN) ?? '', ORIGIN).origin !== ORIGIN).length;
  measured({ id: 'GRD-1', unit: 'return urls that lead away', atMost: 0, trials: 200, value: away, tried: corpus.length });

  expect(new Set(taken.map((payload) => payload[1]))).toEqual(new Set(['\u2028']));
});
