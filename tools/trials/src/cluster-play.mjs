// Players of the cluster trial: their actions through the site, the responses, and the prices held by a client.
import { randomUUID } from 'node:crypto';
import https from 'node:https';

const ANSWER_WITHIN_MS = 15_000;
/** A token is valid for five minutes: a player is replaced early enough for the longest sequence of calls. */
const PLAYER_LIFE_MS = 2 * 60_000;
const THINK_MS = 1_500;
const STATUS_TRIES = 8;
const TRY_AGAIN_MS = 500;
const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

/** A response that no fault explains. */
class WrongAnswer extends Error {}
/** No response, or one without a result: the request may have been executed. */
class NoAnswer extends Error {}

/** Sends requests like a browser, and counts the kinds of responses. */
export function createSite(origin, ca) {
  const agent = new https.Agent({ keepAlive: true, ca });
  const { hostname, port } = new URL(origin);
  const counts = { sent: 0, fine: 0, 502: 0, 503: 0, 504: 0, none: 0 };
  const wrong = [];
  /** Calls answered with 503, with ids removed. */
  const busy = {};
  const ask = (path, { token, body, isText = false, direct } = {}) =>
    new Promise((done, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        'accept-language': 'en',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      };
      counts.sent += 1;
      const fail = (why) => {
        counts.none += 1;
        reject(new NoAnswer(`${path}: ${why}`));
      };
      const request = https.request({
        agent,
        hostname,
        port,
        path,
        method: text === undefined ? 'GET' : 'POST',
        headers,
        timeout: ANSWER_WITHIN_MS,
      });
      request.once('timeout', () => request.destroy(new Error('no answer in time')));
      request.once('error', (error) => fail(error.message));
      request.once('response', async (answer) => {
        let raw = '';
        try {
          for await (const chunk of answer) raw += chunk;
        } catch (error) {
          return fail(error.message);
        }
        const { statusCode } = answer;
        if ([502, 503, 504].includes(statusCode)) {
          counts[statusCode] += 1;
          const name = path.split('?')[0].replace(/[\da-f-]{36}/, ':id');
          if (statusCode === 503) busy[name] = (busy[name] ?? 0) + 1;
          return reject(new NoAnswer(`${path}: ${statusCode}`));
        }
        if (statusCode === 304) {
          counts.fine += 1;
          return done(null);
        }
        if (statusCode !== 200) {
          wrong.push(`${path.split('?')[0]}: ${statusCode} ${raw.slice(0, 300)}`);
          return reject(new WrongAnswer(`${path}: ${statusCode}`));
        }
        counts.fine += 1;
        return done(isText ? raw : JSON.parse(raw));
      });
      request.end(text);
    });
  return { ask, counts, busy, wrong, close: () => agent.destroy() };
}

