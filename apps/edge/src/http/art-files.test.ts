import { artUrl, leagueEmblem } from '@touchline/ui-art';
import { withEdge } from '../app.test.helper.ts';

const start = withEdge();

it('[LB-02] serves a picture that is drawn from a name, cacheable for a year', async () => {
  const app = await start();
  const answer = await app.inject(artUrl('emblem', { name: 'Premier & League' }));
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=31536000, immutable',
  ]);
  expect(answer.body).toBe(leagueEmblem('Premier & League'));
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

it.each([
  ['/art/1/emblem.svg', 'no name'],
  ['/art/2/emblem.svg?name=a', 'another version'],
  ['/art/1/nothing.svg?name=a', 'a kind that does not exist'],
  ['/art/1/emblem?name=a', 'no ending'],
  [`/art/1/emblem.svg?name=${'x'.repeat(200)}`, 'a name that is too long'],
  ['/art/1/emblem.svg?name=a&name=b', 'two names'],
])('[LB-02][SEC-5] answers 404 to %s: %s', async (url) => {
  const app = await start();
  expect((await app.inject(url)).statusCode).toBe(404);
});
