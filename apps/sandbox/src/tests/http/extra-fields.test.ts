import { rulesOf } from '@touchline/casino-game-math';
import { beginSession, sessionCookieHeader } from '@touchline/server-kernel';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { CALLS } from '../../testing/test-db.ts';
import { chanceOf, type Schema, schemaOf, valueOf } from '../fuzz/generate.ts';

/** Fields of stored rows, which a request must not be able to set. */
const EXTRA: Readonly<Record<string, unknown>> = { money: 1_000_000, balance: 1_000_000, ban_level: 0, type: 4, userId: 1, user_id: 1 };
const HOST = 'localhost:4200';

/** Parts of bodies with any names, and what reads them instead of the schema. */
const ANY_NAMES: Readonly<Record<string, string>> = {
  'POST /web-api/user/login/passkey body.answer': 'the WebAuthn library',
  'POST /web-api/user/passkeys body.answer': 'the WebAuthn library',
  'POST /web-api/coupon/quote body.amountByBlockId': 'numbers of blocks, each with a stake',
  'POST /web-api/coupon/place body.amountByBlockId': 'numbers of blocks, each with a stake',
  'POST /bff-api/games/demo body.choice': 'the rules of the model',
  'POST /bff-api/games/rounds body.choice': 'the rules of the model',
};

const nameOf = ({ method, path }: ContractCall): string => `${method} ${path}`;
const WITH_BODY = CALLS.filter(({ body }) => body !== undefined);

/** Objects of a schema that accept fields which it does not name. */
function openObjects(schema: Schema | undefined, at: string, root = schema, depth = 0): string[] {
  if (schema === undefined || depth > 8) return [];
  if (schema.$ref !== undefined) return openObjects(root?.$defs?.[schema.$ref.split('/').at(-1) ?? ''], at, root, depth + 1);
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...(schema.prefixItems ?? [])];
  const items = schema.items === undefined ? [] : openObjects(schema.items, at, root, depth + 1);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => openObjects(field, `${at}.${name}`, root, depth + 1));
  const isOpen = schema.type === 'object' && schema.additionalProperties !== false;
  return [...new Set([...(isOpen ? [at] : []), ...choices.flatMap((each) => openObjects(each, at, root, depth + 1)), ...items, ...fields])];
}

/** Copies of a value, each with the extra fields in another one of its objects. */
function withExtra(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => withExtra(one).map((next) => value.with(at, next) as unknown));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, part]) => withExtra(part).map((next) => ({ ...value, [name]: next })));
  return [{ ...value, ...Object.fromEntries(Object.entries(EXTRA).filter(([name]) => !(name in value))) }, ...inner];
}

let test: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  test = await startTestApp(ENGINE);
  player = await test.addPlayer();
}, START_TIMEOUT_MS);
afterAll(() => test.close());

it('[SEC-11] the body of every call accepts only the fields that it names', () => {
  const open = WITH_BODY.flatMap((call) => openObjects(schemaOf(call.body), 'body').map((at) => `${nameOf(call)} ${at}`));
  expect(open.sort()).toEqual(Object.keys(ANY_NAMES).sort());
});

it('[SEC-11] every call that changes data declares its body, or reads none', () => {
  const reading = CALLS.filter(({ method, body }) => method !== 'GET' && body === undefined).map(nameOf);
  // `serve` passes no body to the handlers of these calls.
  expect(reading.filter((name) => name.startsWith('PUT') || name.startsWith('PATCH'))).toEqual([]);
});

const moneyAndPeople = () =>
  test.db.query(
    `select users.*, accounts.balance, accounts.type, accounts.points from users left join accounts on accounts.user_id = users.id
     order by users.id, accounts.id`,
  );

async function credentials({ auth }: ContractCall): Promise<Record<string, string>> {
  if (auth !== 'session') return { authorization: `Bearer ${player.token}` };
  const { cookie } = await beginSession(test.db, { userId: player.userId, nowMs: test.clock.nowMs, isSaved: false });
  return {
    cookie: sessionCookieHeader(cookie).split(';', 1)[0] ?? '',
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'XMLHttpRequest',
  };
}

it.each(WITH_BODY.map((call, at) => [nameOf(call), call, at] as const))(
  '[SEC-11] %s refuses extra fields in every object of its body, and takes none over',
  async (name, call, at) => {
    const schema = schemaOf(call.body) ?? {};
    const isOpen = Object.keys(ANY_NAMES).some((each) => each.startsWith(`${name} `));
    const before = await moneyAndPeople();
    const headers = { host: HOST, ...(await credentials(call)) };
    const chance = chanceOf(at);
    // Several values, because optional parts are in some of them only.
    const bodies = Array.from({ length: 4 }, () => withExtra(valueOf(schema, chance))).flat();
    const statuses = new Set<number>();
    for (const payload of bodies) {
      const url = call.path.replace(/:([A-Za-z]+)/g, '1');
      statuses.add((await test.app.inject({ method: call.method, url, headers, payload: payload as object })).statusCode);
    }

    expect(bodies.length).toBeGreaterThan(0);
    // The bet builder has no routes without a real model of matches.
    const refusal = test.app.hasRoute({ method: call.method, url: call.path }) ? 400 : 404;
    // Where any names are accepted, only part of the bodies is refused for its fields.
    if (!isOpen) expect([...statuses]).toEqual([refusal]);
    expect(await moneyAndPeople()).toEqual(before);
  },
);

it('[SEC-11] extra fields in the choice of a round change neither its stake, its account nor its player', async () => {
  const { accountId, token, userId } = await test.addPlayer();
  const users = () => test.db.query('select * from users order by id');
  const before = await users();
  const choice = { ...rulesOf('dice').standard, ...EXTRA };
  const answer = await test.post(token, '/bff-api/games/rounds', { id: randomUUID(), accountId, model: 'dice', amount: 100, choice });

  expect(answer.json<object>()).toMatchObject({ staked: 100 });
  const rows = await test.db.query(`select user_id, account_id, amount, staked, currency_iso from game_rounds where user_id = $1`, [
    userId,
  ]);
  expect(rows).toEqual([{ user_id: userId, account_id: accountId, amount: 100, staked: 100, currency_iso: 'EUR' }]);
  expect(await users()).toEqual(before);
});
