import { test as base, expect, request as requests, type APIRequestContext } from '@playwright/test';
import { releaseGames } from './own-games.ts';
import { ORIGIN } from './product.ts';
import { undoChanges } from './sandbox.ts';
import { noteRequests } from './visits.ts';

/** Redirects that a visit follows at most; a browser gives up after twenty. */
const MOST_HOPS = 20;

export interface Visit {
  status: number;
  html: string;
  /** Addresses of all documents, the first one included. */
  documents: string[];
}

/** For tests that ask the product by HTTP. Their files end with `-http.e2e.ts` and run without a browser. */
export const test = base.extend<{ visitor: (cookies?: Readonly<Record<string, string>>) => Promise<APIRequestContext>; undo: void }>({
  request: async ({ request }, use, testInfo) => {
    noteRequests(request, () => testInfo.file);
    await use(request);
  },
  /** Creates a visitor with these cookies, who agreed to necessary ones only and follows no redirect. */
  visitor: async ({}, use, testInfo) => {
    const made: APIRequestContext[] = [];
    await use(async (cookies = {}) => {
      const all = Object.entries({ 'tl-consent': '1.0', ...cookies }).map(([name, value]) => ({
        ...{ name, value, domain: 'localhost', path: '/', expires: -1 },
        ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
      }));
      const visitor = await requests.newContext({
        baseURL: ORIGIN,
        extraHTTPHeaders: { 'accept-language': 'en' },
        maxRedirects: 0,
        storageState: { cookies: all, origins: [] },
      });
      noteRequests(visitor, () => testInfo.file);
      made.push(visitor);
      return visitor;
    });
    await Promise.all(made.map((visitor) => visitor.dispose()));
  },
  undo: [
    async ({}, use) => {
      await use();
      await undoChanges();
      releaseGames();
    },
    { auto: true },
  ],
});

/** Opens a page and follows its redirects, as a browser resolves them. */
export async function visit(visitor: APIRequestContext, path: string): Promise<Visit> {
  const documents: string[] = [];
  // Not relative to the base address: `//host` would be another host.
  for (let url = `${ORIGIN}${path}`; ;) {
    documents.push(url);
    const answer = await visitor.get(url);
    const location = answer.headers()['location'];
    if (location === undefined || documents.length > MOST_HOPS) return { status: answer.status(), html: await answer.text(), documents };
    url = new URL(location, url).href;
    // A request to another host would find nothing in a test.
    if (new URL(url).origin !== ORIGIN) return { status: answer.status(), html: '', documents: [...documents, url] };
  }
}

/** Registers a new player in Germany with a wallet in euros, and signs in. */
export async function register(visitor: APIRequestContext): Promise<void> {
  const options = (await (await visitor.get('/web-api/registration/options?lang=en')).json()) as {
    countries: { id: number; country_code: string }[];
    currencies: { id: number; iso: string }[];
  };
  const answer = await visitor.post('/web-api/registration/fast', {
    headers: { origin: ORIGIN },
    data: {
      type: 'one_click',
      country_id: options.countries.find(({ country_code }) => country_code === 'DE')?.id,
      currency_id: options.currencies.find(({ iso }) => iso === 'EUR')?.id,
      isTermsAccepted: true,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
export { expect };
