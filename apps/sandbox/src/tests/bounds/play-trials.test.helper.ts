import { REGISTRATION } from '@touchline/server-identity/testing';
import type { CashOutsAnswer } from '@touchline/betting-contract';
import { GAME } from '../wallet/wallet.test.helper.ts';
import { callsOf, IS_LONG, MINUTE, type Somebody, type Trial, uuid } from './trials.test.helper.ts';

const LIMITS = '/limit-service-api/api/external/web/v3';
/** Data of one part of a recording, in base64. */
const RECORDED = 'A'.repeat(IS_LONG ? 50_000 : 60);
/** Number of events per call. */
const EVENTS = IS_LONG ? 50 : 1;

async function agreed({ test, address }: Somebody): Promise<Record<string, string>> {
  const { headers } = await test.app.inject({
    ...{ method: 'POST', url: '/web-api/user/cookies-agreement', remoteAddress: address, payload: { cookiesAgreeTime: 3 } },
  });
  return { cookie: `tl-consent=1.3; ${String(headers['set-cookie']).split(';', 1)[0] ?? ''}` };
}

/** Events and recordings of visits. */
export const VISIT_TRIALS: Readonly<Record<string, (somebody: Somebody) => Promise<Trial>>> = {
  'events-of-visit': async (somebody) => {
    const [{ post }, visit, cookies] = [callsOf(somebody), uuid(), await agreed(somebody)];
    const act = () => post('/fatman-api/web', eventsOf(visit), cookies);
    return { act, takes: EVENTS, stored: ofVisit('collector_events', visit), full: (most) => most };
  },
  'events-of-address': async (somebody) => {
    const [{ post }, cookies, lang] = [callsOf(somebody), await agreed(somebody), 'zu'];
    await somebody.test.db.query('delete from collector_events where lang = $1', [lang]);
    const stored = ['select count(*)::int as n from collector_events where lang = $1', lang] as const;
    return { act: () => post('/fatman-api/web', { ...eventsOf(uuid()), lang }, cookies), takes: EVENTS, stored, full: (most) => most };
  },
  'recording-of-visit': async (somebody) => {
    const [{ post }, visit, cookies] = [callsOf(somebody), uuid(), await agreed(somebody)];
    const act = () => post('/fatman-api/web/recording', partOf(visit), cookies);
    return { act, takes: RECORDED.length, stored: ofVisit('collector_recordings', visit) };
  },
  'recordings-of-address': async (somebody) => {
    const [{ post }, recording, cookies] = [callsOf(somebody), uuid(), await agreed(somebody)];
    const act = () => post('/fatman-api/web/recording', { ...partOf(uuid()), recording }, cookies);
    return { act, takes: RECORDED.length, stored: ['select count(*)::int as n from collector_recordings where recording = $1', recording] };
  },
};
const ofVisit = (table: string, visit: string): Trial['stored'] => [`select count(*)::int as n from ${table} where visit = $1`, visit];
const eventsOf = (visit: string) => ({
  ...{ visit, lang: 'en', build: 'desktop' },
  events: Array.from({ length: EVENTS }, () => ({ id: uuid(), at: 1, name: 'page', fields: { route: 'home', section: 'betting' } })),
});
const partOf = (visit: string) => ({ visit, recording: uuid(), part: 0, of: 1, data: RECORDED });

/** Registration, sign-in codes, sessions and passkeys. */
export const IDENTITY_TRIALS: Readonly<Record<string, (somebody: Somebody) => Promise<Trial>>> = {
  'registrations-of-address': async (somebody) => {
    const { post, wait } = callsOf(somebody);
    const [{ last } = { last: 0 }] = await somebody.test.db.query<{ last: number }>('select max(id) as last from users');
    const act = async () => {
      await wait(3_000);
      return post('/web-api/registration/fast', REGISTRATION);
    };
    return { act, stored: ['select count(*)::int as n from users where id > $1', last] };
  },
  'codes-of-address': async (somebody) => {
    const { post } = callsOf(somebody);
    await somebody.test.db.query('delete from sent_codes');
    return {
      act: () => post('/web-api/user/login/passkey/options', {}),
      stored: ['select count(*)::int as n from sent_codes where $1', true],
    };
  },
  'sign-ins-of-player': async (somebody) => {
    const { post, wait, mine } = callsOf(somebody);
    const { login, password } = somebody.player;
    const act = async () => {
      await wait(3_000);
      return post('/web-api/user/login', { uLogin: login, uPassword: password });
    };
    return { act, stored: mine('sign_ins') };
  },
  'passkeys-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const { test, player } = somebody;
    const act = async (nth: number) => {
      const outcome = await send('/web-api/user/passkeys/options', { password: player.password });
      if (outcome.status === 200)
        await test.db.query(
          `insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ($1, $2, '', 0, '', $1, 1)`,
          [`${player.userId}-${nth}`, player.userId],
        );
      return outcome;
    };
    return { act, stored: mine('passkeys'), code: 'bad-request' };
  },
};