/** Test controls are called on a sandbox directly: the site does not expose them. */
async function askSandbox(sandboxes, path, body, token) {
  const alive = sandboxes.filter((one) => one.isAlive() && !one.isHeld);
  const one = alive[Math.floor(Math.random() * alive.length)];
  if (one === undefined) throw new NoAnswer('no sandbox');
  const answer = await fetch(`${one.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((error) => {
    throw new NoAnswer(`${path}: ${error.message}`);
  });
  if (answer.status === 503) throw new NoAnswer(`${path}: 503`);
  if (!answer.ok) throw new WrongAnswer(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return answer.json().catch((error) => {
    throw new NoAnswer(`${path}: ${error.message}`);
  });
}

/** Plays until `isOver`. @returns requests and responses, in the format of the history checker. */
export async function play({ site, sandboxes, players, isOver, wrong }) {
  const history = { placed: [], rounds: [], limits: [], deposits: [], reads: [] };
  const counts = { operations: 0, documents: 0 };
  const met = (error) => {
    if (error instanceof WrongAnswer || !(error instanceof NoAnswer)) wrong.push(error.message);
    return null;
  };
  const newPlayer = async () => {
    const body = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };
    const { user_id: userId, token } = await site.ask('/web-api/registration/fast', { body });
    const { accounts } = await site.ask('/web-api/account/list', { token });
    return { userId, accountId: accounts[0].id, token, bornAt: Date.now() };
  };
  let prices = [];
  const readPrices = async () => {
    const { games } = await site.ask('/bff-api/feed/line/games?lang=en&count=200');
    prices = games.flatMap(({ id: gameId, markets }) =>
      markets
        .slice(0, 1)
        .flatMap(({ id: marketId, outcomes }) =>
          outcomes.slice(0, 1).map(({ id: outcomeId, coef }) => ({ gameId, marketId, outcomeId, coef })),
        ),
    );
  };
  const place = async ({ userId, accountId, token }) => {
    const bet = prices[Math.floor(Math.random() * prices.length)];
    const amount = 20 + Math.floor(Math.random() * 400);
    const more = { coef: bet.coef, coefByView: '', coefViewId: 0, exactCoef: '1', isDropOnScoreChange: false, refId: 1 };
    const coupon = { ...more, id: randomUUID(), userId, accountId, amount, bets: [bet], changeCoefAction: 1, typeId: 0 };
    const op = { accountId, id: coupon.id, amount, began: performance.now(), ended: null, received: null };
    history.placed.push(op);
    op.received = await site.ask('/web-api/coupon/place', { token, body: coupon }).catch(async (error) => {
      met(error);
      // Like a page: queries the status instead of sending the request again.
      for (let tries = 0; tries < STATUS_TRIES; tries += 1) {
        await pause(TRY_AGAIN_MS);
        const known = await site.ask(`/web-api/coupon/status/${coupon.id}`, { token }).catch(met);
        if (known !== null) return ['accepted', 'rejected'].includes(known.status) ? known : null;
      }
      return null;
    });
    op.ended = performance.now();
  };
  const round = async ({ accountId, token }) => {
    const op = { accountId, id: randomUUID(), amount: 1 + Math.floor(Math.random() * 300), began: performance.now(), received: null };
    history.rounds.push(op);
    op.received = await askSandbox(sandboxes, '/__test/rounds', { id: op.id, accountId, amount: op.amount }, token);
    if (op.received.status === 'accepted' && Math.random() < 0.5)
      await askSandbox(sandboxes, '/__test/rounds/win', { round: op.received.round, amount: 1 + Math.floor(Math.random() * 500) });
  };
  const deposit = async ({ accountId }) => {
    const op = { accountId, amount: 1 + Math.floor(Math.random() * 1_000), isKnown: false };
    history.deposits.push(op);
    await askSandbox(sandboxes, '/__test/mint', { accountId, amount: op.amount });
    op.isKnown = true;
  };
  const look = async ({ accountId, token }) => {
    const began = performance.now();
    const { accounts } = await site.ask('/web-api/account/list', { token });
    history.reads.push({ accountId, money: accounts.find(({ id }) => id === accountId)?.money ?? -1, began, ended: performance.now() });
  };
  const open = async () => {
    counts.documents += 1;
    const text = await site.ask(Math.random() < 0.5 ? '/en' : '/en/live', { isText: true });
    if (!text.endsWith('</html>')) throw new WrongAnswer('half a document');
  };
  const ACTS = [
    [40, place],
    [55, round],
    [65, deposit],
    [85, look],
    [100, open],
  ];
  await readPrices();
  const worker = async () => {
    let player;
    while (!isOver()) {
      await pause(THINK_MS * (0.5 + Math.random()));
      if (player === undefined || Date.now() - player.bornAt > PLAYER_LIFE_MS) player = (await newPlayer().catch(met)) ?? undefined;
      if (player === undefined) continue;
      const dice = Math.random() * 100;
      counts.operations += 1;
      await ACTS.find(([below]) => dice < below)[1](player).catch(met);
    }
  };
  const refresh = async () => {
    for (let at = 0; !isOver(); at += 1) {
      await pause(1_000);
      if (at % 10 === 9) await readPrices().catch(met);
    }
  };
  await Promise.all([...Array.from({ length: players }, worker), refresh()]);
  return { history, counts };
}

const pricesOf = (games) =>
  new Map(games.flatMap(({ id, markets }) => markets.flatMap(({ outcomes }) => outcomes.map((one) => [`${id}/${one.id}`, one.coef]))));

/** State of a client after a response. */
function applyAnswer(held, answer) {
  if (answer === null) return held;
  const games = new Map((answer.isFull ? [] : held).map((game) => [game.id, game]));
  for (const id of answer.removed) games.delete(id);
  for (const game of answer.games) games.set(game.id, game);
  for (const { id, prices = [], markets } of answer.changes) {
    const game = games.get(id);
    if (game === undefined) continue;
    const coefs = new Map(prices);
    const next = (markets ?? game.markets).map((market) => ({
      ...market,
      outcomes: market.outcomes.map((one) => ({ ...one, coef: coefs.get(one.id) ?? one.coef })),
    }));
    games.set(id, { ...game, markets: next });
  }
  return [...games.values()];
}

const POLL_MS = 700;
const TRUTH_WITHIN_MS = 2_000;

/**
 * Polls prices through the site, from any process, and compares the client's state with the sandboxes themselves.
 *
 * @returns the longest time for which a price was held that no sandbox offered, while responses arrived; and the number of comparisons.
 */
export async function readPrices({ site, sandboxes, isOver }) {
  const found = { longestMs: 0, compared: 0, wrongNow: 0, full: 0 };
  const wrongSince = new Map();
  let held = [];
  let since;
  while (!isOver()) {
    await pause(POLL_MS);
    const answer = await site.ask(`/bff-api/feed/live/games?lang=en${since === undefined ? '' : `&since=${since}`}`).catch(() => undefined);
    if (answer === undefined) continue;
    held = applyAnswer(held, answer);
    since = answer?.revision ?? since;
    found.full += answer?.isFull === true ? 1 : 0;
    const truths = await Promise.all(
      sandboxes.map(async (one) => {
        if (!one.isAlive() || one.isHeld) return undefined;
        try {
          const image = await fetch(`${one.url}/bff-api/feed/live/games?lang=en`, { signal: AbortSignal.timeout(TRUTH_WITHIN_MS) });
          return image.ok ? pricesOf((await image.json()).games) : undefined;
        } catch {
          return undefined; // killed in the meantime, or busy
        }
      }),
    );
    const right = truths.filter((one) => one !== undefined);
    if (right.length === 0) {
      wrongSince.clear();
      continue;
    }
    const now = performance.now();
    for (const [key, coef] of pricesOf(held)) {
      found.compared += 1;
      const mark = `${key} ${coef}`;
      if (right.some((one) => one.get(key) === coef)) {
        wrongSince.delete(mark);
        continue;
      }
      found.wrongNow += 1;
      const from = wrongSince.get(mark) ?? now;
      wrongSince.set(mark, from);
      found.longestMs = Math.max(found.longestMs, now - from);
    }
    const current = new Set([...pricesOf(held)].map(([key, coef]) => `${key} ${coef}`));
    for (const mark of wrongSince.keys()) if (!current.has(mark)) wrongSince.delete(mark);
  }
  return { ...found, longestMs: Math.round(found.longestMs) };
}
