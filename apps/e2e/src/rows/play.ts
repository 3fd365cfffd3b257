import { expect } from '@playwright/test';
import type { Audit, Reader } from './audit.ts';
import { checks } from './check.ts';
import { accountOf, deposit, history, picks, place } from './coupons.ts';
import { withSandbox, type OwnSandbox } from './own-sandbox.ts';
import type { Json } from './json.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const OLDER = '/limit-service-api/limit/external/web/api/v1';
const DAY_MS = 86_400_000;
/** The correct answers of the quiz. */
const RIGHT = [
  { id: 1, answerId: 2 },
  { id: 2, answerId: 3 },
  { id: 3, answerId: 1 },
  { id: 4, answerId: 2 },
];

type Asks = Pick<Reader, 'ask'>;
const set = (reader: Asks, limitType: number, limitValue: number | null, more: object = {}) =>
  reader.ask(`POST ${BASE}/limits`, { data: { limits: [{ limitType, limitValue, ...more }] } });
const held = async (reader: Asks): Promise<Json[]> => (await reader.ask(`GET ${BASE}/limits`)).body;
/** A player for one check. */
const player = (audit: Audit, work: (reader: Reader) => Promise<void>): Promise<void> => audit.visit({ as: 'player' }, work);
const setIn = async ({ ask }: OwnSandbox, limitType: number, limitValue: number | null) =>
  ask(`POST ${BASE}/limits`, { limits: [{ limitType, limitValue }] });
const limitsIn = async ({ ask }: OwnSandbox): Promise<Json[]> => (await ask(`GET ${BASE}/limits`)).body;
/** Raises a deposit limit of 50 euros to 100, quiz included. @returns the pending limit */
const raise = async (sandbox: OwnSandbox): Promise<{ id: number }> => {
  await setIn(sandbox, 20, 5_000);
  const { tokenGuid } = (await setIn(sandbox, 20, 10_000)).body;
  const { limitsData } = (await sandbox.ask(`POST ${BASE}/testanswers`, { tokenGuid, answers: RIGHT })).body;
  return limitsData.find((limit: Json) => limit.limitState === 'PENDING');
};
const codeOf = ({ body }: { body: Json }): string => body.errors?.[0]?.code ?? '';

