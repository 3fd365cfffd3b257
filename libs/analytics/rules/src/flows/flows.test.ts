import { ANALYTICS_STORAGE_MS, FIRST_PAINT_WINDOW_MS, waitBeforeAnalytics } from '../timings.ts';
import { allowedSinks } from '../consent.ts';
import { TRACKED_CODES, subjectOf, trackedCode } from '../error-codes.ts';
import { ACCOUNT_SECTIONS } from '../account-sections.ts';
import { PERSONAL_FIELDS, personalField } from '../personal-fields.ts';
import type { Log, Signal } from './flow.ts';
import { NOTHING_OBSERVED, observe } from './observe.ts';

const page = (route: string, more: object = {}): Signal => ({ kind: 'page', route, section: 'identity', name: route, ...more });
const sent = (path: string): Signal => ({ kind: 'sent', path });
const ended = (path: string, status = 200, code = '', field: string | null = null): Signal => ({
  kind: 'ended',
  path,
  status,
  code,
  field,
  ms: 40,
});

/** Events and log entries for a series of signals, without page views. */
function recorded(...signals: Signal[]) {
  let state = NOTHING_OBSERVED;
  const events: unknown[] = [];
  const logs: Log[] = [];
  for (const signal of signals) {
    const step = observe(state, signal);
    state = step.state;
    events.push(...step.events.filter(({ name }) => name !== 'page').map(({ name, fields }) => [name, ...Object.values(fields)].join(' ')));
    logs.push(...step.logs);
  }
  return { events, logs };
}

const FULL = '/web-api/registration/full';
const submit = (type: string, bonus = 0): Signal => ({ kind: 'registration-submit', type, bonus, bonuses: [1, 2] });
const type = (name: string): Signal => ({ kind: 'registration-type', type: name });

it('[AN-03] tracks a registration from the page to the account, with its attempts', () => {
  const { events, logs } = recorded(
    page('registration'),
    type('one_click'),
    type('full_reg'),
    submit('full_reg'),
    ended(FULL, 400, 'weak-password', 'password'),
    submit('full_reg'),
    ended(FULL),
    ended(`${FULL}/code`, 400, 'wrong_code'),
    ended(`${FULL}/code`),
    { kind: 'signed-in' },
    page('home'),
  );

  expect(events).toEqual([
    'registration_page 0',
    'registration_type one_click',
    'registration_type full_reg',
    'registration_submit full_reg 1',
    'field_error user_password',
    'registration_error full_reg weak-password 1',
    'registration_submit full_reg 2',
    'registration_code_sent full_reg',
    'code_error client wrong_code',
    'registration_error full_reg wrong_code 2',
    'registration_code_approved full_reg',
    'registration_done full_reg 2',
    'registration_leave true 2',
  ]);
  expect(logs).toEqual([]);
});

it('[AN-03] tracks leaving a registration modal without an account', () => {
  const shut: Signal = { kind: 'modal', name: null };
  expect(recorded({ kind: 'modal', name: 'registration' }, submit('one_click'), shut).events).toEqual([
    'registration_page 0',
    'registration_submit one_click 1',
    'registration_leave false 1',
  ]);
});

it('[AN-03] logs an unknown type, a wrong type of a successful registration and a wrong bonus', () => {
  const lines = (...signals: Signal[]) => recorded(page('registration'), ...signals).logs.map(({ line, source }) => `${source}: ${line}`);

  expect(lines(type('fax'))).toEqual(['RegistrationAnalyticsModule: unknown registration type']);
  expect(lines(type('phone_reg'), ended('/web-api/registration/fast'))).toEqual([
    'RegistrationAnalyticsModule: wrong successful registration type',
  ]);
  expect(lines(submit('one_click', 3))).toEqual(['RegistrationAnalyticsModule: wrong selected bonus id']);
  expect(lines(submit('one_click', 2), ended('/web-api/registration/fast'))).toEqual([]);
});

const LOGIN = '/web-api/user/login';