/** Bets and games. */
export const BETTING_TRIALS: Readonly<Record<string, (somebody: Somebody) => Promise<Trial>>> = {
  'stakes-of-player': async (somebody) => {
    const { send, mine, wait } = callsOf(somebody);
    const { test, player } = somebody;
    const bet = test.prices.addGame(61_000);
    const act = async (nth: number) => {
      if (nth % 1_000 === 999) await wait(MINUTE);
      return send('/web-api/coupon/place', test.coupon(player, { bets: [bet], amount: 100 }));
    };
    return { act, stored: mine('placements') };
  },
  'cash-outs-of-player': async (somebody) => {
    const { send, mine, wait } = callsOf(somebody);
    const { test, player } = somebody;
    const bet = test.prices.addGame(62_000, { coef: 2000, chances: { won: 480_000 } });
    const act = async (nth: number) => {
      if (nth % 200 === 199) await wait(MINUTE);
      await test.place(player, test.coupon(player, { bets: [bet], amount: 1_000 }));
      const { coupons } = (await test.get(player.token, '/web-api/coupon/cash-outs')).json<CashOutsAnswer>();
      const { couponId, offer } = coupons.find(({ offer: found }) => found !== null) ?? {};
      const { stakeLeft: stake, offer: amount, quote } = offer ?? { stakeLeft: 0, offer: 0, quote: '' };
      return send('/web-api/coupon/cash-out', { id: uuid(), couponId, stake, amount, quote });
    };
    return { act, stored: mine('cash_outs') };
  },
  'cash-out-rules-of-coupon': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const { test, player } = somebody;
    const bet = test.prices.addGame(63_000, { coef: 2000, chances: { won: 480_000 } });
    const placed = await test.place(player, test.coupon(player, { bets: [bet], amount: 1_000 }));
    const couponId = placed.status === 'accepted' ? placed.coupon.couponId : 0;
    return { act: (nth) => send('/web-api/coupon/cash-out-rule', { couponId, atLeast: 1_500 + nth }), stored: mine('cash_out_rules') };
  },
  'shares-of-address': async (somebody) => {
    const { post, wait } = callsOf(somebody);
    const act = async (nth: number) => {
      await wait(3_000);
      return post('/bff-api/coupon/shared', { bets: [{ gameId: 64_000, marketId: 1, outcomeId: nth + 1 }] });
    };
    return { act, stored: [`select count(*)::int as n from shared_coupons where bets like $1`, '%"gameId":64000%'] };
  },
  'favourites-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const { test, player } = somebody;
    const act = async (nth: number) => {
      const outcome = await send('/bff-api/casino/favourites', { gameId: GAME, isFavourite: true });
      // The catalogue has fewer games than the bound, so the row gets another game id.
      await test.db.query('update casino_favourites set game_id = $2 where user_id = $1 and game_id = $3', [
        player.userId,
        90_000 + nth,
        GAME,
      ]);
      return outcome;
    };
    return { act, stored: mine('casino_favourites') };
  },
  'seeds-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const act = (nth: number) => send('/bff-api/games/seeds', { clientSeed: `seed-${nth}` });
    return { act, stored: mine('game_seeds', 'and revealed_at is not null') };
  },
  'game-visits-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const { accountId } = somebody.player;
    return { act: () => send('/bff-api/games/visits', { game: GAME, accountId }), stored: mine('wallet_visits') };
  },
  'point-purchases-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const { test, player } = somebody;
    await test.db.query(
      `insert into promotion_entries (slug, user_id, joined_at, completed_at, reward) values ('bounds', $1, 1, 1, 10000000)`,
      [player.userId],
    );
    return { act: () => send('/bff-api/points/purchases', { item: 'ten', id: uuid() }), stored: mine('point_purchases') };
  },
};

/** Responsible-gaming limits; stricter ones are never refused. */
export const LIMIT_TRIALS: Readonly<Record<string, (somebody: Somebody) => Promise<Trial>>> = {
  'limit-changes-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const act = (nth: number) => send(`${LIMITS}/limits`, { limits: [{ limitType: 1, limitValue: 50_000 - nth }] });
    return { act, stored: mine('player_limit_changes', 'and not is_looser') };
  },
  'looser-limits-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const { test, player } = somebody;
    await send(`${LIMITS}/limits`, { limits: [{ limitType: 1, limitValue: 500 }] });
    const [limit] = await test.db.query<{ id: number }>('select id from player_limits where user_id = $1', [player.userId]);
    const act = async (nth: number) => {
      const outcome = await send(`${LIMITS}/limits`, { limits: [{ limitType: 1, limitValue: 600 + nth }] });
      // Only one looser value can be pending, so withdraw it.
      await send(`${LIMITS}/limitaction`, { id: limit?.id, action: 'reject' });
      return outcome;
    };
    return { act, stored: mine('player_limit_changes', 'and is_looser') };
  },
  'quizzes-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    await send(`${LIMITS}/limits`, { limits: [{ limitType: 20, limitValue: 5_000 }] });
    return { act: () => send(`${LIMITS}/limits`, { limits: [{ limitType: 20, limitValue: 10_000 }] }), stored: mine('limit_quizzes') };
  },
};
