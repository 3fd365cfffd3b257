import { ageCookie, isAgeConfirmed } from './age-confirmation.ts';
import {
  allowsFunctionality,
  allowsMarketing,
  consentCookie,
  cookiesAgreeTypeOf,
  readConsent,
  type CookiesAgreeType,
} from './cookie-consent.ts';

it.each([
  [false, false, 0],
  [true, false, 1],
  [false, true, 2],
  [true, true, 3],
])('[ID-17] functionality %p and marketing %p give type %i', (functionality, marketing, type) => {
  expect(cookiesAgreeTypeOf({ functionality, marketing })).toBe(type);
});

it.each([
  [null, false, false],
  [0, false, false],
  [1, true, false],
  [2, false, true],
  [3, true, true],
  [7, false, false],
])('[PRV-2] type %p allows conveniences: %p, marketing: %p', (type, functionality, marketing) => {
  expect([allowsFunctionality(type), allowsMarketing(type)]).toEqual([functionality, marketing]);
});

it.each([0, 1, 2, 3] as CookiesAgreeType[])('[ID-17] stores choice %i for half a year and reads it back', (type) => {
  const cookie = consentCookie(type, { isSecure: true });

  expect(cookie).toBe(`tl-consent=1.${type}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`);
  expect(readConsent(`1.${type}`)).toBe(type);
});

it.each([undefined, '', '3', '2.3', '1.4', '1.-1', '1.3.9', '1.', '1. 3', '__proto__', '1.1e0'])(
  '[STO-2] reads "%s" as no choice',
  (value) => {
    expect(readConsent(value)).toBeNull();
  },
);

it('[ID-16] stores an age confirmation for three days, or for the session', () => {
  expect(ageCookie('days', { isSecure: false })).toBe('tl-age=1; Path=/; Max-Age=259200; SameSite=Lax');
  expect(ageCookie('session', { isSecure: true })).toBe('tl-age=1; Path=/; SameSite=Lax; Secure');
  expect([isAgeConfirmed('1'), isAgeConfirmed('true'), isAgeConfirmed(undefined)]).toEqual([true, false, false]);
});
