// Plays the contract against a backend and reports violations. It uses nothing but the contract.
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ErrorAnswer, openApi } from '@touchline/shared-contract/schemas';
import { ROOT } from '../../nx/src/bootstrap/lib.mjs';

const ANSWER_WITHIN_MS = 10_000;
const UUID = '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11';
/** Values for path parameters; the first one accepted by the schema is used. */
const WORDS = [
  'line',
  'live',
  'en',
  '1',
  UUID,
  'home',
  'web',
  'betting',
  'card',
  'win',
  'google',
  'desktop',
  'a'.repeat(22),
  'ABCDEFG',
  'DE',
];
/** Bodies that are invalid for every call. */
const BROKEN = { 'a body that is no JSON': '{"a":', 'a body of another kind': '[1]', 'a number in the place of a body': '7' };
const FOREIGN = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
const PAGE = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' };

/** Every call of the contract, with its scope. */
export async function contractCalls() {
  const calls = [];
  for (const file of globSync('libs/*/*contract/src/schemas.ts', { cwd: ROOT }).sort()) {
    const [, scope] = file.split('/');
    for (const subject of Object.values(await import(pathToFileURL(join(ROOT, file))))) {
      if (subject === null || typeof subject !== 'object') continue;
      for (const call of Object.values(subject))
        if (
          typeof call?.path === 'string' &&
          typeof call.answers === 'object' &&
          !calls.some((one) => one.method === call.method && one.path === call.path)
        )
          calls.push({ ...call, scope });
    }
  }
  return calls;
}

/** Path of a call with values accepted by its schemas; undefined if none is known. */
function placeOf({ path, params }, described) {
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
  const tries = names.reduce((rows, name) => rows.flatMap((row) => WORDS.map((word) => ({ ...row, [name]: word }))), [{}]);
  const values =
    params === undefined ? Object.fromEntries(names.map((name) => [name, '1'])) : tries.find((row) => params.safeParse(row).success);
  if (values === undefined) return undefined;
  const query = (described.parameters ?? [])
    .filter((one) => one.in === 'query' && one.required === true)
    .map(
      ({ name, schema = {}, example }) =>
        `${name}=${encodeURIComponent(String(example ?? schema.example ?? schema.enum?.[0] ?? schema.default ?? (name === 'lang' ? 'en' : '1')))}`,
    );
  return path.replace(/:([A-Za-z]+)/g, (_, name) => values[name]) + (query.length === 0 ? '' : `?${query.join('&')}`);
}

const exampleOf = (described) => Object.values(described.requestBody?.content ?? {})[0]?.example;

