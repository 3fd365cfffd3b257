import { devices, expect, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { Player, type Credentials } from '../support/player.ts';
import { ORIGIN, SANDBOX_PORT, WORLD_SHIFT_MS } from '../support/product.ts';
import { shiftDate } from '../support/quiet-page.ts';
import { changeServices } from '../support/services.ts';
import type { Json } from './json.ts';

export type Build = 'desktop' | 'mobile';
export type As = 'visitor' | 'player';
/** An answer that was not followed. */
export interface Answer {
  status: number;
  location: string;
  headers: Readonly<Record<string, string>>;
  text: string;
  /** The body as JSON, or null. */
  body: Json;
}

export interface AskOptions {
  data?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Sends no access token. */
  isAnonymous?: boolean;
}

/** A browser context with its cookies, used by HTTP and in a page. */
export class Reader {
  readonly context: BrowserContext;
  readonly build: Build;
  /** Of a player: as registered. */
  credentials: Credentials = { login: '', password: '' };
  userId = 0;
  #page: Promise<Player> | undefined;
  #token = '';

  constructor(context: BrowserContext, build: Build) {
    this.context = context;
    this.build = build;
  }

  get request(): APIRequestContext {
    return this.context.request;
  }

  /** The page of this reader, opened once and shared by all checks. */
  person(): Promise<Player> {
    this.#page ??= this.context.newPage().then((page) => new Player(page, { project: { name: this.build } as never }));
    return this.#page;
  }

  async page(): Promise<Page> {
    return (await this.person()).page;
  }

  /** Opens a path below `/en` in the shared page. */
  async open(path: string): Promise<Player> {
    const person = await this.person();
    await person.open(path);
    return person;
  }

  /** Asks for a path, without following a redirect. @param call - such as `GET /web-api/session`; the method may be missing. */
  async ask(call: string, { data, headers = {}, isAnonymous = false }: AskOptions = {}): Promise<Answer> {
    const [path = '', method = 'GET'] = call.split(' ').reverse();
    const isCall = !path.startsWith('/en') && this.#token !== '' && !isAnonymous;
    const answer = await this.request.fetch(path, {
      method,
      maxRedirects: 0,
      headers: { origin: ORIGIN, ...(isCall && { authorization: `Bearer ${this.#token}` }), ...headers },
      ...(data !== undefined && { data }),
    });
    const text = await answer.text();
    const isJson = answer.headers()['content-type']?.includes('json') === true && text !== '';
    return {
      status: answer.status(),
      location: answer.headers()['location'] ?? '',
      headers: answer.headers(),
      text,
      body: isJson ? (JSON.parse(text) as Json) : null,
    };
  }

  /** The body of an answer with status 200. */
  async json(call: string, options?: AskOptions): Promise<Json> {
    const { status, text, body } = await this.ask(call, options);
    expect(status, `${call}: ${text.slice(0, 300)}`).toBe(200);
    return body;
  }

  /** Renews the access token, as the page does. */
  async renewToken(): Promise<void> {
    const { body } = await this.ask('GET /web-api/user/gettoken?force_refresh=true', {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      isAnonymous: true,
    });
    this.#token = body.token;
  }

  /** Registers and signs in a player with 1,000 euros. */
  async register(): Promise<void> {
    const maker = new Player({ context: () => this.context } as never, { project: { name: this.build } as never });
    this.credentials = await maker.beNewPlayer();
    await this.renewToken();
    this.userId = (await this.json('GET /web-api/session')).user_id;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

export interface Visit {
  build?: Build;
  as?: As;
  /** Switches of the services, for this visit only. */
  services?: object;
  /** Stored consent; null is a first visit. */
  agreed?: 0 | 1 | 2 | 3 | null;
  language?: string;
  /** More options of the context. */
  options?: object;
  cookies?: readonly { name: string; value: string }[];
}

/** What checks share: one product, one browser, and for each kind of reader one context and one page. */
export class Audit {
  readonly browser: Browser;
  readonly #readers = new Map<string, Promise<Reader>>();
  readonly #documents = new Map<string, Promise<Answer>>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  async #reader({
    build = 'desktop',
    as = 'visitor',
    agreed = 0,
    language = 'en-US',
    cookies = [],
    services,
    options,
  }: Visit): Promise<Reader> {
    const device = build === 'mobile' ? devices['Pixel 7'] : { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 900 } };
    const context = await this.browser.newContext({
      ...device,
      deviceScaleFactor: 1,
      baseURL: ORIGIN,
      locale: language,
      timezoneId: 'UTC',
      ...(language !== 'en-US' && { extraHTTPHeaders: { 'accept-language': language } }),
      ...options,
    });
    context.setDefaultTimeout(60_000);
    await context.addInitScript(shiftDate, WORLD_SHIFT_MS);
    const stored = agreed === null ? cookies : [{ name: 'tl-consent', value: `1.${agreed}` }, ...cookies];
    await context.addCookies(stored.map((cookie) => ({ ...cookie, url: ORIGIN })));
    const reader = new Reader(context, build);
    if (as === 'player') await reader.register();
    if (services !== undefined) await changeServices(context, services);
    return reader;
  }

  /** The shared reader of a kind. */
  reader(as: As = 'visitor', build: Build = 'desktop'): Promise<Reader> {
    const key = `${as} ${build}`;
    const found = this.#readers.get(key) ?? this.#reader({ as, build });
    this.#readers.set(key, found);
    return found;
  }

  /** A reader for one check, closed afterwards. */
  async visit<T>(visit: Visit, work: (reader: Reader) => Promise<T>): Promise<T> {
    const reader = await this.#reader(visit);
    try {
      return await work(reader);
    } finally {
      await reader.close();
    }
  }

  /** A page as the edge answers it, asked for once. */
  document(path: string, as: As = 'visitor', build: Build = 'desktop'): Promise<Answer> {
    const key = `${as} ${build} ${path}`;
    const found = this.#documents.get(key) ?? this.reader(as, build).then((reader) => reader.ask(path));
    this.#documents.set(key, found);
    return found;
  }

  /** `302 /en/line` or `200`. */
  async leads(path: string, visit?: Visit): Promise<string> {
    const look = async (reader: Reader): Promise<string> => {
      const { status, location } = await reader.ask(path);
      return `${status} ${location}`.trim();
    };
    return visit === undefined ? look(await this.reader()) : this.visit(visit, look);
  }

  /** An operation or a view of the sandbox for tests. */
  async operate(name: string, data?: object): Promise<Json> {
    const answer = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/__test/${name}`, {
      ...(data !== undefined && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }),
    });
    const text = await answer.text();
    expect(answer.status, `${name}: ${text}`).toBe(200);
    return text === '' ? null : JSON.parse(text);
  }

  async close(): Promise<void> {
    for (const reader of this.#readers.values()) await (await reader).close();
  }
}
