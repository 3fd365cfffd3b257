import { accountContract } from '@touchline/account-contract/schemas';
import {
  captchaContract,
  codeContract,
  fingerprintContract,
  passkeyContract,
  qrContract,
  securityContract,
  sessionContract,
  socialContract,
} from '@touchline/identity-contract/schemas';
import { type Bound, DAY_MS, HOUR_MS, type Stored } from '@touchline/server-kernel';

export const REGISTRATIONS_OF_ADDRESS_A_DAY: Bound = {
  ...{ name: 'registrations-of-address', whose: 'address', most: 200, of: 'calls', windowMs: DAY_MS, over: 429 },
};
/** One-time codes, links and challenges; each sign-in needs one or two. */
export const CODES_OF_ADDRESS_AN_HOUR: Bound = {
  ...{ name: 'codes-of-address', whose: 'address', most: 300, of: 'calls', windowMs: HOUR_MS, over: 429 },
};
export const SIGN_INS_OF_PLAYER: Bound = { name: 'sign-ins-of-player', whose: 'player', most: 200, of: 'rows', over: 'oldest out' };
export const PASSKEYS_OF_PLAYER: Bound = { name: 'passkeys-of-player', whose: 'player', most: 10, of: 'rows', over: 409 };

/** Redirect routes of social sign-in, which are not part of the API contract. */
export const BEGIN_AT_PROVIDER = 'GET /social-api/oauth/:provider';
const BACK_FROM_PROVIDER = ['GET /social-api/oauth/:provider/callback', 'POST /social-api/oauth/:provider/callback'] as const;

const SIGN_INS = [
  sessionContract.login,
  sessionContract.register,
  codeContract.registerDone,
  codeContract.smsLogin,
  codeContract.emailLogin,
  codeContract.twoStepLogin,
  passkeyContract.login,
  qrContract.enter,
  socialContract.register,
  socialContract.ticket,
  socialContract.oneTap,
  socialContract.wallet,
  socialContract.telegram,
  ...BACK_FROM_PROVIDER,
];

/** Stored data of the identity calls and its bounds. */
export const identityStores: readonly Stored[] = [
  {
    what: 'New accounts',
    tables: ['users', 'accounts'],
    calls: [sessionContract.register, codeContract.registerDone, socialContract.register],
    bounds: [REGISTRATIONS_OF_ADDRESS_A_DAY],
    ceiling: 'limited by address',
    kept: 'permanently',
  },
  {
    what: 'Sessions, sign-ins and known browsers',
    tables: ['sessions', 'rotated_cookies', 'sign_ins', 'known_devices'],
    calls: [...SIGN_INS, sessionContract.getToken],
    bounds: [SIGN_INS_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'sessions and sign-ins until 30 days after their end, browsers half a year',
  },
  {
    what: 'Codes, links and challenges',
    tables: ['sent_codes'],
    calls: [
      ...SIGN_INS,
      codeContract.registerAsk,
      codeContract.passwordAsk,
      codeContract.passwordCode,
      codeContract.smsAsk,
      codeContract.emailAsk,
      codeContract.activate,
      captchaContract.validate,
      passkeyContract.loginOptions,
      passkeyContract.addOptions,
      qrContract.begin,
      securityContract.contactAsk,
      securityContract.setMailing,
      securityContract.changePassword,
      securityContract.signInToken,
      socialContract.walletAsk,
      socialContract.oneTapClient,
      socialContract.link,
      BEGIN_AT_PROVIDER,
    ],
    bounds: [CODES_OF_ADDRESS_AN_HOUR],
    ceiling: 'one day of requests, limited by address',
    kept: 'until a day after they expire',
  },
  {
    what: 'Passkeys',
    tables: ['passkeys'],
    calls: [passkeyContract.add],
    bounds: [PASSKEYS_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'until the player removes them',
  },
  {
    what: 'Authenticator, recovery codes, linked accounts',
    tables: ['authenticators', 'recovery_codes', 'social_accounts'],
    calls: [
      securityContract.twoStepBegin,
      securityContract.twoStepOn,
      socialContract.register,
      socialContract.link,
      socialContract.ticket,
      ...BACK_FROM_PROVIDER,
    ],
    bounds: [],
    ceiling: 'one authenticator, ten codes and one account of each provider per player',
    kept: 'until the player removes them',
  },
  {
    what: 'Failed second factors',
    tables: ['failed_second_steps'],
    calls: [codeContract.twoStepLogin, securityContract.twoStepOff],
    bounds: [],
    ceiling: 'one row of at most ten times per player',
    kept: 'a day',
  },
  {
    what: 'Display settings',
    tables: ['account_views'],
    calls: [accountContract.keepView],
    bounds: [],
    ceiling: 'one row per player',
    kept: 'permanently',
  },
];

/** Calls that insert no rows. */
export const identityAddsNothing = [
  accountContract.setActive,
  codeContract.codeAgain,
  codeContract.passwordSave,
  codeContract.newsletterStop,
  fingerprintContract.register,
  passkeyContract.rename,
  passkeyContract.remove,
  qrContract.look,
  qrContract.decide,
  securityContract.phoneOff,
  securityContract.emailAuth,
  securityContract.question,
  securityContract.convert,
  sessionContract.logout,
  sessionContract.endSessions,
  sessionContract.activity,
];
