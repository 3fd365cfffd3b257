import { expect } from '@playwright/test';
import type { Audit, Reader, Visit } from './audit.ts';
import { checks } from './check.ts';
import { titleOf } from './documents.ts';
import { history, picks, place } from './coupons.ts';
import type { Json } from './json.ts';

const player = (audit: Audit, work: (reader: Reader) => Promise<void>, visit: Visit = {}): Promise<void> =>
  audit.visit({ as: 'player', ...visit }, work);
/** The office pages of routes.tsv. */
const OFFICE = [
  ...['account', 'history', 'historypay', 'recharge', 'security', 'responsible', 'settings', 'bonuses/deposit', 'bonuses/wager'],
  ...[
    'casino/vipcashback',
    'casino/premiumcashback',
    'deduce',
    'promotion',
    'bringfriend',
    'support',
    'manager',
    'rewards',
    'verification',
  ],
  ...['share-idea', 'payment/requests', 'payment/create-request'],
];

export const ACCOUNT = checks({
  'AC-01': [
    'players',
    'accounts have id, type, iso, symbol, money, currencyId, isActive, label and points; wallets currency_id, score_id and the default one',
    async (audit) => {
      const reader = await audit.reader('player');
      const { accounts } = await reader.json('GET /web-api/account/list?lang=en');
      expect(Object.keys(accounts[0])).toEqual(
        expect.arrayContaining(['id', 'type', 'iso', 'symbol', 'money', 'currencyId', 'isActive', 'label', 'points']),
      );
      const { wallets } = await reader.json('GET /web-api/office/wallets?lang=en');
      expect(wallets[0]).toMatchObject({ currency_id: 978, score_id: accounts[0].id, isDefault: true });
    },
  ],
  'AC-02': [
    'players',
    'an added currency is first opening and then an account, which can be made the active one',
    async (audit) =>
      player(audit, async (reader) => {
        const { opening } = await reader.json('POST /web-api/office/wallets/add', { data: { currency_id: 826 } });
        expect(opening).toContain('GBP');
        const wallets = async (): Promise<Json[]> => (await reader.json('GET /web-api/office/wallets?lang=en')).wallets;
        await expect.poll(async () => (await wallets()).map(({ iso }) => iso), { timeout: 60_000 }).toContain('GBP');
        const id = (await wallets()).find(({ iso }) => iso === 'GBP').score_id;
        expect((await reader.ask('POST /web-api/account/active', { data: { id } })).status).toBe(204);
        expect((await wallets()).find(({ isActive }) => isActive).iso).toBe('GBP');
      }),
  ],
  'AC-03': [
    'players',
    'the user config has every field of the specification, user_data included, and the office asks for it',
    async (audit) =>
      player(audit, async (reader) => {
        const config = await reader.json('GET /web-api/user/config');
        const names =
          'phone_number phone_code user_email user_name user_country_id activation_type protection_level protection_methods ban_level verification_status verification_types user_status_id requested_additional_document has_deposit user_data';
        expect(Object.keys(config)).toEqual(expect.arrayContaining(names.split(' ')));
        expect(Object.keys(config.protection_methods)).toEqual([
          'is_changed_password',
          'enable_two_factor_auth',
          'enable_phone_binding',
          'enable_security_question',
          'enable_email_auth',
        ]);
        expect(Object.keys(config.user_data)).toEqual([
          'date_birthday',
          'name',
          'surname',
          'passport',
          'passport_date',
          'registration_address',
        ]);
        const page = await reader.page();
        const asked = page.waitForRequest((request) => request.url().includes('/web-api/user/config'));
        await reader.open('/office/account');
        await asked;
      }),
  ],
  'AC-04': [
    'players',
    'the cashier has its methods, requests have four topics, the history answers, and the eight return pages open',
    async (audit) => {
      const reader = await audit.reader('player');
      const { methods } = await reader.json('GET /web-api/payments/v1/cashier?lang=en');
      expect(methods.length).toBeGreaterThanOrEqual(5);
      expect((await reader.json('GET /web-api/payments/v1/enquiries/topics?lang=en')).length).toBe(4);
      expect((await reader.ask('GET /web-api/payments/v1/payments?lang=en')).status).toBe(200);
      for (const kind of ['', 'withdraw/'])
        for (const result of ['success', 'fail', 'pending', 'cancel'])
          expect((await audit.document(`/en/onpay/${kind}${result}`)).status, kind + result).toBe(200);
    },
  ],
  'AC-05': [
    'players',
    'a placed express is in the history with its three legs, status and stake, and has a print page',
    async (audit) =>
      player(audit, async (reader) => {
        const { answer } = await place(reader, { typeId: 1, bets: await picks(reader, 3) });
        expect(answer.status, answer.text).toBe(200);
        const [coupon] = await history(reader);
        expect(coupon.bets).toHaveLength(3);
        expect(coupon.amount).toBe(1_000);
        expect((await reader.ask(`/en/print-coupon/${coupon.couponId}`)).status).toBe(200);
      }),
  ],
  'AC-06': [
    'players',
    'each office page answers 200 to a player, with different titles, and leads a visitor to sign-in',
    async (audit) => {
      const titles = new Set<string>();
      for (const path of OFFICE) {
        const { status, text } = await audit.document(`/en/office/${path}`, 'player');
        expect([status, text.includes('Not available in this demo')], path).toEqual([200, false]);
        titles.add(titleOf(text));
        expect((await audit.document(`/en/office/${path}`)).location, path).toContain('/user/login');
      }
      expect(titles.size).toBeGreaterThan(OFFICE.length - 3);
    },
  ],
  'AC-07': [
    'players',
    'the profile lists its fields with what may be changed; a wrong one is refused',
    async (audit) =>
      player(audit, async (reader) => {
        const { fields } = await reader.json('GET /web-api/office/profile');
        expect(fields.map(({ change }: Json) => change)).toContain('once');
        const { status, body } = await reader.ask('POST /web-api/office/profile', { data: { date_birthday: '2999-01-01' } });
        expect([status, typeof (body.errors[0].field ?? body.errors[0].detail)]).toEqual([400, 'string']);
      }),
  ],
  'AC-10': [
    'players',
    'a code and a link with ref_id; a friend who registers after following it is in the list',
    async (audit) =>
      player(audit, async (reader) => {
        const { code, path } = await reader.json('GET /web-api/office/friends?lang=en');
        expect(path).toBe(`/registration?ref_id=${code}`);
        await audit.visit({ agreed: 3 }, async (friend) => {
          await friend.ask(`/en${path}`);
          await friend.register();
        });
        const { friends } = await reader.json('GET /web-api/office/friends?lang=en');
        expect(friends).toHaveLength(1);
      }),
  ],
  'AC-11': [
    'players',
    'a code of the coupon and one of a bonus are both known with their state; an activated one is in the list, an unknown one is not known',
    async (audit) =>
      player(audit, async (reader) => {
        const check = async (code: string) => reader.json('POST /web-api/office/promo/check', { data: { code } });
        expect(await check('HARBOUR10')).toMatchObject({ state: 'usable', coupon: { kind: 'boost', percent: 10 } });
        expect(await check('TOUCHLINE10')).toMatchObject({ state: 'usable', amount: 1_000 });
        expect((await check('NOSUCHCODE')).state).toBe('unknown');
        const { codes } = await reader.json('POST /web-api/office/promo/activate', { data: { code: 'TOUCHLINE10' } });
        expect(codes).toMatchObject([{ code: 'TOUCHLINE10', state: 'active' }]);
      }),
  ],
  'AC-12': [
    'players',
    'the manager has call times and keeps a message; an idea is listed as new; rewards are a list',
    async (audit) =>
      player(audit, async (reader) => {
        const manager = await reader.json('POST /web-api/office/manager/message', { data: { text: 'Good morning' } });
        expect(manager.messages[0]).toMatchObject({ author: 'player', text: 'Good morning' });
        expect(manager.slots.length).toBeGreaterThan(0);
        const { ideas } = await reader.json('POST /web-api/office/ideas', {
          data: { title: 'Averages for darts', text: 'Show the averages of both players beside the odds.' },
        });
        expect(ideas.find(({ isOwn }: Json) => isOwn)).toMatchObject({ state: 'new' });
        expect((await reader.json('GET /web-api/office/rewards?lang=en')).rewards).toEqual(expect.any(Array));
      }),
  ],
  'CS-06': [
    'operators',
    'the call of cashback has option 0 (percent), and option 1 (points) where the operator set it',
    async (audit) => {
      expect((await (await audit.reader('player')).json('GET /web-api/office/cashback?lang=en')).option).toBe(0);
      await player(audit, async (reader) => expect((await reader.json('GET /web-api/office/cashback?lang=en')).option).toBe(1), {
        services: { cashbackOption: 1 },
      });
    },
  ],
  'CS-07': [
    'players',
    'a tournament, a casino bonus and a promotion are joined and answered as joined',
    async (audit) =>
      player(audit, async (reader) => {
        const { joinedAt } = await reader.json('POST /bff-api/promotions/first-steps/entry', { data: {} });
        expect(joinedAt).toEqual(expect.any(Number));
        const { tournaments } = await reader.json('GET /bff-api/casino/tournaments?lang=en');
        const open = tournaments.find(({ state }: Json) => state === 'running');
        expect(
          (await reader.ask('POST /bff-api/casino/offers/tournaments', { data: { edition: open.edition, isJoined: true } })).status,
        ).toBe(200);
        expect((await reader.ask('POST /bff-api/casino/offers/bonuses', { data: { id: 'six-kinds', isTaken: true } })).status).toBe(200);
        const offers = await reader.json('GET /bff-api/casino/offers?lang=en');
        expect([offers.tournaments.length, offers.bonuses.length]).toEqual([1, 1]);
      }),
  ],
});