export const PLAY = checks({
  'RG-01': [
    'players',
    'a limit that is set, then taken away and confirmed, is ACTIVE, PENDING and at last listed as INACTIVE, with every field; times are seconds',
    async () =>
      withSandbox({}, async (sandbox) => {
        await sandbox.register();
        await setIn(sandbox, 1, 5_000);
        await setIn(sandbox, 1, null);
        expect((await limitsIn(sandbox)).map(({ limitState }) => limitState)).toEqual(['ACTIVE', 'PENDING']);
        const [limit, pending] = await limitsIn(sandbox);
        expect(Object.keys(limit)).toEqual(
          expect.arrayContaining(['id', 'limitType', 'limitState', 'limitValue', 'startedAt', 'endsAt', 'measure', 'limitBalance']),
        );
        expect(limit.startedAt).toBeLessThan(10_000_000_000);
        await sandbox.pass(DAY_MS + 1_000);
        expect((await sandbox.ask(`POST ${BASE}/limitaction`, { id: pending.id, action: 'confirm' })).status).toBe(200);
        expect((await limitsIn(sandbox)).map(({ limitState, limitValue }) => `${limitState} ${limitValue}`)).toEqual(['INACTIVE 5000']);
      }),
  ],
  'RG-02': [
    'operators',
    'availablelimits lists the types with their measures; a backend started with the other reading has 1, 2, 3, 10, 11, 12 as days of self-exclusion',
    async (audit) => {
      const offered: Json[] = await (await audit.reader('player')).json(`GET ${BASE}/availablelimits`);
      const measure = Object.fromEntries(offered.map((one) => [one.limitType, one.measure]));
      expect(Object.keys(measure).map(Number)).toEqual([1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37]);
      expect([measure[1], measure[12], measure[22], measure[30], measure[31], measure[32], measure[33]]).toEqual([
        'money',
        'money',
        'money',
        'days',
        'hours',
        'minutes',
        'days',
      ]);
      await withSandbox({ TOUCHLINE_LIMITS: '{"reading":"exclusion"}' }, async (sandbox) => {
        await sandbox.register();
        const { body } = await sandbox.ask(`GET ${BASE}/availablelimits`);
        const lengths = body.filter((one: Json) => [1, 2, 3, 10, 11, 12].includes(one.limitType));
        expect(lengths.map((one: Json) => [one.measure, one.availableValues[0]])).toEqual(
          [1, 7, 30, 90, 180, 365].map((days) => ['days', days]),
        );
        expect((await setIn(sandbox, 1, 1)).status).toBe(200);
      });
    },
  ],
  'RG-03': [
    'operators',
    'a backend configured with types 20 and 30, and 1 and 30 for Germany, offers and takes only those',
    async () =>
      withSandbox({ TOUCHLINE_LIMITS: '{"types":[20,30],"countries":{"DE":{"types":[1,30]}}}' }, async (sandbox) => {
        const typesOf = async () => (await sandbox.ask(`GET ${BASE}/availablelimits`)).body.map((one: Json) => one.limitType);
        await sandbox.register('DE');
        expect(await typesOf()).toEqual([1, 30]);
        expect(codeOf(await setIn(sandbox, 20, 5_000))).toBe('limit-not-offered');
        await sandbox.register('FR');
        expect(await typesOf()).toEqual([20, 30]);
        expect((await setIn(sandbox, 20, 5_000)).status).toBe(200);
      }),
  ],
  'RG-04': [
    'players',
    'every call of the limit service answers a player and refuses a visitor with 401; the older base path answers too',
    async (audit) => {
      const reader = await audit.reader('player');
      for (const path of ['limits', 'availablelimits', 'reasons/selfexclude?lang=en']) {
        expect((await reader.ask(`GET ${BASE}/${path}`)).status, path).toBe(200);
        expect((await reader.ask(`GET ${BASE}/${path}`, { isAnonymous: true })).status, path).toBe(401);
      }
      expect((await reader.ask(`GET ${OLDER}/limits`)).status).toBe(200);
      await player(audit, async (own) => {
        expect((await set(own, 1, 5_000)).body).toMatchObject({
          status: 'ok',
          questions: [],
          tokenGuid: null,
          limitsData: [{ limitType: 1 }],
        });
        expect((await own.ask(`POST ${BASE}/BlockUser`, { data: {} })).body).toMatchObject({ success: true });
      });
    },
  ],
  'RG-05': [
    'players',
    'a raised deposit limit is PENDING with needApprove; a confirmation is refused at once and taken after 86,400 s',
    async () =>
      withSandbox({}, async (sandbox) => {
        await sandbox.register();
        const pending: Json = await raise(sandbox);
        expect(pending).toMatchObject({ needApprove: true });
        const confirm = () => sandbox.ask(`POST ${BASE}/limitaction`, { id: pending.id, action: 'confirm' });
        expect(codeOf(await confirm())).toBe('limit-too-early');
        await sandbox.pass(DAY_MS + 1_000);
        expect((await sandbox.ask(`POST ${BASE}/ping`)).body.confirmInSeconds).toBe(0);
        expect((await confirm()).status).toBe(200);
        expect((await limitsIn(sandbox)).find(({ limitState }) => limitState === 'ACTIVE').limitValue).toBe(10_000);
      }),
  ],
  'RG-06': [
    'players',
    'a pending deposit limit can be cancelled; an active self-exclusion and an active deposit time-out can not',
    async () =>
      withSandbox({}, async (sandbox) => {
        await sandbox.register();
        const { id } = await raise(sandbox);
        expect((await sandbox.ask(`DELETE ${BASE}/limit?id=${id}`)).status).toBe(200);
        for (const limitType of [33, 30]) {
          expect((await setIn(sandbox, limitType, 7)).status).toBe(200);
          const limit = (await limitsIn(sandbox)).find((one) => one.limitType === limitType);
          expect((await sandbox.ask(`DELETE ${BASE}/limit?id=${limit.id}`)).status, String(limitType)).toBeGreaterThanOrEqual(400);
        }
      }),
  ],
  'RG-07': [
    'players',
    'a rejected change is gone from the list and the limit in force stays',
    async () =>
      withSandbox({}, async (sandbox) => {
        await sandbox.register();
        const { id } = await raise(sandbox);
        expect((await sandbox.ask(`POST ${BASE}/limitaction`, { id, action: 'reject' })).status).toBe(200);
        expect((await limitsIn(sandbox)).filter(({ limitState }) => limitState !== 'INACTIVE')).toMatchObject([
          { limitState: 'ACTIVE', limitValue: 5_000 },
        ]);
      }),
  ],
  'RG-08': [
    'players',
    'a self-exclusion planned for tomorrow is PENDING with an end, and its warning is on the page',
    async (audit) =>
      player(audit, async (reader) => {
        expect((await set(reader, 30, 7, { startsInDays: 1 })).status).toBe(200);
        expect(await held(reader)).toMatchObject([{ limitType: 30, limitState: 'PENDING', endsAt: expect.any(Number) }]);
        const { page } = await reader.open('/line');
        await expect(page.getByText(/break|exclu/i).first()).toBeVisible();
      }),
  ],
  'RG-09': [
    'operators',
    'with the lock configured a second change of a pending limit is refused until it is resolved; without it, it replaces the first',
    async () => {
      await withSandbox({ TOUCHLINE_LIMITS: '{"types":[1,30],"countries":{"DE":{"lock":true},"FR":{"lock":false}}}' }, async (sandbox) => {
        const second = async (country: string) => {
          await sandbox.register(country);
          await setIn(sandbox, 1, 5_000);
          await setIn(sandbox, 1, 10_000);
          return setIn(sandbox, 1, 9_000);
        };
        expect(codeOf(await second('DE'))).toBe('limit-change-pending');
        expect((await second('FR')).body.limitsData).toMatchObject([{}, { limitState: 'PENDING', limitValue: 9_000 }]);
      });
    },
  ],
  'RG-10': [
    'players',
    'availablelimits has the days, hours and minutes of the specification; 999999999 means no deposit limit; 25 hours and 7 minutes are refused',
    async (audit) =>
      player(audit, async (reader) => {
        const offered: Json[] = await reader.json(`GET ${BASE}/availablelimits`);
        const valuesOf = (type: number): number[] => offered.find((one) => one.limitType === type).availableValues;
        expect(valuesOf(30)).toEqual(expect.arrayContaining([1, 7, 30, 90, 180]));
        expect(valuesOf(30).length).toBeGreaterThanOrEqual(9);
        expect(valuesOf(31)).toEqual(expect.arrayContaining([1, 24]));
        expect(valuesOf(32)).toEqual([5, 10, 15, 30, 45, 60]);
        expect(valuesOf(33)).toEqual([1, 7, 30]);
        expect([(await set(reader, 31, 25)).status, (await set(reader, 32, 7)).status]).toEqual([400, 400]);
        expect((await set(reader, 20, 999_999_999)).status).toBe(200);
      }),
  ],
  'RG-11': [
    'players',
    'after five minutes of play the dialog covers the page; continue is sent with popup_show_at, and local storage holds the time of the next one',
    async (audit) =>
      player(audit, async (reader) => {
        expect((await set(reader, 32, 5)).status).toBe(200);
        await audit.operate('played', { login: reader.credentials.login, minutes: 7 });
        const { page } = await reader.open('/line');
        const dialog = page.getByRole('dialog', { name: 'Reality check' });
        await expect(dialog).toBeVisible({ timeout: 60_000 });
        const sent = page.waitForRequest((request) => request.url().endsWith('/reality-check') && request.method() === 'POST');
        await dialog.getByRole('button', { name: 'Keep playing' }).click();
        expect((await sent).postDataJSON()).toMatchObject({ action: 'continue', popup_show_at: expect.any(Number) });
        await expect(dialog).toBeHidden();
        await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('tl-reality-check')) > 1_700_000_000_000)).toBe(true);
      }),
  ],
  'RG-12': [
    'players',
    'at the end of a session limit the page says so for good and signs out; the next sign-in is refused until tomorrow',
    async (audit) =>
      player(audit, async (reader) => {
        expect((await set(reader, 31, 1)).status).toBe(200);
        expect((await reader.json(`POST ${BASE}/ping`)).sessionSecondsLeft).toBeGreaterThan(3_000);
        const person = await reader.open('/line');
        await expect(person.balance).toBeVisible();
        await audit.operate('played', { login: reader.credentials.login, minutes: 61 });
        await person.reload();
        await expect(person.balance).toHaveCount(0, { timeout: 60_000 });
        await expect(person.page.getByText(/tomorrow/i).first()).toBeVisible();
        const { login, password } = reader.credentials;
        const again = await reader.ask('POST /web-api/user/login', { data: { uLogin: login, uPassword: password }, isAnonymous: true });
        expect([again.status, codeOf(again)]).toEqual([403, 'session-limit-ended']);
      }),
  ],
  'RG-14': [
    'players',
    'raising a deposit limit asks four questions; a wrong answer changes nothing, right ones make the change pending',
    async (audit) =>
      player(audit, async (reader) => {
        await set(reader, 20, 5_000);
        const answer = async (answers: object[]) => {
          const { tokenGuid, questions } = (await set(reader, 20, 10_000)).body;
          expect(questions).toHaveLength(4);
          return (await reader.ask(`POST ${BASE}/testanswers`, { data: { tokenGuid, answers } })).body;
        };
        expect(await answer([...RIGHT.slice(0, 3), { id: 4, answerId: 1 }])).toMatchObject({
          success: false,
          limitsData: [{ limitValue: 5_000 }],
        });
        expect(await answer(RIGHT)).toMatchObject({ success: true, limitsData: [{}, { limitState: 'PENDING', limitValue: 10_000 }] });
      }),
  ],
  'RG-15': [
    'players',
    'a saved limit and a refused one carry a title in the language of the call',
    async (audit) =>
      player(audit, async (reader) => {
        const save = (limitType: number, limitValue: number, language: string) =>
          reader.ask(`POST ${BASE}/limits`, { data: { limits: [{ limitType, limitValue }] }, headers: { language } });
        expect((await save(1, 5_000, 'ru')).body.title).toBe('Сохранено');
        await save(37, 1, 'ru');
        expect((await save(1, 9_000, 'ru')).body.title).toBe('Лимиты заблокированы, поэтому повысить их нельзя');
        expect((await save(1, 9_000, 'en')).body.title).toBe("Your limits are locked, so they can't be raised");
      }),
  ],
  'RG-16': [
    'players',
    'the server refuses a lottery ticket and a bet above the limit of stakes, a deposit above the limit of deposits, and a bet of a self-excluded player',
    async (audit) =>
      player(audit, async (reader) => {
        await set(reader, 1, 100);
        await set(reader, 20, 1_000);
        const lottery = await reader.json('GET /bff-api/lotto/lottery?lottery=keno&lang=en');
        const ticket = { lottery: 'keno', number: lottery.open.number, draws: 10, numbers: [1, 2, 3], cost: lottery.price.price * 10 };
        const over = await reader.ask('POST /bff-api/lotto/place', {
          data: { id: crypto.randomUUID(), accountId: await accountOf(reader), ...ticket },
        });
        expect(over.text).toContain('limit-reached');
        const bets = await picks(reader, 1);
        expect((await place(reader, { typeId: 0, bets, amount: 500 })).answer.text).toContain('limit-reached');
        const paid = await reader.ask('POST /web-api/payments/v1/deposits', { data: await deposit(reader, 2_000) });
        expect(paid.text).toContain('limit');
        expect(paid.text).not.toContain('"url"');
        await set(reader, 30, 7);
        const { answer } = await place(reader, { typeId: 0, bets, amount: 50 });
        expect([answer.status, answer.body?.status]).not.toEqual([200, 'accepted']);
        expect(await history(reader)).toEqual([]);
      }),
  ],
  'RG-17': [
    'players',
    'a stricter limit of stakes, losses and session hours applies at once, a looser one only after 86,400 s and a confirmation',
    async (audit) =>
      player(audit, async (reader) => {
        for (const [limitType, first, stricter, looser] of [
          [1, 5_000, 4_000, 9_000],
          [10, 5_000, 4_000, 9_000],
          [31, 5, 4, 9],
        ] as const) {
          await set(reader, limitType, first);
          await set(reader, limitType, stricter);
          await set(reader, limitType, looser);
          const own = (await held(reader)).filter((one) => one.limitType === limitType && one.limitState !== 'INACTIVE');
          expect(
            own.map(({ limitState, limitValue }) => `${limitState} ${limitValue}`),
            String(limitType),
          ).toEqual([`ACTIVE ${stricter}`, `PENDING ${looser}`]);
        }
      }),
  ],
  'RG-18': [
    'players',
    'the call of limits answers a list; reasons have id and selfExcludeReason',
    async (audit) => {
      const reader = await audit.reader('player');
      expect(Array.isArray(await reader.json(`GET ${BASE}/limits`))).toBe(true);
      expect(Object.keys((await reader.json(`GET ${BASE}/reasons/selfexclude?lang=en`))[0])).toEqual(['id', 'selfExcludeReason']);
    },
  ],
  'RG-13': [
    'players',
    'in 90 s the page of a visitor makes no call of the limit service or the reality check; the page of a player pings, and two tabs of one player do not ping twice as often',
    async (audit) => {
      const calls = (as: 'visitor' | 'player', tabs: number): Promise<number> =>
        audit.visit({ as }, async (reader) => {
          if (as === 'player') await set(reader, 31, 5);
          await reader.context.clock.install();
          const { page } = await reader.open('/line');
          for (let tab = 1; tab < tabs; tab++) {
            const other = await reader.context.newPage();
            await other.goto('/en/line');
            await other.locator('html[data-taken-over]').waitFor({ state: 'attached' });
          }
          await page.bringToFront();
          let asked = 0;
          const counted = as === 'visitor' ? /limit-service-api|reality-check/ : /limit-service-api.*\/ping$/;
          reader.context.on('request', (request) => (asked += counted.test(request.url()) ? 1 : 0));
          for (let passed = 0; passed < 90; passed += 5) await reader.context.clock.runFor(5_000);
          return asked;
        });
      expect(await calls('visitor', 1)).toBe(0);
      const [one, two] = [await calls('player', 1), await calls('player', 2)];
      expect(one, 'pings of one tab').toBeGreaterThan(1);
      expect(two, `pings of two tabs, of one: ${one}`).toBeLessThan(one * 2);
    },
  ],
});
