import { arePrototypesClean, JSON_POLLUTIONS, QUERY_POLLUTIONS } from '@touchline/shared-testing';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { CALLS } from '../../testing/test-db.ts';
import { chanceOf, schemaOf, valueOf } from '../fuzz/generate.ts';

let test: TestApp;
let player: TestPlayer;
/** More changes of limits than a request below says that it knows: the long poll for the next one answers at once. */
const MANY_CHANGES = 10_000;
beforeAll(async () => {
  test = await startTestApp(ENGINE);
  player = await test.addPlayer();
  await test.db.query(`select setval(pg_get_serial_sequence('player_limit_changes', 'id'), ${MANY_CHANGES})`);
  const changed = await test.post(player.token, '/limit-service-api/api/external/web/v3/limits', {
    limits: [{ limitType: 1, limitValue: 5_000 }],
  });
  expect(changed.statusCode).toBe(200);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

it.each(['/web-api/coupon/quote', '/web-api/user/login', '/web-api/registration/fast'])(
  '[CFG-3] %s refuses three hundred bodies that attempt prototype pollution, without lasting effect',
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
  '[CFG-3] %s answers three hundred queries that attempt prototype pollution regularly, without lasting effect',
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

/** Property names that every object inherits: a careless lookup by one of them finds a function. */
const EVERYWHERE = ['__proto__', 'constructor'];
const fieldsOf = (type: ContractCall['query']): Record<string, unknown>[] => {
  const schema = schemaOf(type);
  const sound = schema && valueOf(schema, chanceOf(7));
  if (schema === undefined || typeof sound !== 'object' || sound === null) return [{}];
  return [
    sound as Record<string, unknown>,
    ...Object.keys(schema.properties ?? {}).flatMap((name) => EVERYWHERE.map((value) => ({ ...sound, [name]: value }))),
  ];
};

it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '[CFG-3] [SEC-5] %s finds nothing under inherited property names',
  async (_, { method, path, query, body }) => {
    const paths = path.includes(':') ? EVERYWHERE.map((name) => path.replace(/:[A-Za-z]+/g, name)) : [path];
    const answered: string[] = [];
    const headers = { authorization: `Bearer ${await test.signIn(player.userId)}` };
    const ask = async (url: string, payload?: object) => {
      const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
      if (answer.statusCode >= 500 || answer.body.includes('[native code]'))
        answered.push(`${url} ${JSON.stringify(payload)}: ${answer.body}`);
    };
    for (const url of paths)
      for (const fields of fieldsOf(query))
        await ask(`${url}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()}`);
    if (method !== 'GET') for (const sent of fieldsOf(body)) await ask(paths[0] ?? path, sent);

    expect(answered).toEqual([]);
    expect(arePrototypesClean()).toBe(true);
  },
);
