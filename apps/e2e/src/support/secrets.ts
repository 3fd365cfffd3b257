import type { Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** Parts of signing keys, and whole tokens: no public file may contain them. */
const IN_FILES = /"d":"[\w-]{40,}"|BEGIN [A-Z ]*PRIVATE KEY|eyJ[\w-]{15,}\.eyJ[\w-]{15,}\./;

/** Everything that a script of the page can read: storage, databases, cached responses, cookies, addresses. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('a database was not read'));
      });
    const rowsOf = async (name: string): Promise<unknown[]> => {
      const database = await answer(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows = await Promise.all(stores.map((store) => answer(database.transaction(store).objectStore(store).getAll())));
      database.close();
      return rows;
    };
    const kept = async (name: string): Promise<string[]> => {
      const cache = await caches.open(name);
      const answers = await cache.matchAll();
      return [...(await cache.keys()).map(({ url }) => url), ...(await Promise.all(answers.map((one) => one.text())))];
    };
    return JSON.stringify([
      ...[{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, document.documentElement.outerHTML],
      await Promise.all((await indexedDB.databases()).map(({ name = '' }) => rowsOf(name))),
      await Promise.all((await caches.keys()).map(kept)),
    ]);
  });

/** Source maps, and software names that responses should not reveal. */
const MAP = /^\/\/# sourceMappingURL=(?!data:)/m;
const BANNERS = ['server', 'x-powered-by'];

/** Watches what a page sends and fetches from now on. @param secrets - what the player types, which must not leak. */
export function watchSecrets(page: Page, secrets: readonly string[]) {
  const tokens = new Set<string>();
  const urls: string[] = [];
  const files: Promise<[string, string]>[] = [];
  const banners = new Set<string>();
  page.on('request', (request) => {
    urls.push(decodeURIComponent(request.url()), request.headers()['referer'] ?? '');
    const token = request.headers()['authorization']?.replace(/^Bearer /, '');
    if (token !== undefined) tokens.add(token);
  });
  page.on('response', (response) => {
    const ofSite = new URL(response.url()).origin === new URL(page.url()).origin;
    for (const name of BANNERS) if (ofSite && name in response.headers()) banners.add(`${name} of ${response.url()}`);
    if (!['script', 'stylesheet', 'document'].includes(response.request().resourceType()) || response.status() !== 200) return;
    const text = response.text().catch(() => ''); // leaving the page discards its responses
    files.push(text.then((body) => [response.url(), body]));
  });

  /** Fails if a token, the session cookie or a typed secret is in a URL, readable by scripts, or in a fetched file. @spec SEC-9 SEC-12 */
  return async (): Promise<void> => {
    const closed = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
    const hidden = [...tokens, ...closed, ...secrets].filter((value) => value.length >= 8);
    // Without a token and a cookie the check is void.
    expect([tokens.size > 0, closed.length > 0]).toEqual([true, true]);
    const readBack = await readable(page);
    const fetched = await Promise.all(files);
    expect(hidden.filter((value) => urls.some((url) => url.includes(value)))).toEqual([]);
    expect(hidden.filter((value) => readBack.includes(value))).toEqual([]);
    expect(fetched.filter(([, body]) => IN_FILES.test(body) || hidden.some((value) => body.includes(value))).map(([url]) => url)).toEqual(
      [],
    );
    expect(fetched.filter(([, body]) => MAP.test(body)).map(([url]) => url)).toEqual([]);
    expect([...banners]).toEqual([]);
    expect(fetched.filter(([, body]) => body !== '').length).toBeGreaterThan(5);
  };
}
