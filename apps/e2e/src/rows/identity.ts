import { expect } from '@playwright/test';
import { ORIGIN, worldNow } from '../support/product.ts';
import type { Answer, Audit, Reader, Visit } from './audit.ts';
import { checks } from './check.ts';
import { mainOf } from './documents.ts';
import { picks, quote } from './coupons.ts';
import { withSandbox } from './own-sandbox.ts';
import type { Json } from './json.ts';

const player = (audit: Audit, work: (reader: Reader) => Promise<void>, visit: Visit = {}): Promise<void> =>
  audit.visit({ as: 'player', ...visit }, work);
const login = (reader: Reader, data: object): Promise<Answer> => reader.ask('POST /web-api/user/login', { data, isAnonymous: true });
/** A body of a registration in one click. */
const fast = async (reader: Reader): Promise<object> => {
  const { countries, currencies } = await reader.json('GET /web-api/registration/options?lang=en');
  return { type: 'one_click', country_id: countries[0].id, currency_id: currencies[0].id, isTermsAccepted: true };
};

export const IDENTITY = checks({
  'ID-02': [
    'visitors',
    'sign-in takes uLogin with uPassword, login with pass, and each of save, lng, method_id, token, sign, sms-code, code, country_code, phone_number by name; an unknown field is refused by name',
    async (audit) =>
      player(audit, async (reader) => {
        const { login: name, password } = reader.credentials;
        for (const data of [
          { uLogin: name, uPassword: password, save: true, lng: 'en' },
          { login: name, pass: password },
        ])
          expect((await login(reader, data)).status, Object.keys(data).join()).toBe(200);
        for (const [field, value] of Object.entries({
          method_id: 1,
          token: 'none',
          sign: 'x'.repeat(16),
          'sms-code': '123456',
          code: '123456',
          country_code: '+49',
          phone_number: '1512345678',
        }))
          expect((await login(reader, { [field]: value })).text, field).not.toContain('Unknown field');
        expect((await login(reader, { uLogin: name, uPassword: password, extra: 1 })).text).toContain('Unknown field extra');
      }),
  ],
  'ID-03': [
    'visitors',
    'a token of the control room signs in once at its origin; the second time, and another one from a foreign origin, are refused',
    async (audit) =>
      player(audit, async (reader) => {
        const make = async (origin: string) => {
          const { token } = await audit.operate('sign-in-token', { userId: reader.userId, origin });
          return { token };
        };
        const body = await make(ORIGIN);
        await audit.visit({}, async (other) => {
          const first = await login(other, { method_id: 5, ...body });
          expect(first.status, first.text).toBe(200);
          expect((await login(other, { method_id: 5, ...body })).status).toBeGreaterThanOrEqual(400);
          expect((await login(other, { method_id: 5, ...(await make('https://shop.test')) })).status).toBeGreaterThanOrEqual(400);
        });
      }),
  ],
  'ID-04': [
    'visitors',
    'the configuration names the sixteen providers, the registration of each opens, an unknown one is a 404',
    async (audit) => {
      const { socialProviders } = await (await audit.reader()).json('GET /bff-api/config/all.json?lang=en');
      const all = 'google vk ok fb mailru yandex telegram kakaotalk twitter itsme twitch metamask line linkedin apple discord'.split(' ');
      expect([...socialProviders].sort()).toEqual(all.sort());
      for (const one of all) expect(await audit.leads(`/en/registration/${one}`), one).toBe('200');
      expect(await audit.leads('/en/registration/nosuch')).toBe('404');
    },
  ],
  'ID-06': [
    'visitors',
    'one_click and fast_reg register with country, currency, ref_code and first_deposit_bonus_choice and answer login and password; the page names one click, phone and email',
    async (audit) => {
      for (const type of ['one_click', 'fast_reg'])
        await audit.visit({}, async (reader) => {
          const data = { ...(await fast(reader)), type, first_deposit_bonus_choice: 1 };
          const { status, body, text } = await reader.ask('POST /web-api/registration/fast', { data });
          expect([status, typeof body?.login, typeof body?.password], text).toEqual([200, 'string', 'string']);
        });
      const { text } = await audit.document('/en/registration');
      for (const word of ['one click', 'phone', 'email']) expect(text.toLowerCase().replaceAll('-', ' '), word).toContain(word);
    },
  ],
  'ID-11': [
    'players',
    'a new player is answered "no" for a conversion, and its page opens',
    async (audit) => {
      expect((await (await audit.reader('player')).json('GET /web-api/user/convert-account')).allowed).toBe('no');
      expect((await audit.document('/en/convert-account', 'player')).status).toBe(200);
    },
  ],
  'ID-12': [
    'players',
    'the six mailing settings are answered, saved and answered as saved',
    async (audit) =>
      player(audit, async (reader) => {
        const own = {
          enable_mail_news: true,
          enable_mail_deposit: true,
          enable_mail_bets: false,
          enable_sms_news: true,
          bonus_type: 0,
          first_deposit_bonus_type: 0,
        };
        expect(Object.keys(await reader.json('GET /web-api/user/mailing'))).toEqual(Object.keys(own));
        expect((await reader.ask('POST /web-api/user/mailing', { data: own })).status).toBeLessThan(300);
        expect(await reader.json('GET /web-api/user/mailing')).toMatchObject({ enable_mail_news: true, enable_sms_news: true });
      }),
  ],
  'ID-14': [
    'players',
    'after signing out on /line the page is home and the cookies of the session are gone, and the consent stays',
    async (audit) =>
      player(audit, async (reader) => {
        const person = await reader.open('/line');
        await expect(person.balance).toBeVisible();
        await person.signOut();
        await expect(person.page).toHaveURL(/\/en$/);
        await expect(person.balance).toHaveCount(0);
        const names = (await reader.context.cookies()).map(({ name }) => name);
        expect(names.filter((name) => /session|ggru|grant/.test(name))).toEqual([]);
        expect(names).toContain('tl-consent');
      }),
  ],
  'ID-15': [
    'operators',
    'with auto logoff after one minute a player who does nothing is signed out, and a flag is stored',
    async (audit) =>
      player(
        audit,
        async (reader) => {
          await reader.context.clock.install();
          const person = await reader.open('/line');
          await expect(person.balance).toBeVisible();
          await reader.context.clock.runFor(130_000);
          await expect(person.balance).toHaveCount(0);
          expect(await person.page.evaluate(() => Object.keys(localStorage).concat(document.cookie).join(' '))).toContain('tl-touched');
        },
        { services: { config: { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 1 } } },
      ),
  ],
  'ID-16': [
    'visitors',
    'the age question is answered once and kept in a cookie of three days, or of the session as configured',
    async (audit) => {
      const kept = (ageConfirmation: 'days' | 'session') =>
        audit.visit({ services: { config: { ageConfirmation } } }, async (reader) => {
          const { page } = await reader.open('/line');
          const dialog = page.getByRole('dialog', { name: /18 or older/ });
          await dialog.getByRole('button', { name: /^Yes/ }).click();
          await expect(dialog).toHaveCount(0);
          const cookie = async () => (await reader.context.cookies()).find(({ name }) => name === 'tl-age');
          await expect.poll(cookie).toBeDefined();
          return (await cookie())?.expires ?? 0;
        });
      expect((await kept('days')) - Date.now() / 1000).toBeGreaterThan(259_000);
      expect(await kept('session')).toBe(-1);
    },
  ],
  'ID-17': [
    'visitors',
    'on a first visit the question has a link to the cookies page and Accept all; accepting sends cookiesAgreeTime and stores 3',
    async (audit) =>
      audit.visit({ agreed: null }, async (reader) => {
        const { page } = await reader.open('/line');
        const question = page.getByTestId('consent');
        await expect(question.locator('a[href$="/information/cookies"]')).toBeVisible();
        const sent = page.waitForRequest((request) => request.url().endsWith('/cookies-agreement'));
        await question.getByRole('button', { name: /accept all/i }).click();
        expect((await sent).postDataJSON()).toMatchObject({ cookiesAgreeTime: expect.anything() });
        expect((await reader.context.cookies()).find(({ name }) => name === 'tl-consent')?.value).toContain('3');
      }),
  ],
  'ID-18': [
    'players',
    'agreement-rules/status answers result and updatedAt: false before and true after the terms changed, and then /confirm-terms opens',
    async (audit) => {
      expect(Object.keys(await (await audit.reader('player')).json('GET /web-api/api-v3/v2/user/agreement-rules/status'))).toEqual([
        'result',
        'updatedAt',
      ]);
      const termsUpdatedAt = Math.floor(worldNow() / 1000) + 3_600;
      await player(
        audit,
        async (reader) => {
          expect((await reader.json('GET /web-api/api-v3/v2/user/agreement-rules/status')).result).toBe(true);
          expect((await reader.ask('/en/confirm-terms')).status).toBe(200);
        },
        { services: { termsUpdatedAt, config: { isConfirmTermsEnabled: true } } },
      );
    },
  ],
  'ID-19': [
    'operators',
    'internal status 1, a success group code, and status 3 with accepted documents verify a player; status 3 without documents and a requested extra document do not',
    async (audit) => {
      const verified = (decision: object, documents: readonly object[] = []) =>
        audit.visit({ as: 'player' }, async (reader) => {
          await audit.operate('verification', { userId: reader.userId, ...decision });
          for (const one of documents) await audit.operate('judge-document', { userId: reader.userId, ...one });
          return (await reader.json('GET /web-api/office/profile')).isVerified as boolean;
        });
      const accepted = ['passport', 'address'].map((kind) => ({ kind, state: 'accepted' }));
      expect([
        await verified({ internalStatus: 1 }),
        await verified({ internalStatus: 0, groupCode: 'success' }),
        await verified({ internalStatus: 3 }, accepted),
        await verified({ internalStatus: 3 }),
        await verified({ internalStatus: 0 }),
        await verified({ internalStatus: 1 }, [{ kind: 'selfie', state: 'requested' }]),
      ]).toEqual([true, true, true, false, false, false]);
    },
  ],
  'ID-22': [
    'players',
    'activation_type of a player without contacts is 0 in the user config and on the security call',
    async (audit) => {
      const reader = await audit.reader('player');
      expect((await reader.json('GET /web-api/user/config')).activation_type).toBe(0);
      expect((await reader.json('GET /web-api/user/security')).activation_type).toBe(0);
    },
  ],
  'ID-24': [
    'visitors',
    'with isShowRegistrationWidget a visitor sees the widget, a player does not, and without the setting no one does',
    async (audit) => {
      const widget = (isShowRegistrationWidget: boolean, as: 'visitor' | 'player') =>
        audit.visit({ as, services: { config: { isShowRegistrationWidget } } }, async (reader) => {
          const person = await reader.open('/line');
          if (as === 'player') await expect(person.balance).toBeVisible();
          const own = person.page.locator('[data-notice="registration"]');
          if (isShowRegistrationWidget && as === 'visitor') await expect(own).toBeVisible();
          return own.count();
        });
      expect(await widget(true, 'visitor')).toBeGreaterThan(0);
      expect([await widget(true, 'player'), await widget(false, 'visitor')]).toEqual([0, 0]);
    },
  ],
  'ID-25': [
    'visitors',
    '66 countries with id, name, country_code and tel_code, and for each a mask with CountryId, Mask, Min and Max',
    async (audit) => {
      const reader = await audit.reader();
      const { countries } = await reader.json('GET /web-api/registration/options?lang=en');
      const { masks } = await reader.json('GET /web-api/registration/phone-masks');
      expect([countries.length, masks.length]).toEqual([66, 66]);
      expect(Object.keys(countries[0])).toEqual(expect.arrayContaining(['id', 'name', 'country_code', 'tel_code']));
      expect(Object.keys(masks[0])).toEqual(['CountryId', 'Mask', 'Min', 'Max']);
    },
  ],
  'ID-26': [
    'operators',
    'the address and the configuration choose the type and the layout of the registration; the old page and the mobile variant are different pages',
    async (audit) => {
      const shown = async (path: string, visit: Visit = {}) => audit.visit(visit, async (reader) => (await reader.ask(path)).text);
      const usual = mainOf(await shown('/en/registration'));
      expect(mainOf(await shown('/en/registration', { services: { config: { registrationType: 'phone_reg' } } }))).not.toBe(usual);
      expect(mainOf(await shown('/en/registration', { services: { config: { registrationLayout: 'plain' } } }))).not.toBe(usual);
      expect(mainOf(await shown('/en/registration?type=phone_reg'))).not.toBe(usual);
      expect(mainOf((await audit.document('/en/registration-old')).text)).not.toBe(usual);
      expect(mainOf((await audit.document('/en/registration', 'visitor', 'mobile')).text)).not.toBe(usual);
    },
  ],
  'ID-28': [
    'visitors',
    'a QR sign-in begins with a code of two minutes, is looked at by a signed-in player, approved, and entered once',
    async (audit) =>
      player(audit, async (reader) =>
        audit.visit({}, async (desktop) => {
          const { guid, secret, expiresAt } = await desktop.json('POST /web-api/user/login/qr', { data: {} });
          expect(expiresAt - worldNow() / 1000).toBeLessThanOrEqual(121);
          expect((await reader.ask('POST /web-api/user/qr/look', { data: { guid } })).status).toBe(200);
          expect((await reader.ask('POST /web-api/user/qr/decide', { data: { guid, isApproved: true } })).status).toBeLessThan(300);
          const enter = () => desktop.ask('POST /web-api/user/login/qr/enter', { data: { guid, secret } });
          expect([(await enter()).status, (await enter()).status >= 400]).toEqual([200, true]);
        }),
      ),
  ],
  'ID-29': [
    'players',
    'a player without rights: get-rights and the quote say so, and toto says so before the press',
    async (audit) =>
      player(audit, async (reader) => {
        await audit.operate('rights', { userId: reader.userId, denied: ['bets', 'games', 'tickets', 'deposits', 'rewards'] });
        expect((await reader.json('GET /web-api/user/rights')).rights).toEqual({
          bets: false,
          games: false,
          tickets: false,
          deposits: false,
          rewards: false,
        });
        expect(await quote(reader, { typeId: 0, bets: await picks(reader, 1) })).toMatchObject({ isRestricted: true });
        const { page } = await reader.open('/toto/football/draw');
        await expect(page.getByText('Tickets are not sold to this account.').first()).toBeVisible();
      }),
  ],
  'ID-30': [
    'visitors',
    '/registration/google starts with that provider, /registration/nosuch is a 404',
    async (audit) =>
      expect([await audit.leads('/en/registration/google'), await audit.leads('/en/registration/nosuch')]).toEqual(['200', '404']),
  ],
  'ID-13': [
    'players',
    'a visible page asks for the session every 60 s',
    async (audit) =>
      player(audit, async (reader) => {
        await reader.context.clock.install();
        const person = await reader.open('/line');
        await expect(person.balance).toBeVisible();
        let asked = 0;
        person.page.on('request', (request) => (asked += /\/web-api\/session|gettoken/.test(request.url()) ? 1 : 0));
        for (let passed = 0; passed < 130; passed += 5) await reader.context.clock.runFor(5_000);
        expect(asked).toBeGreaterThanOrEqual(2);
      }),
  ],
  'ID-20': [
    'players',
    'a profile with five of the six fields is not complete, with all six it is',
    async (audit) =>
      player(audit, async (reader) => {
        const save = (data: object) => reader.json('POST /web-api/office/profile', { data });
        const five = { surname: 'Miller', name: 'Anna', birth_date: '1990-02-28', passport: 'AB1234567', passport_date: '2015-05-05' };
        expect(await save(five)).toMatchObject({ filled: 5, isComplete: false });
        expect(await save({ address: '12 Mill Lane, Harwick' })).toMatchObject({ filled: 6, isComplete: true });
      }),
  ],
  'ID-21': [
    'players',
    'the level is 0 for a new player and rises with a changed password and a security question, which are then true by name',
    async (audit) =>
      player(audit, async (reader) => {
        const { password } = reader.credentials;
        const level = async () => (await reader.json('GET /web-api/user/security')).protection_level;
        const levels = [await level()];
        expect(
          (await reader.ask('POST /web-api/user/password', { data: { password, newPassword: 'amber-window-42-oak', lng: 'en' } })).status,
        ).toBe(204);
        await reader.renewToken();
        levels.push(await level());
        const data = { password: 'amber-window-42-oak', question: 1, answer: 'A quiet harbour' };
        expect((await reader.ask('POST /web-api/user/security-question', { data })).status).toBe(204);
        levels.push(await level());
        expect(levels[0]).toBe(0);
        expect(levels).toEqual([...levels].sort((a, b) => a - b));
        expect(new Set(levels).size).toBe(3);
        expect((await reader.json('GET /web-api/user/security')).protection_methods).toMatchObject({
          is_changed_password: true,
          enable_security_question: true,
        });
      }),
  ],
  'ID-27': [
    'visitors',
    'a wrong code that has not expired is answered wrong_code, an expired one time_up',
    async () =>
      withSandbox({}, async (sandbox) => {
        const { countries, currencies } = (await sandbox.ask('GET /web-api/registration/options?lang=en')).body;
        const { status, body } = await sandbox.ask('POST /web-api/registration/full', {
          type: 'full_reg',
          country_id: countries.find((one: Json) => one.country_code === 'DE').id,
          currency_id: currencies.find((one: Json) => one.iso === 'EUR').id,
          email: 'anna@example.test',
          password: 'correct horse battery',
          name: 'Anna',
          surname: 'Miller',
          date_birthday: '1990-05-03',
          lng: 'en',
          isTermsAccepted: true,
        });
        expect(status, JSON.stringify(body)).toBe(200);
        const enter = async () =>
          (await sandbox.ask('POST /web-api/registration/full/code', { guid: body.guid, code: '000000' })).body.errors[0].code;
        expect(await enter()).toBe('wrong_code');
        await sandbox.operate('clock', { offsetMs: 3_600_000 });
        expect(await enter()).toBe('time_up');
      }),
  ],
  'AC-08': [
    'players',
    'a wrong current password is refused with its code, the right one changes it, and only the new one signs in',
    async (audit) =>
      player(audit, async (reader) => {
        const { login: name, password } = reader.credentials;
        const change = (current: string) =>
          reader.ask('POST /web-api/user/password', { data: { password: current, newPassword: 'amber-window-42-oak', lng: 'en' } });
        const wrong = await change('another-one-7-pine');
        expect([wrong.status, typeof wrong.body.errors[0].code]).toEqual([400, 'string']);
        expect((await change(password)).status).toBe(204);
        expect((await login(reader, { uLogin: name, uPassword: password })).status).toBe(400);
        expect((await login(reader, { uLogin: name, uPassword: 'amber-window-42-oak' })).status).toBe(200);
      }),
  ],
});
