import { beginSession, endSession } from '@touchline/server-kernel';
import type { Db } from '@touchline/server-kernel/db';
import {
  grant,
  type House,
  openHouse,
  noOwnLimits,
  openWager,
  type Product,
  reconcile,
  resultSince,
  type Visit,
} from '@touchline/server-kernel/ledger';
import {
  ENGINES,
  isBalanced,
  OPENING,
  openRounds,
  ROUND,
  type RoundAnswer,
  ROUNDS_TABLE,
  START_TIMEOUT_MS,
  type WagerMoment,
} from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { openTestDb } from '../../testing/test-db.ts';

const NOON = Date.UTC(2030, 4, 1, 12);
const DAY_MS = 86_400_000;
const LEVELS = [1, 3, 45, 53, 99] as const;
const OPEN: Visit = { sessionId: 0, isBlocked: false, silentService: null, termsUpdatedAt: 0, limits: [] };

interface Player {
  userId: number;
  accountId: number;
  sessionId: number;
}

describe.each(ENGINES)('the wager gate with a test product, on %s', (engine) => {
  let db: Db;
  let house: House;
  let nowMs = NOON;
  let players = 0;
  const now = () => nowMs;
  const rounds = (crashAt?: (moment: WagerMoment) => void) =>
    openRounds({ db, house, now, ownLimits: noOwnLimits, ...(crashAt && { crashAt }) });

  beforeAll(async () => {
    db = await openTestDb(engine);
    house = await openHouse(db, ['EUR']);
    await db.query(ROUNDS_TABLE);
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());
  beforeEach(() => {
    nowMs = NOON;
  });
  afterEach(async () => {
    const books = await reconcile(db, [ROUND]);
    expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
  });

  const aPlayer = async (money: number): Promise<Player> => {
    const [user] = await db.query<{ id: number }>(
      `insert into users (login, password_hash, registered_at) values ($1, 'x', $2) returning id`,
      [`player-${(players += 1)}`, NOON],
    );
    const userId = user?.id ?? 0;
    const [account] = await db.query<{ id: number }>(
      `insert into accounts (user_id, type, currency_iso, is_active) values ($1, 0, 'EUR', true) returning id`,
      [userId],
    );
    const accountId = account?.id ?? 0;
    await db.transaction((tx) =>
      grant(tx, house, OPENING, { ref: String(accountId), userId, accountId, currencyIso: 'EUR', amount: money, at: NOON }),
    );
    const { session } = await beginSession(db, { userId, nowMs: NOON, isSaved: true });
    return { userId, accountId, sessionId: session.id };
  };
  const stakeRequest = ({ userId, accountId, sessionId }: Player, amount: number, visit: Partial<Visit> = {}) => ({
    ...{ userId, accountId, id: randomUUID(), amount },
    visit: { ...OPEN, sessionId, ...visit },
  });
  const stake = async (player: Player, amount: number, visit: Partial<Visit> = {}): Promise<RoundAnswer> =>
    JSON.parse(await rounds().stake(stakeRequest(player, amount, visit))) as RoundAnswer;
  const roundOf = (answer: RoundAnswer): number => {
    if (answer.status === 'rejected') throw new Error(answer.reason);
    return answer.round;
  };
  const balance = async ({ accountId }: Player) =>
    (await db.query<{ balance: number }>('select balance from accounts where id = $1', [accountId]))[0]?.balance;
  const keptUnder = async (id: string) =>
    (await db.query<{ n: number }>('select count(*)::bigint as n from placements where id = $1', [id]))[0]?.n;

  it('[BET-1] [BET-6] stakes once per id, answers a repeat with the same bytes, and refuses another body or product under that id', async () => {
    const player = await aPlayer(10_000);
    const request = stakeRequest(player, 1_000);
    const other = openWager({ name: 'ticket', kinds: {}, reconcile: async () => [] }, { db, house, now, ownLimits: noOwnLimits });

    const first = await rounds().stake(request);
    const repeats = await Promise.all(Array.from({ length: 20 }, () => rounds().stake(request)));

    expect(JSON.parse(first)).toMatchObject({ status: 'accepted', balance: 9_000 });
    expect(new Set(repeats)).toEqual(new Set([first]));
    await expect(rounds().stake({ ...request, amount: 1_001 })).rejects.toMatchObject({ status: 422, code: 'id-reused' });
    const body = { accountId: request.accountId, amount: request.amount };
    await expect(
      other.stake({ ...request, body }, { pending: () => '', decide: async () => ({ answer: 'never', isAccepted: true }) }),
    ).rejects.toMatchObject({ status: 422, code: 'id-reused' });
    expect(await balance(player)).toBe(9_000);
  });

  it('[BET-9] accepts one of a hundred concurrent stakes if the balance covers only one', async () => {
    const player = await aPlayer(1_000);

    const answers = await Promise.all(Array.from({ length: 100 }, () => stake(player, 1_000)));

    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(1);
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(reasons).toEqual(Array(99).fill('not-enough-money'));
    expect(await balance(player)).toBe(0);
  });

  it.each(LEVELS)('[GD-07] stakes nothing of a player who is banned at level %i', async (level) => {
    const player = await aPlayer(1_000);
    await db.query('update users set ban_level = $2 where id = $1', [player.userId, level]);
    const request = stakeRequest(player, 100);

    await expect(rounds().stake(request)).rejects.toMatchObject({ status: 403, code: 'account-restricted' });

    expect([await balance(player), await keptUnder(request.id)]).toEqual([1_000, 0]);
  });

  it.each([
    ['[GD-05] a blocked visitor', { isBlocked: true }, 403, 'forbidden'],
    ['[GRD-6] a service that does not respond', { silentService: 'limits' }, 503, 'unavailable'],
    ['[HT-11] [ID-18] terms that changed since they were accepted', { termsUpdatedAt: NOON / 1000 + 1 }, 451, 'terms-changed'],
    ['[SEC-10] a session that is not the player’s', { sessionId: 0 }, 401, 'unauthorized'],
  ])('%s: nothing is staked and nothing is kept under the id', async (_, visit, status, code) => {
    const player = await aPlayer(1_000);
    const request = stakeRequest(player, 100, visit);

    await expect(rounds().stake(request)).rejects.toMatchObject({ status, code });

    expect([await balance(player), await keptUnder(request.id)]).toEqual([1_000, 0]);
    expect(
      roundOf(JSON.parse(await rounds().stake({ ...request, visit: { ...OPEN, sessionId: player.sessionId } })) as RoundAnswer),
    ).toBeGreaterThan(0);
  });

  it('[SEC-10] [AUTH-6] refuses a stake in an ended session or from another player’s account', async () => {
    const [player, other] = [await aPlayer(1_000), await aPlayer(1_000)];

    const foreign = await stake({ ...player, accountId: other.accountId }, 100);
    await expect(rounds().stake(stakeRequest({ ...other, sessionId: player.sessionId }, 100))).rejects.toMatchObject({ status: 401 });
    await endSession(db, player.sessionId, NOON);

    expect(foreign).toEqual({ status: 'rejected', reason: 'wrong-account' });
    await expect(rounds().stake(stakeRequest(player, 100))).rejects.toMatchObject({ status: 401 });
    await expect(rounds().stake(stakeRequest({ ...other, sessionId: player.sessionId }, 100))).rejects.toMatchObject({ status: 401 });
    expect([await balance(player), await balance(other)]).toEqual([1_000, 1_000]);
  });

  it('[CP-14] refuses a stake beyond the tightest limit, returns when it will be possible, and accepts it from then on', async () => {
    const player = await aPlayer(10_000);
    const limits = [
      { limitType: 1, units: 10 },
      { limitType: 2, units: 30 },
    ] as const;
    await stake(player, 600, { limits });
    nowMs += 3_600_000;
    await stake(player, 300, { limits });

    const refused = await stake(player, 500, { limits });
    const tooLarge = await stake(player, 1_001, { limits });
    nowMs = NOON + DAY_MS - 1;
    const early = await stake(player, 500, { limits });
    nowMs = NOON + DAY_MS;
    const taken = await stake(player, 500, { limits });

    expect(refused).toEqual({
      ...{ status: 'rejected', reason: 'limit-reached', limit: { limitType: 1, limit: 1_000, left: 100 } },
      freesAt: NOON + DAY_MS,
    });
    expect(tooLarge).toMatchObject({ reason: 'limit-reached', freesAt: null });
    expect(early.status).toBe('rejected');
    expect(taken.status).toBe('accepted');
  });

  it('[CP-14] counts losses less winnings and refunds, and only those of the player', async () => {
    const [player, other] = [await aPlayer(10_000), await aPlayer(10_000)];
    const limits = [{ limitType: 10, units: 10 }] as const;
    const [won, returned] = [roundOf(await stake(player, 600, { limits })), roundOf(await stake(player, 400, { limits }))];
    const full = await stake(player, 1, { limits });
    await rounds().refund(returned, 400);
    await rounds().win(won, 250);

    const most = await stake(player, 651, { limits });
    const all = await stake(player, 650, { limits });

    expect(full).toMatchObject({ status: 'rejected', limit: { left: 0 } });
    expect(most).toMatchObject({ status: 'rejected', limit: { limitType: 10, limit: 1_000, left: 650 } });
    expect(all.status).toBe('accepted');
    expect((await stake(other, 1_000, { limits })).status).toBe('accepted');
  });

  it('[CP-14] never exceeds a limit when fifty stakes race for the rest of it', async () => {
    const player = await aPlayer(100_000);
    const limits = [{ limitType: 3, units: 10 }] as const;

    const answers = await Promise.all(Array.from({ length: 50 }, () => stake(player, 300, { limits })));

    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(3);
    expect(await balance(player)).toBe(100_000 - 900);
  });

  it('[AC-01] includes rounds since the start of a session in its result, and no earlier stakes', async () => {
    const player = await aPlayer(10_000);
    const before = roundOf(await stake(player, 100));
    nowMs += 1_000;
    const [won, returned] = [roundOf(await stake(player, 600)), roundOf(await stake(player, 400))];
    await rounds().win(won, 1_500);
    await rounds().refund(returned, 400);
    await rounds().win(before, 70);

    const since = (sinceMs: number) => resultSince(db, { ...player, sinceMs });
    expect(await since(NOON + 1_000)).toEqual({ staked: 1_000, returned: 1_970 });
    expect(await since(NOON)).toEqual({ staked: 1_100, returned: 1_970 });
    expect(await since(NOON + 1_001)).toEqual({ staked: 0, returned: 0 });
  });

  it('[BET-9] [MON-2] pays only wagers that were staked, once, also to a banned player', async () => {
    const player = await aPlayer(1_000);
    const round = roundOf(await stake(player, 400));
    await db.query('update users set ban_level = 45 where id = $1', [player.userId]);
    const never = await db.query<{ id: number }>('insert into rounds (user_id, staked) values ($1, 0) returning id', [player.userId]);
    const neverStaked = never[0]?.id ?? 0;

    await rounds().win(round, 900);

    await expect(rounds().win(round, 900)).rejects.toMatchObject({ code: '23505' });
    await expect(rounds().win(neverStaked, 5)).rejects.toThrow('was never staked');
    await db.query('delete from rounds where id = $1', [neverStaked]);
    expect(await balance(player)).toBe(1_500);
  });

  it('[BET-9] enforces balance and limits even for a product that does not check them', async () => {
    const player = await aPlayer(1_000);
    const careless = openWager({ name: 'ticket', kinds: {}, reconcile: async () => [] }, { db, house, now, ownLimits: noOwnLimits });
    const take = (amount: number, visit: Partial<Visit> = {}) =>
      careless.stake(
        { ...stakeRequest(player, amount, visit), body: amount },
        {
          pending: () => '',
          decide: async (context) => ({ answer: String(await context.take([{ ref: '1', amount }])), isAccepted: true }),
        },
      );

    await expect(take(1_001)).rejects.toThrow('not-enough-money');
    await expect(take(600, { limits: [{ limitType: 1, units: 5 }] })).rejects.toThrow('limit-reached');

    expect(await balance(player)).toBe(1_000);
  });

  it.each(['before-begin', 'after-lock', 'after-lookup', 'after-ledger', 'after-commit', 'before-answer'] as const)(
    '[BET-5] leaves a complete stake or none if the process crashes %s, and a repeat completes it',
    async (moment) => {
      const player = await aPlayer(1_000);
      const request = stakeRequest(player, 300);
      const dying = rounds((at) => {
        if (at === moment) throw new Error('power cut');
      });

      await expect(dying.stake(request)).rejects.toThrow('power cut');
      const left = await balance(player);
      const books = await reconcile(db, [ROUND]);
      const again = JSON.parse(await rounds().stake(request)) as RoundAnswer;

      expect(left).toBe(moment === 'after-commit' || moment === 'before-answer' ? 700 : 1_000);
      expect(isBalanced(books)).toBe(true);
      expect(again).toMatchObject({ status: 'accepted', balance: 700 });
      expect(await balance(player)).toBe(700);
    },
  );

  it('[MON-7] finds a round that is off by one unit, a stake without a round, and movements of unknown products', async () => {
    const player = await aPlayer(1_000);
    const round = roundOf(await stake(player, 400));
    const found = async (products: readonly Product[]) => {
      const { wagers, unstaked, unknown } = await reconcile(db, products);
      return { wagers, unstaked, unknown: unknown.map(({ product }) => product) };
    };
    const clean = await found([ROUND]);
    await db.query('update rounds set returned = 1 where id = $1', [round]);
    const wrong = await found([ROUND]);
    await db.query('update rounds set returned = 0, staked = 0 where id = $1', [round]);
    const missing = await found([ROUND]);
    await db.query('update rounds set staked = 400 where id = $1', [round]);

    expect(clean).toEqual({ wagers: [], unstaked: [], unknown: [] });
    expect(wrong.wagers).toEqual([{ product: 'trial', ref: String(round), booked: -399, posted: -400 }]);
    expect(missing.wagers).toEqual([{ product: 'trial', ref: String(round), booked: 0, posted: -400 }]);
    expect((await found([])).unknown).toEqual(['trial']);
  });
});