it('[AN-04] tracks page, clicks, an error and a success of a sign-in, then restarts the count of attempts', () => {
  const { events } = recorded(
    page('login'),
    sent(LOGIN),
    ended(LOGIN, 401, 'wrong-credentials'),
    sent(LOGIN),
    ended(LOGIN),
    { kind: 'signed-in' },
    page('home'),
    page('login'),
    sent(`${LOGIN}/sms/code`),
    { kind: 'signed-in' },
  );

  expect(events).toEqual([
    'login_page 0',
    'login_click 1',
    'login_error wrong-credentials 1',
    'login_click 2',
    'login_success 2',
    'login_page 0',
    'login_click 1',
    'login_success 1',
  ]);
});

it('[AN-04] does not count a session without a sign-in as a success', () => {
  expect(recorded(page('login'), { kind: 'signed-in' }).events).toEqual(['login_page 0']);
});

const RESET = '/web-api/user/password/reset';

it.each<[string, Signal[], string[]]>([
  [
    'to its end',
    [
      ended(RESET),
      ended(`${RESET}/code`, 400, 'wrong_code'),
      ended(`${RESET}/code`, 400, 'time_up'),
      ended(`${RESET}/code`),
      sent(`${RESET}/save`),
      ended(`${RESET}/save`),
      page('login'),
    ],
    [
      'password_call',
      'password_code',
      'code_error client wrong_code',
      'password_error wrong_code',
      'code_error client time_up',
      'password_approve',
      'password_save',
      'password_success',
      'login_page 0',
    ],
  ],
  ['left after the code', [ended(RESET), ended(RESET), page('home')], ['password_call', 'password_code', 'password_exit']],
  ['left before the code', [page('home'), page('line')], ['password_call', 'password_cancel']],
])('[AN-10] records each step of a forgotten password %s once', (_, signals, expected) => {
  expect(recorded(page('passwordreset'), ...signals).events).toEqual(expected);
});

it('[AN-05] names the sections of the account as in the specification', () => {
  expect(ACCOUNT_SECTIONS.join(' ')).toBe(
    'bet_history recharge withdrawal history_pay personal_data security bring_friend auth_qr mailing promo_check cashback bonuses wallets account sports',
  );
  expect(recorded(page('office-history', { name: 'bet_history' }), page('home'), sent('/web-api/office/wallets/add')).events).toEqual([
    'account_section bet_history',
    'account_section wallets',
  ]);
  // Signing in by QR code, counted when a code is asked for and when it is read, not while its approval is awaited.
  const ofQr = ['/web-api/user/login/qr', '/web-api/user/login/qr/enter', '/web-api/user/qr/look', '/web-api/user/qr/decide'];
  expect(recorded(...ofQr.map(sent)).events).toEqual(['account_section auth_qr', 'account_section auth_qr']);
  expect(recorded(sent('/web-api/user/two-step')).events).toEqual([]);
  // Pages of sports are those of the betting section.
  expect(
    recorded(page('section', { section: 'betting' }), page('office-bonus-wager', { name: 'bonuses', section: 'office' })).events,
  ).toEqual(['account_section sports', 'account_section bonuses']);
});

it('[AN-06] waits ten seconds, except on registration; stores data for a day; accepts a first paint within ten seconds', () => {
  expect([
    waitBeforeAnalytics(0, false),
    waitBeforeAnalytics(4000, false),
    waitBeforeAnalytics(15_000, false),
    waitBeforeAnalytics(0, true),
  ]).toEqual([10_000, 6000, 0, 0]);
  expect([ANALYTICS_STORAGE_MS, FIRST_PAINT_WINDOW_MS]).toEqual([86_400_000, 10_000]);
});

it('[AN-07] [PRV-1] records errors in personal fields by name only', () => {
  expect(PERSONAL_FIELDS).toHaveLength(25);
  expect(personalField('user_passport_issued_by')).toBe('user_passport_issued_by');
  expect(['uPassword', 'email', 'surname', 'stake', 'constructor'].map(personalField)).toEqual([
    'user_password',
    'user_email',
    'user_surname',
    null,
    null,
  ]);
  expect(recorded({ kind: 'wrong-fields', names: ['email', 'email', 'amount', 'birthDate'] }).events).toEqual([
    'field_error user_email',
    'field_error user_birthday_date',
  ]);
});

