import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { releaseGames } from './own-games.ts';
import { Player } from './player.ts';
import { ORIGIN, WORLD_SHIFT_MS, worldNow } from './product.ts';
import { undoChanges } from './sandbox.ts';
import { noteRequests, noteVisits } from './visits.ts';
import type { Language } from './messages.ts';

/** Listens to the consoles of every page of a context, including later ones. @returns the unexpected messages. */
export function listenTo(context: BrowserContext): string[] {
  const messages: string[] = [];
  const listen = (page: Page) => {
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  };
  context.pages().forEach(listen);
  context.on('page', listen);
  return messages;
}

/** Sets a page's clock to the product's, unless the test has installed a fake one. Runs in the page. */
export function shiftDate(shiftMs: number): void {
  const Machine = Date;
  // Playwright's clock is installed later and reads this one, so it must not be shifted.
  const now = (): number => Machine.now() + ('__pwClock' in globalThis ? 0 : shiftMs);
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new Machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}

/** Chromium's performance advice: on a busy machine a preloaded file is used late. */
const SLOWNESS = /was preloaded using link preload but not used within a few seconds/;

export interface Options {
  lang: Language;
  /** Messages that the test provokes, for example about a blocked URL. */
  allowedConsole: RegExp[];
  /** Cookie consent of the visitor, as stored by the site; null is a first visit, which shows the question. */
  agreed: 0 | 1 | 2 | 3 | null;
}

/** Fails a test on any error or warning in the console of any page. */
export const test = base.extend<Options & { quiet: void; undo: void; player: Player }>({
  lang: ['en', { option: true }],
  allowedConsole: [async ({}, use) => use([]), { option: true }],
  agreed: [0, { option: true }],
  browser: [
    async ({ browser }, use) => {
      noteVisits(browser, () => test.info().file);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  request: async ({ request }, use, testInfo) => {
    noteRequests(request, () => testInfo.file);
    await use(request);
  },
  context: async ({ context, agreed }, use) => {
    await context.addInitScript(shiftDate, WORLD_SHIFT_MS);
    const install = context.clock.install.bind(context.clock);
    context.clock.install = (options) => install({ time: worldNow(), ...options });
    if (agreed !== null) await context.addCookies([{ name: 'tl-consent', value: `1.${agreed}`, url: ORIGIN }]);
    await use(context);
  },
  quiet: [
    async ({ context, allowedConsole }, use) => {
      const messages = listenTo(context);
      await use();
      const unexpected = messages.filter((line) => ![SLOWNESS, ...allowedConsole].some((allowed) => allowed.test(line)));
      expect(unexpected, 'console messages').toEqual([]);
    },
    { auto: true },
  ],
  undo: [
    async ({}, use) => {
      await use();
      await undoChanges();
      releaseGames();
    },
    { auto: true },
  ],
  player: async ({ page, lang }, use, testInfo) => use(new Player(page, testInfo, lang)),
});
export { expect };
