import { ENGINES } from '@touchline/server-kernel/testing';
import { SOCIAL_IDS } from '@touchline/identity-contract';
import type { LoginAnswer, SocialTicket, WalletQuestion } from '@touchline/identity-contract';
import { addressOf, personalSign, signedByTelegram } from '@touchline/server-social-provider';
import { BODY, type Browser, openBrowser, SITE, socialsOn } from './social.test.helper.ts';

describe.each(ENGINES)('social sign-in on %s', (engine) => {
  const on = socialsOn(engine);
  const { here, begin, consent, person, callbackOf, arrive, ticketOf, readTicket, register, reason } = on;

  it('[ID-04] [ID-30] an unknown user is sent to registration with that provider, registers, and is signed in the next time', async () => {
    const [browser, form] = [openBrowser(), person()];
    const url = await arrive(browser, await callbackOf(browser, form));
    expect(url.pathname).toBe('/en/registration/google');
    const ticket = (await readTicket(browser, ticketOf(url))).json<SocialTicket>();
    expect(ticket).toEqual({ kind: 'register', provider: 'google', name: 'Anna Lee', email: 'a•••@example.test' });

    const made = await here(browser, '/web-api/registration/social', { payload: { ...BODY, ticket: ticketOf(url) } });
    expect([made.statusCode, browser.has('__Host-tl-session')]).toEqual([200, true]);

    const elsewhere = openBrowser();
    const back = await arrive(elsewhere, await callbackOf(elsewhere, form, 'google', 'lang=en&returnUrl=/en/line'));
    expect([back.pathname, elsewhere.has('__Host-tl-session')]).toEqual(['/en/line', true]);
  });

  it('[LIM-5] [ID-04] a social registration in the browser of an excluded person is held', async () => {
    const browser = openBrowser();
    const { token } = (await register(browser, person())).json<LoginAnswer>();
    await on.test.post(token, '/limit-service-api/api/external/web/v3/limits', { limits: [{ limitType: 30, limitValue: 7 }] });
    on.there.delete(browser); // another account at the provider
    const second = (await register(browser, person())).json<LoginAnswer>();
    expect((await on.test.get(second.token, '/web-api/user/rights')).json()).toMatchObject({ hold: 'identity', rights: { bets: false } });
  });

  it('[ID-04] starts every provider of the specification with its client, code flow, PKCE, nonce and state, and rejects unknown ones', async () => {
    const ids = SOCIAL_IDS.filter((id) => id !== 'metamask' && id !== 'telegram');
    const begun = await Promise.all(ids.map(async (id) => new URL(await begin(openBrowser(), id)).searchParams));

    expect(begun.map((query) => query.get('client_id'))).toEqual(ids.map((id) => `touchline-${id}`));
    for (const query of begun) {
      expect([query.get('response_type'), query.get('code_challenge_method')]).toEqual(['code', 'S256']);
      expect([query.get('nonce'), query.get('state'), query.get('code_challenge')].map((value) => (value ?? '').length >= 22)).toEqual([
        ...[true, true, true],
      ]);
    }
    expect(begun.map((query) => query.get('response_mode')).filter((mode) => mode === 'form_post')).toHaveLength(1);
    expect(await begin(openBrowser(), 'myspace')).toBe('/en/user/login?social=off');
  });

  const KEY = Uint8Array.from({ length: 32 }, (_, index) => index + 1);
  const askWallet = async (browser: Browser, address: string) =>
    (
      await here(browser, '/social-api/oauth/metamask/message', { payload: { address, language: 'en', returnUrl: '/en/line' } })
    ).json<WalletQuestion>();
  const bring = (browser: Browser, ticket: string, signature: string) =>
    here(browser, '/social-api/oauth/metamask/signature', { payload: { ticket, signature } });

  it('[ID-04] [AUTH-14] a wallet’s key registers and signs in; another key, another browser or a replay is refused', async () => {
    const [browser, elsewhere] = [openBrowser(), openBrowser()];
    const address = addressOf(KEY);
    const { ticket, message } = await askWallet(browser, address);
    expect(message).toContain(`http://localhost:4200 wants you to sign in with your Ethereum account:\n${address}\n`);
    const signature = personalSign(message, KEY);
    expect(reason(await bring(elsewhere, ticket, signature))).toBe('link-used');
    const first = await bring(browser, ticket, signature);
    const next = new URL(first.json<{ redirectUrl: string }>().redirectUrl, SITE);
    expect([next.pathname, next.searchParams.get('returnUrl')]).toEqual(['/en/registration/metamask', '/en/line']);
    expect(reason(await bring(browser, ticket, signature))).toBe('link-used');
    const made = await here(browser, '/web-api/registration/social', { payload: { ...BODY, ticket: ticketOf(next) } });
    expect(made.statusCode).toBe(200);

    const again = await askWallet(elsewhere, address.toLowerCase());
    const back = await bring(elsewhere, again.ticket, personalSign(again.message, KEY));
    expect([back.json<{ redirectUrl: string }>().redirectUrl, elsewhere.has('__Host-tl-session')]).toEqual(['/en/line', true]);

    const thief = openBrowser();
    const challenge = await askWallet(thief, address);
    expect(reason(await bring(thief, challenge.ticket, personalSign(challenge.message, KEY.toReversed())))).toBe('link-used');
    const old = await askWallet(thief, address);
    expect(reason(await bring(thief, old.ticket, signature))).toBe('link-used');
    expect(thief.has('__Host-tl-session')).toBe(false);
  });

  it('[ID-04] [AUTH-14] accepts a recent Telegram signature for this site; a changed or old one, or one from another browser, is refused', async () => {
    const { telegram } = JSON.parse(on.socials.env['SOCIAL_PROVIDERS'] ?? '') as { telegram: { botToken: string } };
    const at = () => Math.floor(on.test.clock.nowMs / 1000);
    const signed = (more: object = {}, token = telegram.botToken) =>
      signedByTelegram({ id: engine.length, first_name: 'Anna', last_name: 'Lee', auth_date: at(), ...more }, token);
    const stateOf = async (browser: Browser) => {
      const url = new URL(await begin(browser, 'telegram'));
      expect([url.searchParams.get('bot_id'), url.searchParams.get('origin')]).toEqual([telegram.botToken.split(':')[0], SITE]);
      return new URL(url.searchParams.get('return_to') ?? '').searchParams.get('telegram') ?? '';
    };
    const send = (browser: Browser, state: string, result: string) =>
      here(browser, '/social-api/oauth/telegram/signed', { payload: { state, result } });
    const browser = openBrowser();
    const state = await stateOf(browser);
    expect(reason(await send(openBrowser(), state, signed()))).toBe('link-used');
    const next = new URL((await send(browser, state, signed())).json<{ redirectUrl: string }>().redirectUrl, SITE);
    expect(next.pathname).toBe('/en/registration/telegram');
    expect((await readTicket(browser, ticketOf(next))).json<SocialTicket>()).toMatchObject({
      provider: 'telegram',
      name: 'Anna Lee',
      email: null,
    });
    expect((await here(browser, '/web-api/registration/social', { payload: { ...BODY, ticket: ticketOf(next) } })).statusCode).toBe(200);

    const back = openBrowser();
    expect((await send(back, await stateOf(back), signed())).json()).toEqual({ redirectUrl: '/en' });
    const forged = (data: string) =>
      Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(data, 'base64url').toString()), id: 1 })).toString('base64url');
    for (const bad of [
      forged(signed()),
      signed({}, '1234567890:another-token-of-another-bot'),
      signed({ auth_date: at() - 601 }),
      'false',
      'bm8',
    ]) {
      const thief = openBrowser();
      expect(reason(await send(thief, await stateOf(thief), bad))).toBe('link-used');
      expect(thief.has('__Host-tl-session')).toBe(false);
    }
  });

  it("[ID-04] Apple's response is a cross-site form post, and works only in the browser that started", async () => {
    const [browser, form] = [openBrowser(), person()];
    const page = await (await consent(browser, await begin(browser, 'apple'), form)).text();
    const fields = Object.fromEntries(
      [...page.matchAll(/name="([^"]+)" value="([^"]+)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
    );
    const post = (by: Browser) =>
      here(by, '/social-api/oauth/apple/callback', {
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.example', 'sec-fetch-site': 'cross-site' },
      });

    expect((await post(openBrowser())).headers['location']).toBe('/en/user/login?social=stale');
    // The attempt in another browser does not use it up.
    expect(new URL(String((await post(browser)).headers['location']), SITE).pathname).toBe('/en/registration/apple');
  });

  it('[AUTH-14] [AUTH-5] refuses all of six stolen, swapped or replayed responses', async () => {
    const [thief, victim] = [openBrowser(), openBrowser()];
    const form = person();
    await register(openBrowser(), form);
    const stolen = await callbackOf(victim, form);
    const own = await callbackOf(thief, person());
    const swapped = new URL(own);
    swapped.searchParams.set('code', new URL(stolen).searchParams.get('code') ?? '');
    const otherProvider = (await callbackOf(thief, person())).replace('/oauth/google/', '/oauth/discord/');
    const callbackUrl = await callbackOf(victim, form);

    const arrivals = [
      await arrive(thief, stolen), // code in another browser
      await arrive(thief, swapped.href), // own state with a stolen code
      await arrive(thief, otherProvider), // response of another provider
      await arrive(openBrowser(), callbackUrl), // browser without a started sign-in
      await arrive(thief, `${SITE}/social-api/oauth/google/callback?code=x&state=${'a'.repeat(22)}`),
    ];
    const works = await callbackOf(victim, form);
    expect((await arrive(victim, works)).pathname).toBe('/en');
    arrivals.push(await arrive(victim, works)); // replay

    expect(arrivals.map(({ pathname }) => pathname)).toEqual(Array.from({ length: 6 }, () => '/en/user/login'));
    expect(arrivals.map(({ searchParams }) => searchParams.get('social'))).toEqual(['stale', 'failed', 'stale', 'stale', 'stale', 'stale']);
    expect(thief.has('__Host-tl-session')).toBe(false);
  });

  it('[AUTH-14] a ticket works once, and only in its browser', async () => {
    const browser = openBrowser();
    const ticket = ticketOf(await arrive(browser, await callbackOf(browser, person())));

    const stranger = await readTicket(openBrowser(), ticket);
    const foreign = await here(openBrowser(), '/web-api/registration/social', { payload: { ...BODY, ticket } });
    expect([reason(stranger), reason(foreign)]).toEqual(['link-used', 'link-used']);
    expect((await here(browser, '/web-api/registration/social', { payload: { ...BODY, ticket } })).statusCode).toBe(200);
    expect(reason(await here(browser, '/web-api/registration/social', { payload: { ...BODY, ticket } }))).toBe('link-used');
  });

  it('[ID-04] a matching e-mail address alone does not sign in: the owner has to sign in and link the accounts', async () => {
    const form = person();
    await register(openBrowser(), form, 'discord');
    const [login] = await on.test.db.query<{ id: number; login: string }>('select id, login from users where email = $1', [form.email]);
    const browser = openBrowser();

    const url = await arrive(browser, await callbackOf(browser, form, 'google'));
    expect([url.pathname, browser.has('__Host-tl-session')]).toEqual(['/en/user/login', false]);
    const ticket = ticketOf(url);
    expect((await readTicket(browser, ticket)).json<SocialTicket>()).toEqual({
      kind: 'link',
      provider: 'google',
      email: 'a•••@example.test',
    });
    expect(reason(await here(browser, '/web-api/registration/social', { payload: { ...BODY, ticket } }))).toBe('link-used');

    const token = await on.test.signIn(login?.id ?? 0);
    const link = (by: Browser) =>
      here(by, '/web-api/user/social/link', { payload: { ticket }, headers: { authorization: `Bearer ${token}` } });
    expect(reason(await link(openBrowser()))).toBe('link-used');
    expect((await link(browser)).statusCode).toBe(204);
    const next = openBrowser();
    expect((await arrive(next, await callbackOf(next, form))).pathname).toBe('/en');
    expect(next.has('__Host-tl-session')).toBe(true);
  });

  it('[ID-04] ignores an e-mail address that the provider has not verified', async () => {
    const known = person();
    await register(openBrowser(), known);
    const browser = openBrowser();
    const { verified: _, ...unverified } = known;

    const url = await arrive(browser, await callbackOf(browser, unverified, 'vk'));
    expect(url.pathname).toBe('/en/registration/vk');
    expect((await readTicket(browser, ticketOf(url))).json<SocialTicket>()).toMatchObject({ kind: 'register', email: null });
  });

  it('[ID-04] [ID-01] an account with a second step also requires it after social sign-in', async () => {
    const form = person();
    await register(openBrowser(), form);
    await on.test.db.query('update users set email_auth_at = 1 where email = $1', [form.email]);
    const browser = openBrowser();

    const url = await arrive(browser, await callbackOf(browser, form));
    expect([url.pathname, browser.has('__Host-tl-session')]).toEqual(['/en/user/login', false]);
    expect((await readTicket(browser, ticketOf(url))).json<SocialTicket>()).toMatchObject({
      kind: 'two-step',
      two_step: { method: 'email' },
    });
  });

  it('[ID-04] a refusal, an unreachable provider and a slow one redirect back with a reason', async () => {
    const browser = openBrowser();
    const refused = await arrive(browser, await callbackOf(browser, person({ action: 'cancel' })));
    expect(refused.search).toBe('?social=refused&provider=google');

    const callback = await callbackOf(browser, person());
    on.socials.setFaults({ isDown: true });
    expect((await arrive(browser, callback)).search).toBe('?social=failed&provider=google');
    expect(await begin(openBrowser(), 'twitch')).toContain('/auth?'); // discovery is cached
    if (engine !== ENGINES[0]) return; // this takes five seconds, so test it on one engine
    const late = await callbackOf(browser, person(), 'line');
    on.socials.setFaults({ slowMs: 6_000 });
    expect((await arrive(browser, late)).search).toBe('?social=failed&provider=line');
  });
});
