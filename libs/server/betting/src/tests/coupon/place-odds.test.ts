import { chance, ENGINE, ENGINES, inParallel, NOON, TRIAL_TIMEOUT_MS, trials, trialsEach } from '@touchline/server-kernel/testing';
import { measured } from '@touchline/measured';
import { setSwitches } from '@touchline/server-kernel';
import type { ErrorAnswer } from '@touchline/shared-contract';
import { type CouponToPlace, type PlaceAnswer, QUOTE_HEADER, SEEN_HEADER } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { accepted, headersOf, KICK_OFF, placeSeen, quote, rejected, see, type SeenPlacement } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

const MOVE_EVERY_MS = 50;

describe.each(ENGINES)('odds of a placement on %s', (engine) => {
  const on = placingOn(engine);
  const { aGame } = on;

  it(
    '[ODD-1] books only what the player’s rule allows, while prices move every 50 ms and during every eighth read',
    async () => {
      const random = chance(11);
      const games = Array.from({ length: 12 }, () => aGame({ coef: 2000 }));
      const now = new Map(games.map(({ outcomeId }) => [outcomeId, 2000]));
      const move = (outcomeId: number) => {
        const coef = 1900 + random(200);
        now.set(outcomeId, coef);
        on.test.prices.change(outcomeId, { coef });
      };
      const mover = setInterval(() => games.slice(0, 3).forEach(({ outcomeId }) => move(outcomeId)), MOVE_EVERY_MS);
      on.test.prices.beforeQuote = () => (random(8) === 0 ? move(games[random(games.length)]!.outcomeId) : undefined);
      const wrong: string[] = [];
      const kept = { same: 0, moved: 0, refused: 0 };

      await inParallel(trialsEach(10_000), 16, async (at) => {
        const rule = (at % 3) as 0 | 1 | 2;
        const game = games[at % games.length]!;
        const seen = now.get(game.outcomeId)!;
        await new Promise((resolve) => setImmediate(resolve));
        const answer = await on.test.place(
          on.player,
          on.test.coupon(on.player, { bets: [{ ...game, coef: seen }], changeCoefAction: rule, amount: 20 }),
        );
        if (answer.status === 'rejected') {
          kept.refused += 1;
          if (answer.reason !== 'coef-changed' || rule === 1) wrong.push(`${rule}: refused as ${answer.reason}`);
          return;
        }
        const [row] = await on.test.db.query<{ coef: number; coef_seen: number }>('select coef, coef_seen from bets where coupon_id = $1', [
          answer.coupon.couponId,
        ]);
        const [bet] = answer.coupon.bets;
        const isConsistent = bet?.coef === row?.coef && bet?.coefSeen === seen && row?.coef_seen === seen;
        const isAllowed = row !== undefined && (rule === 1 || (rule === 0 ? row.coef === seen : row.coef >= seen));
        if (!isConsistent || !isAllowed) wrong.push(`${rule}: saw ${seen}, stored ${row?.coef}, answered ${bet?.coef}`);
        kept[row?.coef === seen ? 'same' : 'moved'] += 1;
      });
      clearInterval(mover);

      expect(wrong).toEqual([]);
      const tried = Object.values(kept).reduce((sum, n) => sum + n, 0);
      measured({ id: 'ODD-1', unit: 'exceptions to the rule', atMost: 0, trials: 10_000, run: 'long', value: wrong.length, tried });
      expect(Object.entries(kept).filter(([, count]) => count < 20)).toEqual([]);
    },
    TRIAL_TIMEOUT_MS,
  );

  it(
    '[ODD-4] sells nothing after the close by the server clock inside the transaction, however many requests race with it',
    async () => {
      const bet = aGame();
      const count = trialsEach(1000);
      const startsAt = KICK_OFF * 1000 - 1000;
      on.test.clock.nowMs = startsAt;
      const player = { ...on.player, token: await on.test.signIn(on.player.userId) };
      // The clock advances while placements are decided, by two seconds in total.
      let looks = 0;
      on.test.prices.beforeQuote = () => (on.test.clock.nowMs = startsAt + Math.floor(((looks += 1) * 2000) / count));
      const answers: PlaceAnswer[] = [];

      await inParallel(count, 20, async () => {
        answers.push(await on.test.place(player, on.test.coupon(on.player, { bets: [bet], amount: 20 })));
      });

      const rows = await on.test.db.query<{ placed_at_ms: number }>(
        'select placed_at_ms from coupons join bets on coupon_id = coupons.id where game_id = $1',
        [bet.gameId],
      );
      const late = rows.filter(({ placed_at_ms: at }) => at >= KICK_OFF * 1000);
      expect(late).toEqual([]);
      measured({
        id: 'ODD-4',
        unit: 'bets after the close',
        atMost: 0,
        trials: 1_000,
        run: 'long',
        value: late.length,
        tried: answers.length,
      });
      expect(rows).toHaveLength(answers.filter(({ status }) => status === 'accepted').length);
      expect(rows.length).toBeGreaterThan(count / 10);
      const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      expect(new Set(reasons)).toEqual(new Set(['game-started']));
      expect(reasons.length).toBeGreaterThan(count / 10);
    },
    TRIAL_TIMEOUT_MS,
  );
});