/** @param backend - origin. */
export function createKit(backend, calls) {
  const { paths } = openApi(calls, 'kit');
  const findings = [];
  const counts = { checked: 0, held: 0 };
  const judge = (call, rule, isSo, what) => {
    counts.checked += 1;
    if (isSo) counts.held += 1;
    else findings.push({ scope: call.scope ?? '', call: `${call.method} ${call.path}`, rule, what });
    return isSo;
  };
  const describe = ({ method, path }) => paths[path.replace(/:([A-Za-z]+)/g, '{$1}')][method.toLowerCase()];
  const send = async ({ method }, place, { headers = {}, body } = {}) => {
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(backend + place, {
      method,
      redirect: 'manual',
      headers: { ...PAGE, ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(text !== undefined && method !== 'GET' && { body: text }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const raw = await answer.text();
    let value;
    try {
      value = raw === '' ? null : JSON.parse(raw);
    } catch {
      value = undefined;
    }
    return { status: answer.status, value, headers: answer.headers };
  };
  const formOf = (call, { status, value, headers }) => {
    const type = call.answers[status];
    if (type !== undefined) {
      if (type === null) return value === null ? undefined : `${status} with a body, where there is none`;
      if (call.answerType !== undefined && call.answerType !== 'application/json') return undefined;
      if (!/json/.test(headers.get('content-type') ?? '')) return `${status} is no JSON`;
      const { success, error } = type.safeParse(value);
      return success ? undefined : `${status}: the field '${error.issues[0]?.path.join('.') ?? ''}' is missing or has another form`;
    }
    if (status >= 500) return `${status}`;
    if (status < 400) return `${status}, which the contract does not name`;
    return ErrorAnswer.safeParse(value).success ? undefined : `${status} without the form of an error`;
  };
  return { findings, counts, judge, describe, send, formOf, backend };
}

/** Sends a request that ends within its body, and one whose head never ends; the backend must keep running. */
async function cutRequests({ backend }, path) {
  const { hostname, port } = new URL(backend);
  for (const text of [
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"a":`,
    `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nx-long: `,
  ])
    await new Promise((done) => {
      const socket = net.connect(Number(port), hostname, () => {
        socket.write(text, () => {
          socket.destroy();
          done();
        });
      });
      socket.once('error', done);
    });
}

/** Registers a player through the contract; undefined if the backend does not support it. */
async function newPlayer(kit, calls) {
  const fast = calls.find(({ path }) => path === '/web-api/registration/fast');
  if (fast === undefined) return undefined;
  const answer = await kit.send(fast, fast.path, { body: { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true } });
  if (typeof answer.value?.token !== 'string') return undefined;
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { userId: answer.value.user_id, headers: { authorization: `Bearer ${answer.value.token}`, cookie } };
}

/** Checks one call: the form of its responses, authorisation, and invalid input. */
async function playCall(kit, call, player) {
  const described = kit.describe(call);
  const place = placeOf(call, described);
  if (place === undefined || call.waits === true) return;
  const needsPlayer = call.auth === 'token' || call.auth === 'session';
  const known = needsPlayer && player !== undefined ? player.headers : {};
  const body = call.body === undefined ? undefined : (exampleOf(described) ?? {});
  const ask = async (rule, options, judge) => {
    const answer = await kit
      .send(call, place, options)
      .catch((error) => ({ failure: error.name === 'TimeoutError' ? 'no answer in time' : error.message }));
    return kit.judge(call, rule, answer.failure === undefined && judge(answer) === undefined, answer.failure ?? judge(answer));
  };
  let isThere = true;
  await ask('is there', { headers: known, body }, ({ status, value }) => {
    isThere = !(status === 404 && !ErrorAnswer.safeParse(value).success);
    return isThere ? undefined : '404: the backend does not have it';
  });
  if (!isThere) return;
  if (!needsPlayer || player !== undefined)
    await ask('answers in a form of the contract', { headers: known, body }, (answer) => kit.formOf(call, answer));
  if (needsPlayer)
    await ask('asks who calls', { body }, ({ status, value }) =>
      status === 401 && ErrorAnswer.safeParse(value).success
        ? undefined
        : `${status} without a session; 401 in the form of an error is due`,
    );
  if (call.method !== 'GET')
    await ask('is closed to pages elsewhere', { headers: { ...known, ...FOREIGN }, body: body ?? {} }, ({ status }) =>
      status === 403 ? undefined : `${status} to a page of another site; 403 is due`,
    );
  if (call.body !== undefined)
    for (const [name, text] of Object.entries(BROKEN))
      await ask(`refuses ${name}`, { headers: known, body: text }, ({ status, value }) => {
        if (status < 400 || status >= 500) return `${status}; 4xx is due`;
        return ErrorAnswer.safeParse(value).success ? undefined : `${status} without the form of an error`;
      });
}

const find = (calls, path) => calls.find((one) => one.path === path);

/**
 * Checks a bet from its price to its response, including failures: sent twice at once, repeated, queried, at a price that was never
 * offered.
 */
async function playBet(kit, calls) {
  const [games, accounts, place, status] = [
    '/bff-api/feed/:section/games',
    '/web-api/account/list',
    '/web-api/coupon/place',
    '/web-api/coupon/status/:id',
  ].map((path) => find(calls, path));
  if ([games, accounts, place, status].includes(undefined)) return;
  const player = await newPlayer(kit, calls);
  if (!kit.judge(place, 'a player can be registered', player !== undefined, 'no token came')) return;
  const ask = (call, at, body) => kit.send(call, at, { headers: player.headers, body });
  const moneyNow = async () => (await ask(accounts, accounts.path)).value?.accounts?.[0];
  const account = await moneyNow();
  const { value: line } = await kit.send(games, '/bff-api/feed/line/games?lang=en&count=100');
  const game = line?.games?.find(({ markets }) => markets.some(({ outcomes }) => outcomes.length > 0));
  if (!kit.judge(place, 'there is something to bet on', game !== undefined && account !== undefined, 'no game with a price, or no account'))
    return;
  const market = game.markets.find(({ outcomes }) => outcomes.length > 0);
  const couponOf = (coef, amount = 100) => ({
    ...{ id: randomUUID(), userId: player.userId, accountId: account.id, amount, typeId: 0, changeCoefAction: 0 },
    ...{ coef, coefByView: '', coefViewId: 0, exactCoef: '1', isDropOnScoreChange: false, refId: 1 },
    bets: [{ gameId: game.id, marketId: market.id, outcomeId: market.outcomes[0].id, coef }],
  });
  const coupon = couponOf(market.outcomes[0].coef);
  const both = await Promise.all([ask(place, place.path, coupon), ask(place, place.path, coupon)]);
  const again = await ask(place, place.path, coupon);
  const stored = await ask(status, `/web-api/coupon/status/${coupon.id}`);
  kit.bet = again.value?.status;
  const answers = [...both, again].filter(({ status: code }) => code === 200).map(({ value }) => JSON.stringify(value));
  kit.judge(place, 'answers a bet in the form of the contract', kit.formOf(place, again) === undefined, kit.formOf(place, again));
  kit.judge(
    place,
    'a bet that is sent twice has one answer',
    answers.length > 0 && new Set(answers).size === 1,
    `${new Set(answers).size} answers of ${both.map(({ status: code }) => code)}, ${again.status}`,
  );
  kit.judge(
    status,
    'reports the outcome of a bet',
    stored.value?.status === again.value?.status,
    `${stored.value?.status}, and ${again.value?.status} when it was placed`,
  );
  const after = await moneyNow();
  const due = again.value?.status === 'accepted' ? account.money - coupon.amount : account.money;
  kit.judge(place, 'takes the stake once', after?.money === due, `${account.money} before, ${after?.money} after; ${due} is due`);
  const wrong = await ask(place, place.path, couponOf(market.outcomes[0].coef + 500_000));
  kit.judge(place, 'sells no price that there is not', wrong.value?.status !== 'accepted', 'accepted odds that were never offered');
  const rich = await ask(place, place.path, couponOf(market.outcomes[0].coef, (after?.money ?? 0) + 1_000_000));
  kit.judge(place, 'takes no stake that a player does not have', rich.value?.status !== 'accepted', 'accepted more than the balance');
}

/**
 * @param scopes - scopes to check; by default all.
 * @returns the number of requests, the rules that held, and all findings.
 */
export async function playContract(backend, { scopes, onProgress = () => undefined } = {}) {
  const all = await contractCalls();
  const calls = all.filter(({ scope }) => scopes === undefined || scopes.includes(scope));
  if (calls.length === 0)
    throw new Error(`no call belongs to ${scopes}; scopes are ${[...new Set(all.map(({ scope }) => scope))].join(', ')}`);
  const kit = createKit(backend, calls);
  for (const [at, call] of calls.entries()) {
    const changes = call.method !== 'GET' && (call.auth === 'token' || call.auth === 'session');
    // A call that changes a player gets a new one, so that a sign-out does not affect later calls.
    if (changes || kit.player === undefined) kit.player = await newPlayer(kit, all).catch(() => undefined);
    await playCall(kit, call, kit.player);
    if (changes) kit.player = undefined;
    if (at % 25 === 24) onProgress(`${at + 1} of ${calls.length} calls`);
  }
  await playBet(kit, calls).catch((error) => kit.judge(find(calls, '/web-api/coupon/place'), 'a bet can be played', false, error.message));
  const quiet = calls.find(({ method, auth, body, waits }) => method === 'GET' && auth === 'none' && body === undefined && waits !== true);
  if (quiet !== undefined) {
    const place = placeOf(quiet, kit.describe(quiet)) ?? '/';
    await cutRequests(kit, place);
    const after = await kit.send(quiet, place).catch(() => undefined);
    kit.judge(quiet, 'keeps answering after requests that were cut', after !== undefined && after.status < 500, 'no answer');
  }
  return { backend, calls: calls.length, ...kit.counts, bet: kit.bet, findings: kit.findings };
}

/** The report as text: by scope, then by rule. */
export function reportText({ backend, calls, checked, held, bet, findings }) {
  const lines = [
    `${backend}: ${calls} calls of the contract, ${held} of ${checked} expectations held${bet === undefined ? '' : `; the bet was ${bet}`}`,
  ];
  for (const scope of [...new Set(findings.map((one) => one.scope))].sort()) {
    lines.push('', scope);
    for (const { call, rule, what } of findings.filter((one) => one.scope === scope)) lines.push(`  ${call}: ${rule}: ${what}`);
  }
  return lines.join('\n');
}
