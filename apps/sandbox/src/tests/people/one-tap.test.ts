import { ENGINES } from '@touchline/server-kernel/testing';
import { BODY, type Browser, openBrowser, SITE, socialsOn } from './social.test.helper.ts';

describe.each(ENGINES)('One Tap on %s', (engine) => {
  const on = socialsOn(engine);
  const { here, atProvider, begin, person, arrive, ticketOf, reason, logged } = on;

  /** Signs in at the provider and gets a token like the browser (FedCM). */
  const tokenOf = async (form: Record<string, string>, nonce: string, client = 'google') => {
    const atBrowser = openBrowser();
    const origin = String(on.socials.origin);
    await atProvider(atBrowser, `${origin}/fedcm/login`, form);
    const cookie = on.there.get(atBrowser)?.cookie() ?? '';
    const answer = await fetch(`${origin}/fedcm/assertion`, {
      method: 'POST',
      headers: { cookie, origin: SITE, 'sec-fetch-dest': 'webidentity' },
      body: new URLSearchParams({
        client_id: `touchline-${client}`,
        account_id: form['email'] ?? '',
        params: JSON.stringify({ nonce }),
      }),
    });
    return ((await answer.json()) as { token: string }).token;
  };
  const nonceFor = async (browser: Browser) =>
    (await here(browser, '/social-api/oauth/google-one-tap/clientId')).json<{ nonce: string }>().nonce;
  const BOUNDARY = 'touchline-form-boundary-0123456789';
  const oneTap = (browser: Browser, credential: string, more: Record<string, string> = {}) => {
    const fields = Object.entries({ credential, language: 'en', currency: '978', countryId: '276', ...more });
    const parts = fields.map(([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    return here(browser, '/social-api/oauth/google-one-tap', {
      payload: `${parts.join('')}--${BOUNDARY}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    });
  };

  it('[ID-05] One Tap: sends an unknown user to registration, and signs a player in', async () => {
    const [browser, form] = [openBrowser(), person()];
    const first = await oneTap(browser, await tokenOf(form, await nonceFor(browser)));
    const url = new URL(first.json<{ redirectUrl: string }>().redirectUrl, SITE);
    expect(url.pathname).toBe('/en/registration/google');
    expect([url.searchParams.get('countryId'), url.searchParams.get('currency')]).toEqual(['276', '978']);
    await here(browser, '/web-api/registration/social', { payload: { ...BODY, ticket: ticketOf(url) } });

    const next = openBrowser();
    const second = await oneTap(next, await tokenOf(form, await nonceFor(next)));
    expect([second.json(), next.has('__Host-tl-session')]).toEqual([{ redirectUrl: '/en' }, true]);

    const later = openBrowser();
    const third = await oneTap(later, await tokenOf(form, await nonceFor(later)), { returnUrl: '/en/line' });
    const away = openBrowser();
    const fourth = await oneTap(away, await tokenOf(form, await nonceFor(away)), { returnUrl: '//evil.test' });
    expect([third.json(), fourth.json()]).toEqual([{ redirectUrl: '/en/line' }, { redirectUrl: '/en' }]);
  });

  it('[ID-05] [AUTH-14] One Tap: refuses a token with a wrong audience, nonce, browser or signature, and an expired or used one', async () => {
    const [browser, form] = [openBrowser(), person()];
    const good = async () => tokenOf(form, await nonceFor(browser));
    const [head, , mark] = (await good()).split('.');
    const [, others] = (await tokenOf(person(), await nonceFor(browser))).split('.');
    const used = await good();
    expect((await oneTap(browser, used)).statusCode).toBe(200);

    const refused = [
      await oneTap(browser, await tokenOf(form, await nonceFor(browser), 'vk')), // audience
      await oneTap(browser, await tokenOf(form, 'a'.repeat(22))), // nonce
      await oneTap(openBrowser(), await good()), // browser
      await oneTap(browser, `${head}.${others}.${mark}`), // signature
      await oneTap(browser, used),
    ];
    const late = await good();
    on.test.clock.nowMs += 11 * 60_000;
    refused.push(await oneTap(browser, late));
    expect(refused.map(reason)).toEqual(Array.from({ length: 6 }, () => 'link-used'));
  });

  it('[SEC-5] hostile tokens and answers take short lines without a stack in the log, and a limited number of them', async () => {
    const browser = openBrowser();
    const hostile = ['', 'a.b.c', '.'.repeat(2), 'x'.repeat(4000), Buffer.from('{"alg":"none"}').toString('base64url') + '.e30.', '{}'];
    for (let round = 0; round < 5; round += 1) for (const token of hostile) expect((await oneTap(browser, token)).statusCode).toBe(400);
    for (let round = 0; round < 20; round += 1) {
      const state = new URL(await begin(browser)).searchParams.get('state') ?? '';
      expect(
        (await arrive(browser, `/social-api/oauth/google/callback?state=${state}&code=${'y'.repeat(500)}`)).searchParams.get('social'),
      ).toBe('failed');
    }

    expect(logged.length).toBeGreaterThan(0);
    expect(logged.length).toBeLessThanOrEqual(10);
    for (const line of logged) {
      expect(line).toContain('a sign-in with another site was not taken');
      expect(line).not.toMatch(/"stack"|\\n\s+at /);
      expect(line.length).toBeLessThan(600);
    }
  });
});