describe('the quote that a player has seen', () => {
  const on = placingOn(ENGINE);
  const { aGame } = on;
  beforeEach(() =>
    setSwitches('', {
      coupon: {
        isQuoteRequired: true,
        hyperBonus: { percent: 10, minUnits: 1, maxUnits: 9 },
        promoCodes: [{ code: 'UP20', effect: { kind: 'boost', percent: 20, maxUnits: 5 } }],
      },
    }),
  );
  afterAll(() => setSwitches('', {}));
  const games = (...coefs: number[]) => coefs.map((coef) => aGame({ coef }));
  const questions = (): Parameters<typeof see>[2][] => {
    const [a, b, c] = games(1500, 2000, 3000);
    return [
      { bets: [a!], amount: 500, promoCode: 'UP20' },
      { typeId: 1, bets: [a!, b!, c!], amount: 500, isBonusBet: true },
      { typeId: 1, bets: [a!, b!], amount: 500, isVipBet: true, isDropOnScoreChange: true },
      {
        typeId: 9,
        bets: [a!, b!].map((bet) => ({ ...bet, blockId: bet.outcomeId })),
        amount: 500,
        amountByBlockId: { [a!.outcomeId]: 700 },
      },
      { typeId: 4, bets: [a!, b!, c!], amount: 700, amountByBlockId: { 1: 100, 2: 300, 3: 100 } },
      { typeId: 2, bets: [{ ...a!, isBanker: true }, b!, c!, aGame()], systemValue: 2, amount: 300, prepaidAmount: 0 },
    ];
  };
  const shapes = (): Promise<SeenPlacement[]> => Promise.all(questions().map((question) => see(on.test, on.player, question)));

  /** Variants of a value: each leaf changed, each field removed, lists shortened or reversed. */
  function mutants(value: unknown, by: number): unknown[] {
    if (typeof value === 'number') return [value + by];
    if (typeof value === 'boolean') return [!value];
    if (typeof value === 'string') return value === '' ? ['x'] : [value.slice(0, -1) + (value.endsWith('1') ? '2' : '1')];
    if (Array.isArray(value)) {
      const changed = value.flatMap((item, at) => mutants(item, by).map((mutant) => value.with(at, mutant)));
      return [...changed, ...(value.length > 1 ? [value.slice(1), [...value].reverse()] : [])];
    }
    const fields = Object.entries(value as Record<string, unknown>);
    return fields.flatMap(([name, field]) => [
      ...mutants(field, by).map((mutant) => ({ ...(value as object), [name]: mutant })),
      Object.fromEntries(fields.filter(([other]) => other !== name)),
    ]);
  }

  /** Requests that differ from the quoted one in one place. */
  const tampered = ({ coupon, headers }: SeenPlacement, by: number): Pick<SeenPlacement, 'coupon' | 'headers'>[] => [
    ...(mutants(coupon, by) as CouponToPlace[]).map((mutant) => ({ coupon: mutant, headers })),
    ...(mutants(headers, by) as Record<string, string>[]).map((mutant) => ({ coupon, headers: mutant })),
  ];

  it(
    '[ODD-3] books nothing that differs from the quote in any field of body or headers',
    async () => {
      // One more, because an evenly spread sample may lack one.
      const wanted = trials(2000) + 1;
      const all: Pick<SeenPlacement, 'coupon' | 'headers'>[] = [];
      for (let by = 1; all.length < wanted; by += 1) for (const seen of await shapes()) all.push(...tampered(seen, by));
      // Ordinary runs take an evenly spread sample.
      const some = all.filter((_, at) => (at * wanted) % all.length < wanted);
      const statuses = new Map<number, number>();
      const wrong: string[] = [];

      // One at a time, because concurrent requests with one id are refused for another reason.
      await inParallel(some.length, 1, async (at) => {
        const { coupon, headers } = some[at]!;
        const answer = await on.test.post(on.player.token, '/web-api/coupon/place', coupon, headers);
        const { statusCode } = answer;
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        // 400: the body is no longer a coupon; 409: another player's coupon, or the quote does not match.
        if (statusCode !== 400 && statusCode !== 409) wrong.push(`${statusCode} ${answer.body.slice(0, 120)} ${JSON.stringify(coupon)}`);
      });

      expect(wrong).toEqual([]);
      expect(some.length).toBeGreaterThanOrEqual(wanted - 1);
      expect(statuses.get(409)).toBeGreaterThan(some.length / 2);
      const booked = await on.count('select count(*)::bigint as n from coupons', []);
      measured({
        id: 'ODD-3',
        unit: 'changed requests booked',
        atMost: 0,
        trials: 2_000,
        run: 'long',
        value: booked ?? Number.NaN,
        tried: some.length,
      });
      for (const untouched of await shapes()) expect(accepted(await placeSeen(on.test, on.player, untouched)).status).toBe('accepted');
    },
    TRIAL_TIMEOUT_MS,
  );

  it('[ODD-3] after a conflict the same question is answered with an equal quote, and the same coupon is booked with it', async () => {
    for (const question of questions()) {
      const { coupon, headers, quote: first } = await see(on.test, on.player, question);
      const conflict = await on.test.post(on.player.token, '/web-api/coupon/place', coupon, { ...headers, [SEEN_HEADER]: '0'.repeat(64) });
      const again = await quote(on.test, on.player, question);

      expect([conflict.statusCode, conflict.json<ErrorAnswer>().errors[0]?.code]).toEqual([409, 'quote-mismatch']);
      expect(again).toEqual(first);
      const booked = await placeSeen(on.test, on.player, { coupon, quote: again, headers: await headersOf(coupon, again) });
      expect(accepted(booked).coupon.possibleWin).toBe(first.figures?.possibleWin);
    }
  });

  it('[ODD-3] a quote after the expired one has current odds', async () => {
    const [bet] = games(2000);
    const seen = await see(on.test, on.player, { bets: [bet!] });
    on.test.clock.nowMs = NOON + 120_001;
    on.test.prices.change(bet!.outcomeId, { coef: 2100 });

    const conflict = await on.test.post(on.player.token, '/web-api/coupon/place', seen.coupon, seen.headers);
    expect([conflict.statusCode, conflict.json<ErrorAnswer>().errors[0]?.code]).toEqual([409, 'quote-expired']);
    expect(await quote(on.test, on.player, { bets: [bet!] })).toMatchObject({ bets: [{ coef: 2100 }], quoteEndsAt: NOON + 240_001 });
  });

  it('[ODD-3] books the possible win that was shown if the odds have not moved', async () => {
    const player = await on.test.addPlayer();
    const seen = await see(on.test, player, { bets: games(1500), amount: 500, promoCode: 'UP20' });

    const { coupon } = accepted(await placeSeen(on.test, player, seen));

    expect([seen.quote.figures?.possibleWin, coupon.possibleWin]).toEqual([990, 990]); // (7.50 + 0.75) x 1.2
  });

  it('[ODD-3] applies the player’s rule to moved odds: the hash covers what the player has seen', async () => {
    const [bet] = games(2000);
    const [ask, any, better] = await Promise.all(
      ([0, 1, 2] as const).map((changeCoefAction) => see(on.test, on.player, { bets: [bet!], amount: 100, changeCoefAction })),
    );
    on.test.prices.change(bet!.outcomeId, { coef: 2100 });

    expect(rejected(await placeSeen(on.test, on.player, ask!)).reason).toBe('coef-changed');
    for (const seen of [any!, better!]) {
      expect(accepted(await placeSeen(on.test, on.player, seen)).coupon.bets[0]).toMatchObject({ coef: 2100, coefSeen: 2000 });
    }
  });

  it.each([
    [0, 200],
    [120_000, 200],
    [120_001, 409],
  ])('[ODD-3] answers a quote that is %i ms old with %i', async (ageMs, status) => {
    const [bet] = games(2000);
    const seen = await see(on.test, on.player, { bets: [bet!] });
    on.test.clock.nowMs = NOON + ageMs;
    const answer = await on.test.post(on.player.token, '/web-api/coupon/place', seen.coupon, seen.headers);

    expect(answer.statusCode).toBe(status);
  });

  it('[ODD-3] requires a quote, and accepts only those of this backend for this player', async () => {
    const other = await on.test.addPlayer();
    const [bet] = games(2000);
    const mine = await see(on.test, on.player, { bets: [bet!] });
    const theirs = await see(on.test, other, { bets: [bet!] });
    const post = (headers: Record<string, string>) =>
      on.test.post(on.player.token, '/web-api/coupon/place', { ...mine.coupon, id: randomUUID() }, headers);
    const code = async (headers: Record<string, string>) => (await post(headers)).json<ErrorAnswer>().errors[0]?.code;

    expect(await code({})).toBe('quote-missing');
    expect(await code({ ...mine.headers, [QUOTE_HEADER]: `${mine.headers[QUOTE_HEADER]}A` })).toBe('quote-mismatch');
    expect(await code({ ...mine.headers, [SEEN_HEADER]: '0'.repeat(64) })).toBe('quote-mismatch');
    expect(await code({ ...mine.headers, [QUOTE_HEADER]: theirs.headers[QUOTE_HEADER]! })).toBe('quote-mismatch');
  });

  it('[ODD-3] repeats the response to a booked id, even if its quote has expired or is missing', async () => {
    const [bet] = games(2000);
    const seen = await see(on.test, on.player, { bets: [bet!] });
    const first = await on.test.post(on.player.token, '/web-api/coupon/place', seen.coupon, seen.headers);
    on.test.clock.nowMs = NOON + 200_000;
    const second = await on.test.post(on.player.token, '/web-api/coupon/place', seen.coupon, {});

    expect(first.json<PlaceAnswer>().status).toBe('accepted');
    expect(second.body).toBe(first.body);
  });
});