it('[AN-08] records known codes of sign-in, registration, password, contacts and wallets, and any other as "other"', () => {
  expect(Object.keys(TRACKED_CODES)).toEqual(['login', 'registration', 'password_change', 'contact_add', 'wallet']);
  expect(trackedCode('login', 'wrong-credentials')).toBe('wrong-credentials');
  expect(trackedCode('login', 'weak-password')).toBe('other');
  expect(
    ['/web-api/user/password', '/web-api/user/contact', '/web-api/office/wallets/add', '/web-api/coupon/place'].map(subjectOf),
  ).toEqual(['password_change', 'contact_add', 'wallet', null]);
  expect(
    recorded(
      ended('/web-api/user/password', 400, 'wrong-password'),
      ended('/web-api/user/contact', 409, 'login-taken'),
      ended('/web-api/office/wallets/add', 500, 'boom'),
    ).events,
  ).toEqual(['form_error password_change wrong-password', 'form_error contact_add login-taken', 'form_error wallet other']);
});

it.each([
  ['/web-api/office/wallets/add', 'currency-not-addable'],
  ['/web-api/office/wallets/remove', 'wallet-kept-for-type'],
  ['/web-api/office/wallets/remove', 'wallet-kept-for-money'],
  ['/web-api/office/wallets/remove', 'wallet-kept-for-active'],
  ['/web-api/office/wallets/remove', 'wallet-kept-for-bets'],
  ['/web-api/office/conversion', 'amount-too-small'],
  ['/web-api/office/conversion', 'not-enough-money'],
  ['/web-api/office/conversion', 'rate-expired'],
  ['/web-api/account/active', 'not-found'],
])('[AC-08] [AN-08] records a rejected wallet action at %s with its code %s', (path, code) => {
  expect(recorded(ended(path, 409, code)).events).toEqual([`form_error wallet ${code}`]);
});

it('[AC-08] [AN-08] records a rejected password change or contact with its code', () => {
  const { events } = recorded(
    ended('/web-api/user/password', 400, 'wrong-password'),
    ended('/web-api/user/password', 400, 'weak-password'),
    ended('/web-api/user/password', 429, 'too-many-tries'),
    ended('/web-api/user/contact', 400, 'wrong-password'),
  );
  expect(events).toEqual([
    'form_error password_change wrong-password',
    'form_error password_change weak-password',
    'form_error password_change too-many-tries',
    'form_error contact_add wrong-password',
  ]);
});

it('[AN-09] distinguishes wrong codes from failures of the server or network', () => {
  const code = `${LOGIN}/sms/code`;
  const events = [ended(code, 400, 'wrong_code'), ended(code, 503, 'unavailable'), ended(code, 599, 'network-error')].flatMap(
    (signal) => recorded(signal).events,
  );
  expect(events.filter((event) => String(event).startsWith('code_error'))).toEqual([
    'code_error client wrong_code',
    'code_error server unavailable',
    'code_error server network-error',
  ]);
});

it('[AN-09] logs unknown social networks with the sources named in the specification', () => {
  const known = recorded(page('login'), { kind: 'network', id: 'metamask' }, page('registration', { network: 'telegram' }), {
    kind: 'network',
    id: 'vk',
  });
  expect(known.events).toEqual([
    'login_page 0',
    'social_login metamask',
    'registration_page 0',
    'social_registration telegram',
    'social_registration vk',
  ]);
  expect(recorded({ kind: 'network', id: 'myspace' }, page('registration', { network: 'myspace' })).logs).toEqual([
    { line: 'unknown social network id', source: 'trackLoginBySocialNetwork' },
    { line: 'unknown social network id', source: 'trackRegistrationBySocialNetwork' },
  ]);
});

it.each([
  [false, false, ''],
  [true, false, ''],
  [false, true, 'collector tags sport visitors pixel'],
  [true, true, 'collector tags recording sport visitors pixel'],
])('[AN-01] [PRV-2] with functionality %s and marketing %s allows: %s', (functionality, marketing, expected) => {
  expect(allowedSinks({ functionality, marketing }).join(' ')).toBe(expected);
});

it('[CP-24] an added outcome and an update of the coupon are events without anything of the person', () => {
  const added = { kind: 'bet-added', market: 4, game: 1_120_000_010, sport: 1, section: 'live', source: 'list', page: 'game' } as const;

  expect(recorded(added, { kind: 'coupon-updated', change: 'bet-amount', bets: 2 }).events).toEqual([
    'coupon_bet_added 4 1120000010 1 live list game',
    'coupon_updated bet-amount 2',
  ]);
});
