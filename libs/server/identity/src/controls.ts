import {
  beginSession,
  control,
  type Controls,
  type PlayerState,
  type Services,
  sessionCookieHeader,
  type Setup,
} from '@touchline/server-kernel';
import { denyRights } from '@touchline/server-kernel/ledger';
import { RIGHTS } from '@touchline/identity-contract';
import * as z from 'zod/mini';
import { addPlayer, madeLogin } from './new-player.ts';
import { isAnswerRight, madePassword } from './passwords.ts';
import type { Secrets } from './secrets/tries.ts';
import { makeSignInToken } from './sign-in-tokens.ts';
import { captchaSwitch } from './security/captcha.ts';
import { fingerprintSwitch } from './security/fingerprint.ts';

const MONEY = 100_000;
const BAN_LEVEL = 45;
const HOUR = 3600;

const setups: readonly Setup[] = [
  {
    name: 'changed-terms-arabic-phone',
    title: 'Changed terms, in Arabic on a phone',
    about: 'A player has to confirm the terms before anything else. The page runs from right to left.',
    path: '/ar/line',
    build: 'mobile',
    switches: (now) => ({ termsUpdatedAt: now + HOUR, config: { isConfirmTermsEnabled: true } }),
    player: { money: MONEY },
  },
  {
    name: 'banned-player',
    title: 'A banned player',
    about: 'Every page leads to the page of the ban. The withdrawal stays open at this level.',
    path: '/en/line',
    player: { money: MONEY, banLevel: BAN_LEVEL },
  },
  {
    name: 'no-balance',
    title: 'A player without money',
    about: 'Pick a price: the coupon says that the balance is too small.',
    path: '/en/line',
    player: { money: 0 },
  },
  {
    name: 'limit-nearly-used',
    title: 'A limit that is nearly used up',
    about: 'About one euro may still be staked today. Pick a price and stake more.',
    path: '/en/line',
    switches: () => ({ playerLimits: [{ limitType: 1, units: 1 }] }),
    player: { money: MONEY },
  },
];

/** Creates a player with an unused login and euro accounts, and signs them in. */
async function enter({ db, house, now }: Services, { money, banLevel = 0 }: PlayerState): Promise<string> {
  const accounts = [{ type: 0, currencyIso: 'EUR', amount: money }] as const;
  const made = { login: madeLogin(), password: madePassword(), email: null, name: 'Control room', countryId: null, accounts };
  const userId = await addPlayer(db, house, made, now());
  if (userId === undefined) throw new Error('the login of a new player is taken; try again');
  if (banLevel > 0) await db.query('update users set ban_level = $2 where id = $1', [userId, banLevel]);
  const { cookie } = await beginSession(db, { userId, nowMs: now(), isSaved: false });
  return sessionCookieHeader(cookie);
}

const PLAYERS = `
  select users.id as "userId", users.login, users.name, users.ban_level as "banLevel", accounts.id as "accountId", accounts.type,
    accounts.currency_iso as "currencyIso", accounts.balance
  from users join accounts on accounts.user_id = users.id order by users.id desc, accounts.type limit 60`;

export const identityControls = (services: Services, secrets: Secrets): Controls => ({
  switches: [fingerprintSwitch, captchaSwitch],
  setups,
  enter: (state) => enter(services, state),
  views: [{ name: 'players', label: 'Players and their accounts, the newest first', run: () => services.db.query(PLAYERS) }],
  actions: [
    control({
      name: 'rights',
      label: 'Take rights from a player; those that are not named are given back',
      body: z.strictObject({ userId: z.int(), denied: z.array(z.enum(RIGHTS)) }),
      run: async ({ userId, denied }) => {
        await denyRights(services.db, userId, denied);
        return { userId, denied };
      },
    }),
    control({
      name: 'security-answer',
      label: 'Compare an answer to the security question, as support does when a player calls',
      body: z.strictObject({ userId: z.int(), answer: z.string().check(z.maxLength(100)) }),
      run: async ({ userId, answer }) => {
        const [row] = await services.db.query<{ hash: string | null }>('select question_answer_hash as hash from users where id = $1', [
          userId,
        ]);
        const isRight = await secrets.checkForStaff('answer', userId, async (taken) =>
          (await isAnswerRight(taken, answer, row?.hash ?? undefined)) ? true : undefined,
        );
        return { userId, isRight: isRight === true };
      },
    }),
    control({
      name: 'sign-in-token',
      label: 'Make a token that signs a player in once, within two minutes, at one origin (https://shop.test)',
      body: z.strictObject({ userId: z.int(), origin: z.url({ protocol: /^https?$/ }) }),
      run: ({ userId, origin }) => makeSignInToken(services, { userId, origin: new URL(origin).origin, mark: null, sessionId: null }),
    }),
    control({
      name: 'ban',
      label: 'Ban a player; level 0 lifts the ban',
      body: z.strictObject({ userId: z.int(), level: z.int() }),
      run: async ({ userId, level }) => {
        await services.db.query('update users set ban_level = $2 where id = $1', [userId, level]);
        return { userId, level };
      },
    }),
  ],
});
