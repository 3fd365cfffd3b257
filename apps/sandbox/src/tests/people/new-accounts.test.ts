import { bearer, cookieOf, peopleCalls, REGISTRATION } from '@touchline/server-identity/testing';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { AccountsAnswer } from '@touchline/account-contract';
import type { LoginAnswer, RegistrationAnswer, RegistrationOptions } from '@touchline/identity-contract';
import { NOON, startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(ENGINES)('new accounts on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs += 60 * 60_000; // earlier attempts no longer count towards any limit
  });
  const { call, logIn, register } = peopleCalls(
    () => test,
    () => '192.0.2.200',
  );

  it('[ID-06] one-click registration returns a login and a password, and gives play money in the chosen currency', async () => {
    const answer = await register({ ...REGISTRATION, country_id: 414, currency_id: 414 });

    const { login, password, token, user_id } = answer.json<RegistrationAnswer>();
    const { accounts } = (await call('GET', '/web-api/account/list', bearer(token))).json<AccountsAnswer>();
    const again = await logIn(login, password);

    expect(answer.statusCode).toBe(200);
    expect(login).toMatch(/^[1-9]\d{8}$/);
    expect(accounts).toMatchObject([{ type: 0, iso: 'KWD', exponent: 3, money: 200_000, isActive: true, currencyId: 414 }]);
    expect(again.json<LoginAnswer>().user_id).toBe(user_id);
    expect(cookieOf(answer)).not.toBe('');
  });

  it.each([
    ['terms that are not accepted', { isTermsAccepted: false }],
    ['a currency that is not offered', { currency_id: 1 }],
    ['a country that does not exist', { country_id: 1 }],
    ['an unknown type', { type: 'full' }],
  ])('[ID-06] refuses %s', async (_, change) => {
    expect((await register({ ...REGISTRATION, ...change })).statusCode).toBe(400);
  });

  it('[SEC-11] refuses unknown fields in a registration', async () => {
    for (const extra of [{ money: 1 }, { ban_level: 0 }, { userId: 1 }, { accounts: [] }]) {
      expect((await register({ ...REGISTRATION, ...extra })).statusCode).toBe(400);
    }
  });

  it('[ID-25] returns names of countries in the player’s language', async () => {
    const options = async (lang: string) => (await call('GET', `/web-api/registration/options?lang=${lang}`)).json<RegistrationOptions>();
    const germany = ({ countries }: RegistrationOptions) => countries.find(({ id }) => id === 276);

    const [en, ru, other] = [await options('en'), await options('ru'), await options('%3Cb%3E')];

    expect(germany(en)).toMatchObject({ id: 276, name: 'Germany', country_code: 'DE', tel_code: '+49', currencyIso: 'EUR' });
    expect(germany(ru)?.name).toBe('Германия');
    expect(germany(other)?.name).toBe('Germany');
    expect(en.countries.length).toBeGreaterThan(60);
    const offered = new Set(en.currencies.map(({ iso }) => iso));
    expect(en.countries.every(({ currencyIso }) => offered.has(currencyIso))).toBe(true);
  });

  it('[AC-02] makes another account of the player active, but not another player’s', async () => {
    const one = await test.addPlayer();
    const two = await test.addPlayer({ currencyIso: 'USD' });
    await test.db.query(`insert into accounts (user_id, type, currency_iso) values ($1, 9, 'JPY')`, [one.userId]);
    const list = async () => (await test.get(one.token, '/web-api/account/list')).json<AccountsAnswer>().accounts;
    const yen = (await list()).find(({ iso }) => iso === 'JPY')?.id;

    const own = await test.post(one.token, '/web-api/account/active', { id: yen });
    const foreign = await test.post(one.token, '/web-api/account/active', { id: two.accountId });

    expect([own.statusCode, foreign.statusCode]).toEqual([204, 404]);
    expect((await list()).map(({ iso, isActive }) => [iso, isActive])).toEqual([
      ['EUR', false],
      ['JPY', true],
    ]);
  });

  it('[AC-03] returns every field of the user config, without internal data', async () => {
    const { token, userId, login } = await test.addPlayer();

    const answer = await test.get(token, '/web-api/user/config');

    const methods = {
      ...{ is_changed_password: false, enable_two_factor_auth: false, enable_phone_binding: false },
      ...{ enable_security_question: false, enable_email_auth: false },
    };
    const nothing = {
      ...{ date_birthday: null, name: null, surname: null, passport: null, passport_date: null, registration_address: null },
    };
    const fresh = {
      ...{ user_id: userId, login, user_name: null, user_email: null, phone_code: null, phone_number: null, user_country_id: null },
      ...{ ban_level: 0, activation_type: 0, protection_level: 0, protection_methods: methods, has_deposit: false },
      ...{ verification_status: 0, verification_types: [], user_status_id: 3, requested_additional_document: false },
      ...{ user_data: nothing, registeredAt: test.clock.nowMs / 1000 },
    };
    expect(answer.json()).toEqual(fresh);

    await test.db.query(`update users set phone = '+491711234567', phone_confirmed_at = 1, activation_type = 3 where id = $1`, [userId]);
    const profile = { surname: 'Müller', name: 'Anna', birth_date: '1990-02-28', passport: 'AB1234567', passport_date: '2015-05-05' };
    await test.post(token, '/web-api/office/profile', { ...profile, address: '12 Mill Lane, Harwick' });
    const control = (name: string, payload: object) => test.app.inject({ method: 'POST', url: `/__test/${name}`, payload });
    for (const kind of ['passport', 'address']) await control('judge-document', { userId, kind, state: 'accepted' });
    await control('judge-document', { userId, kind: 'selfie', state: 'requested' });
    expect((await test.get(token, '/web-api/user/config')).json()).toEqual({
      ...fresh,
      ...{ phone_code: '+49', phone_number: '1711234567', activation_type: 3, protection_level: 20 },
      protection_methods: { ...methods, enable_phone_binding: true },
      ...{ verification_types: ['passport', 'address'], requested_additional_document: true },
      user_data: {
        ...{ date_birthday: '1990-02-28', name: 'Anna', surname: 'Müller', passport: '••••••567', passport_date: '2015-05-05' },
        registration_address: '12 Mill Lane, Harwick',
      },
    });
    await control('verification', { userId, internalStatus: 1 });
    await control('judge-document', { userId, kind: 'selfie', state: 'accepted' });
    expect((await test.get(token, '/web-api/user/config')).json()).toMatchObject({ verification_status: 1, user_status_id: 1 });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(NOON).toBeLessThan(test.clock.nowMs);
  });
});
