import { recordedBeacon, scriptedGames, workOnce } from '@touchline/server-toto/testing';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { setSwitches } from '@touchline/server-kernel';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import { startPaymentsApp } from '../../testing/payments-app.ts';
import { NOON, type TestPlayer } from '../../testing/test-app.ts';
import { CALLS } from '../../testing/test-db.ts';
import { PROVIDERS } from '../wallet/wallet.test.helper.ts';
import { ACCOUNT_IDS } from './account-ids.test.helper.ts';
import {
  fieldsOf,
  type ForeignWorld,
  missingLike,
  type Named,
  type NamedByCall,
  nameOf,
  openRowsOf,
  renewed,
  sendAs,
  textOf,
  valueAt,
  withValue,
} from './foreign.test.helper.ts';
import { PAYMENT_IDS } from './payment-ids.test.helper.ts';
import { PLAY_IDS } from './play-ids.test.helper.ts';

const NAMED: NamedByCall = { ...ACCOUNT_IDS, ...PAYMENT_IDS, ...PLAY_IDS };

/** Names of fields that in every call hold a value or name what all players share. */
const NEVER_OF_A_PLAYER = new Set(
  [
    'gameId marketId outcomeId blockId game model slug section lottery number draws numbers picks of page lang lng zone',
    'amount currencyIso currencyId currency_id from to count stake cost times coef value extra possibleWin points price bonus_type first_deposit_bonus_type',
    'text subject title label name surname birth_date passport passport_date address email country_code phone_number content data n parts',
    'password newPassword code question answer view move choice moves at clientSeed methodId returnTo since until upTo',
    'limitType limitValue selfExcludeReason startsInDays popup_show_at updatedAt enable_mail_news',
    'systemValue typeId refId changeCoefAction coefByView coefViewId exactCoef prepaidAmount hyperBonusPercent minHyperBonusBetLimit',
    'maxHyperBonusLimit promoCode manualPromoCode oddsBudget opponent1 opponent2 startAt atLeast minute score rateAt action',
  ].flatMap((names) => names.split(' ')),
);
const isNeverOfAPlayer = (field: string): boolean => NEVER_OF_A_PLAYER.has(field.split('.').findLast((name) => !/^\d+$/.test(name)) ?? '');

/** Calls that act for a player. Others know no player, and ask for a secret along with an id, such as the guid of a code. */
const OF_PLAYERS = CALLS.filter(({ auth }) => auth !== 'none');
const declared = ({ owned = [], chosen = [], shared = [] }: Named): readonly string[] => [...owned, ...chosen, ...shared];
const withFields = (kind: 'owned' | 'chosen') =>
  OF_PLAYERS.flatMap((call) => {
    const named = NAMED[nameOf(call)];
    return named?.[kind] === undefined || named.make === undefined ? [] : [[nameOf(call), call, named, named.make] as const];
  });

it('[SEC-10] every field of the contract that could name a thing of a player is tested below, or listed as shared', () => {
  const problems = OF_PLAYERS.flatMap((call) => {
    const [fields, named] = [fieldsOf(call), NAMED[nameOf(call)] ?? {}];
    return [
      ...fields
        .filter((field) => !declared(named).includes(field) && !isNeverOfAPlayer(field))
        .map((field) => `${nameOf(call)}: say in *-ids.test.helper.ts whether ${field} is owned by a player, chosen by its page or shared`),
      ...declared(named)
        .filter((field) => !fields.includes(field))
        .map((field) => `${nameOf(call)}: the call has no field ${field}`),
      ...(named.make === undefined && (named.owned ?? named.chosen) !== undefined ? [`${nameOf(call)}: make is missing`] : []),
    ];
  });
  const unknown = Object.keys(NAMED).filter((name) => !OF_PLAYERS.some((call) => nameOf(call) === name));

  expect([...problems, ...unknown.map((name) => `${name} is not in the contract`)]).toEqual([]);
});

/** Names of ids in calls that act for no player: what they name, or the secret that is asked for as well. */
const WITHOUT_PLAYER: Readonly<Record<string, string>> = {
  ...{ gameId: 'a game', ids: 'games', marketId: 'a market', outcomeId: 'an outcome', champId: 'a championship', teamId: 'a team' },
  ...{
    tournamentId: 'a tournament',
    groupId: 'a group of games',
    country_id: 'a country',
    country_code: 'a country',
    countryId: 'a country',
    currency_id: 'a currency',
  },
  ...{ coefViewId: 'a format', projectId: 'a counter', typeId: 'a type of coupon', key: 'a public key of the site' },
  blockId: 'a part of the coupon in the same request',
  method_id: 'a way to sign in',
  code: 'what a message said, or a published coupon',
  guid: 'a random value; the code, secret or signature that belongs to it is asked for',
  ticket: 'a random value, valid only in the browser that it was made for',
  state: 'a random value, valid only in the browser that it was made for',
  token: 'signed by the server',
  approval: 'a random value that a right code gave',
  secret: 'a random value that only the browser has which asked for it',
  visit: 'chosen by a browser; nothing is read back',
  recording: 'chosen by a browser; nothing is read back',
  ref_code: 'a code that players publish',
  'GET /web-api/user/code/:id/messages params.id': 'a random value; only in demo mode, where there is no other outbox',
  'POST /fatman-api/:key body.events.0.id': 'chosen by a browser; nothing is read back',
  'POST /support-api/v1/message body.id': 'chosen by a page for its own conversation',
};

