import { arePrototypesClean, JSON_POLLUTIONS, QUERY_POLLUTIONS } from '@touchline/shared-testing';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp('pglite');
}, 60_000);
afterAll(() => test.close());

it.each(['/web-api/coupon/quote', '/web-api/user/login', '/web-api/registration/fast'])(
  '[CFG-3] %s refuses three hundred bodies that reach for a prototype, and nothing stays',
  async (url) => {
    const statuses = new Set<number>();
    for (const payload of JSON_POLLUTIONS) {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
      const { statusCode } = await test.app.inject({ method: 'POST', url, payload, headers });
      statuses.add(statusCode);
      expect(arePrototypesClean()).toBe(true);
    }
    expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([]);
  },
  60_000,
);

it.each(['/bff-api/config/all.json', '/bff-api/config/group/get', '/web-api/session'])(
  '[CFG-3] %s answers three hundred queries that reach for a prototype as it answers any, and nothing stays',
  async (path) => {
    for (const query of QUERY_POLLUTIONS) {
      const { statusCode, body } = await test.app.inject({ method: 'GET', url: `${path}?lang=en&groups=header&${query}` });
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toMatch(/isPolluted|\[native code\]/);
      expect(arePrototypesClean()).toBe(true);
    }
  },
  60_000,
);
