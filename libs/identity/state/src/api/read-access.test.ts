import { loadRights } from '../load-rights.ts';
import { readCredentials, readSignedIn } from './read-access.ts';
import { readRegistrationOptions } from './readers.ts';

const LOGIN = { user_id: 7, token: 't', expiresAt: 1, previousLoginAt: null };
const DEMAND = { two_step: { guid: 'g', method: 'totp', to: null, expiresAt: 1, hasOutbox: false } };

it('[ID-01] reads who signed in, or the second step that is demanded', () => {
  expect(readSignedIn({ ...LOGIN, previousLoginAt: 5 })).toEqual({ userId: 7, previousLoginAt: 5 });
  expect(readSignedIn({ ...LOGIN, previousLoginAt: 'x' })).toEqual({ userId: 7, previousLoginAt: null });
  expect(readSignedIn(DEMAND)).toEqual({ twoStep: { guid: 'g', method: 'totp', to: null, hasOutbox: false } });
});

it.each([
  ['a player below zero', { ...LOGIN, user_id: -7 }],
  ['a player as text', { ...LOGIN, user_id: '7' }],
  ['no token', { user_id: 7, expiresAt: 1 }],
  ['an unknown second step', { two_step: { ...DEMAND.two_step, method: 'sms' } }],
  ['a list', [LOGIN]],
  ['nothing', null],
])('[ID-01] [CFG-3] rejects an answer to a sign-in with %s', (_what, answer) => {
  expect(readSignedIn(answer)).toBeNull();
});

it('[ID-06] shows no half of a generated login', () => {
  const made = { user_id: 9, login: '12345', password: 'made-up', token: 't', expiresAt: 0 };
  expect(readCredentials(made)).toEqual({ userId: 9, login: '12345', password: 'made-up' });
  expect(readCredentials({ ...made, password: undefined })).toBeNull();
});

it('[ID-06] keeps a country whose form has a field that this page does not know', () => {
  const country = { id: 1, name: 'Germany', country_code: 'DE', tel_code: '+49', currencyIso: 'EUR', fields: ['name', 'shoe_size'] };
  const options = { countries: [country], currencies: [], bonuses: ['sports', 'poker'] };

  expect(readRegistrationOptions(options)).toEqual({ countries: [{ ...country, fields: ['name'] }], currencies: [], bonuses: ['sports'] });
  expect(readRegistrationOptions({ ...options, countries: [{ ...country, id: 'DE' }] })).toBeNull();
});

it('[ID-29] reads all rights or none; a hold for an unknown reason refers to support', async () => {
  const rights = { bets: false, games: false, tickets: false, deposits: false, rewards: false };
  const ask = (body: object) =>
    loadRights({ origin: 'https://touchline.test', send: async () => Response.json(body) }).then(
      ({ hold }) => hold,
      () => 'refused',
    );

  expect([await ask({ rights }), await ask({ rights, hold: null }), await ask({ rights, hold: 'court' })]).toEqual([
    undefined,
    null,
    'support',
  ]);
  expect(await ask({ rights: { ...rights, bets: 'no' } })).toBe('refused');
  expect(await ask({ rights: { ...rights, bets: undefined } })).toBe('refused');
});