it('[SEC-10] every id in a call without a player is public, or a secret', () => {
  const unknown = CALLS.filter(({ auth }) => auth === 'none').flatMap((call) =>
    fieldsOf(call)
      .filter((field) => /(^|[._])(ids?|guid|ticket|token|approval|state|visit|recording|key|secret|code)$|Ids?$/.test(field))
      .filter((field) => WITHOUT_PLAYER[field.split('.').at(-1) ?? ''] === undefined)
      .filter((field) => WITHOUT_PLAYER[`${nameOf(call)} ${field}`] === undefined)
      .map((field) => `${nameOf(call)}: say in WITHOUT_PLAYER what ${field} names, and why another player may send it`),
  );
  expect(unknown).toEqual([]);
});

describe.each(ENGINES)('ids of another player on %s', (engine) => {
  let world: ForeignWorld;
  let rowsOf: (userId: number) => Promise<Record<string, string>>;
  let games = 30_000;

  beforeAll(async () => {
    const test = await startPaymentsApp(engine, PROVIDERS);
    await workOnce({ services: test.services, source: scriptedGames(() => test.clock.nowMs), beacon: recordedBeacon(test.services) });
    setSwitches('', { coupon: { hyperBonus: null, expressBoost: null } });
    rowsOf = await openRowsOf(test.db);
    const read = <T>(url: string, { statusCode, body }: { statusCode: number; body: string }): T => {
      if (statusCode >= 300) throw new Error(`${url}: ${statusCode} ${body}`);
      return (body === '' ? undefined : JSON.parse(body)) as T;
    };
    world = {
      test,
      aGame: (more) => test.prices.addGame((games += 1), more),
      get: async <T>({ token }: TestPlayer, url: string) => read<T>(url, await test.get(token, url)),
      post: async <T>({ token }: TestPlayer, url: string, body: object) =>
        read<T>(url, await test.post(token, url, body, { host: 'localhost:4200' })),
    };
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    setSwitches('', {});
    await world.test.close();
  });
  beforeEach(() => {
    world.test.clock.nowMs = NOON;
  });

  const addPlayer = () => world.test.addPlayer({ money: 10_000_000 });
  const send = (player: TestPlayer, call: ContractCall, asked: Parameters<typeof sendAs>[3]) => sendAs(world, player, call, asked);

  it('[SEC-10] reads the rows of a player in every table that has some', async () => {
    const player = await addPlayer();
    for (const make of [
      PAYMENT_IDS['POST /web-api/payments/v1/withdrawals']?.make,
      PAYMENT_IDS['POST /web-api/payments/v1/enquiries/messages']?.make,
      PLAY_IDS['GET /web-api/coupon/cash-out/:id']?.make,
    ])
      await make?.(world, player);
    const tables = [
      'accounts',
      'bets',
      'cash_outs',
      'coupons',
      'enquiries',
      'enquiry_messages',
      'ledger_entries',
      'payment_steps',
      'users',
    ];
    expect(Object.keys(await rowsOf(player.userId))).toEqual(expect.arrayContaining(tables));
  });

  it.each(withFields('owned'))(
    '[SEC-10] %s refuses each id of another player, and changes nothing of theirs',
    async (_, call, named, make) => {
      const { owned = [], chosen = [] } = named;
      const [owner, other] = [await addPlayer(), await addPlayer()];
      const foreign = await make(world, owner);
      const own = await make(world, other);
      const before = await rowsOf(owner.userId);
      const verdicts: Record<string, string> = {};
      for (const fields of [...owned.map((field) => [field]), owned]) {
        const swapped = fields.reduce((asked, field) => withValue(asked, field, valueAt(foreign, field)), own);
        const answer = await send(other, call, renewed(swapped, chosen));
        const missing = fields.reduce((asked, field) => withValue(asked, field, missingLike(valueAt(own, field))), own);
        const nothing = await send(other, call, renewed(missing, chosen));
        const isRefused = [403, 404, 409].includes(answer.statusCode) || textOf(answer) === textOf(nothing);
        verdicts[fields.join()] = isRefused ? 'refused' : `${textOf(answer)} instead of ${textOf(nothing)}`;
      }

      expect(verdicts).toEqual(Object.fromEntries([...owned, owned.join()].map((field) => [field, 'refused'])));
      expect(await rowsOf(owner.userId)).toEqual(before);
      // The same requests are accepted from the players whose things they name, so it was the owner that was checked.
      for (const [player, asked] of [
        [other, own],
        [owner, foreign],
      ] as const) {
        const answer = await send(player, call, asked);
        expect([answer.statusCode < 300, answer.statusCode < 300 ? '' : answer.body]).toEqual([true, '']);
      }
    },
  );

  it.each(withFields('chosen'))(
    '[SEC-10] %s finds nothing of another player by a value that their page chose',
    async (_, call, named, make) => {
      const { owned = [], chosen = [] } = named;
      const [owner, other] = [await addPlayer(), await addPlayer()];
      const foreign = await make(world, owner);
      const first = await send(owner, call, foreign);
      expect([first.statusCode < 300, first.statusCode < 300 ? '' : first.body]).toEqual([true, '']);
      const own = await make(world, other);
      const before = await rowsOf(owner.userId);

      const answer = await send(
        other,
        call,
        chosen.reduce((asked, field) => withValue(asked, field, valueAt(foreign, field)), own),
      );

      expect(answer.statusCode).toBeLessThan(500);
      // Where the answer names the player's own things, it is not the one that the owner got.
      if (owned.length > 0) expect(textOf(answer)).not.toBe(textOf(first));
      expect(await rowsOf(owner.userId)).toEqual(before);
      // A value of any form is accepted or refused, but is never a failure.
      for (const field of chosen) {
        const value = typeof valueAt(own, field) === 'string' ? 'a-name-of-a-page' : 1;
        const { statusCode, body } = await send(other, call, withValue(own, field, value));
        expect(statusCode < 500 ? '' : body).toBe('');
      }
    },
  );
});
