import { START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { ErrorAnswer } from '@touchline/shared-contract';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { startSocials, type Socials } from '../../social-provider.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { testAppOn, type TestApp } from '../../testing/test-app.ts';

export const SITE = 'http://localhost:4200';
export const BODY = { type: 'soc_reg', country_id: 276, currency_id: 978, date_birthday: '1990-04-30', isTermsAccepted: true, lng: 'en' };

/** Cookies of one browser, at this site and at the provider. */
export function openBrowser() {
  const jar = new Map<string, string>();
  return {
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (cookies: readonly string[]) => {
      for (const one of cookies) {
        const [pair = ''] = one.split(';');
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
    },
    has: (name: string) => (jar.get(name) ?? '') !== '',
  };
}
export type Browser = ReturnType<typeof openBrowser>;

/** A backend and the providers of social sign-in, started before the tests of the block and stopped after them. */
export function socialsOn(engine: Parameters<typeof openTestDb>[0]) {
  let socials: Socials;
  let test: TestApp;
  let there: Map<Browser, Browser>;
  let people = 0;
  const logged: string[] = [];

  beforeAll(async () => {
    socials = await startSocials(TEST_ENV);
    test = await testAppOn(await openTestDb(engine), { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional', ...socials.env }, undefined, {
      logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
    });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await test.close();
    await socials.stop();
  });
  beforeEach(() => {
    there = new Map();
    logged.length = 0;
    test.clock.nowMs = Date.now(); // the provider uses the machine's clock for its dates
  });
  afterEach(() => socials.setFaults({}));

  const here = async (browser: Browser, url: string, more: { payload?: object | string; headers?: Record<string, string> } = {}) => {
    const answer = await test.app.inject({
      ...{ method: more.payload === undefined ? 'GET' : 'POST', url: url.replace(SITE, '') },
      headers: { host: 'localhost:4200', cookie: browser.cookie(), ...more.headers },
      ...(more.payload !== undefined && { payload: more.payload }),
    });
    browser.keep([answer.headers['set-cookie'] ?? []].flat());
    return answer;
  };
  const atProvider = async (browser: Browser, url: string, form?: Record<string, string>) => {
    const jar = there.get(browser) ?? openBrowser();
    there.set(browser, jar);
    const answer = await fetch(url, {
      ...{ redirect: 'manual', headers: { cookie: jar.cookie() } },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    jar.keep(answer.headers.getSetCookie());
    return answer;
  };
  const begin = async (browser: Browser, id = 'google', query = 'lang=en') =>
    String((await here(browser, `/social-api/oauth/${id}?${query}`)).headers['location']);
  /** Signs in at the provider. @returns its last answer: a redirect to this site, or a page that posts there. */
  const consent = async (browser: Browser, url: string, form: Record<string, string>): Promise<Response> => {
    let answer = await atProvider(browser, url);
    for (let steps = 0; steps < 6 && answer.status >= 300 && answer.status < 400; steps += 1) {
      const to = new URL(answer.headers.get('location') ?? '', url).href;
      if (to.startsWith(SITE)) return answer;
      answer = to.includes('/interaction/') ? await atProvider(browser, to, form) : await atProvider(browser, to);
    }
    return answer;
  };
  const person = (more: Record<string, string> = {}) => ({
    ...{ name: 'Anna Lee', email: `anna-${engine}-${(people += 1)}@example.test`, verified: 'on', action: 'continue' },
    ...more,
  });
  const callbackOf = async (browser: Browser, form: Record<string, string>, id = 'google', query?: string) =>
    (await consent(browser, await begin(browser, id, query), form)).headers.get('location') ?? '';
  const arrive = async (browser: Browser, callback: string) => new URL(String((await here(browser, callback)).headers['location']), SITE);
  const ticketOf = (url: URL) => url.searchParams.get('ticket') ?? url.searchParams.get('social') ?? '';
  const readTicket = (browser: Browser, ticket: string) => here(browser, '/web-api/user/social/ticket', { payload: { ticket } });
  const register = async (browser: Browser, form: Record<string, string>, id = 'google') => {
    const ticket = ticketOf(await arrive(browser, await callbackOf(browser, form, id)));
    return here(browser, '/web-api/registration/social', { payload: { ...BODY, ticket } });
  };
  const reason = (answer: { json: <T>() => T }) => answer.json<ErrorAnswer>().errors[0]?.code;

  return {
    /** The backend. */
    get test() {
      return test;
    },
    get socials() {
      return socials;
    },
    /** Each browser's cookies at the provider. */
    get there() {
      return there;
    },
    logged,
    ...{ here, atProvider, begin, consent, person, callbackOf, arrive, ticketOf, readTicket, register, reason },
  };
}
