import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { claimGame } from './own-games.ts';
import { DEMO, ORIGIN } from './product.ts';
import { sandbox } from './sandbox.ts';
import { message, type Language } from './messages.ts';

export interface Credentials {
  login: string;
  password: string;
}
/** A picked outcome: its id, its game's, and the price at that moment, in thousandths. */
export interface PickedOutcome {
  outcomeId: string;
  gameId: string;
  coef: number;
}

/** A game that only this test uses. */
export interface OwnGame {
  id: string;
  /** Its place in the list. */
  row: Locator;
}

/** Text of a live football match that may end, or close its bets, during a test. */
const NEAR_THE_END = /(?:[7-9]\d|1\d\d)′/;
/** Longer than the interval within which clicks count as one burst, milliseconds. */
const CALM_MS = 600;
/** Presses of the main button until the bet is placed, accepted prices included. */
const MOST_PRESSES = 12;
/** Prices that can be picked. */
export const PICKABLE = '[data-testid^="outcome-"]:not([aria-disabled="true"]):not([aria-pressed="true"])';

/** What a person does in the product, by names and roles; test ids only where the product's contract defines them. */
export class Player {
  readonly page: Page;
  readonly lang: Language;
  readonly isMobile: boolean;

  constructor(page: Page, { project }: Pick<TestInfo, 'project'>, lang: Language = 'en') {
    this.page = page;
    this.lang = lang;
    this.isMobile = project.name.endsWith('mobile');
  }

  message(id: string): string {
    return message(this.lang, id);
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(`/${this.lang}${path}`);
    await this.takenOver();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.takenOver();
  }

  /** Waits until the page has hydrated, which the host marks on the document. */
  async takenOver(): Promise<void> {
    await this.page.locator('html[data-taken-over]').waitFor({ state: 'attached' });
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get games(): Locator {
    return this.page.getByRole('main').locator('[data-event]');
  }

  outcome(id: string): Locator {
    return this.page.getByTestId(`outcome-${id}`);
  }

  /** Prices that can be picked, in the order of the page. */
  get outcomes(): Locator {
    return this.page.getByRole('main').locator('[data-testid^="outcome-"]:not([aria-disabled="true"])');
  }

  get coupon(): Locator {
    return this.page.getByTestId('coupon');
  }

  get bets(): Locator {
    return this.coupon.locator('[data-testid^="coupon-bet-"]');
  }

  bet(outcomeId: string): Locator {
    return this.page.getByTestId(`coupon-bet-${outcomeId}`);
  }

  get stake(): Locator {
    return this.coupon.getByRole('textbox', { name: this.message('betting.stake.whole'), exact: true });
  }

  get placeButton(): Locator {
    return this.page.getByTestId('place-bet');
  }

  get receipt(): Locator {
    return this.page.getByTestId('receipt');
  }

  get balance(): Locator {
    return this.page.getByTestId('balance');
  }

  /**
   * Clicks a price until it is picked: a click is ignored if the price changes at that moment.
   *
   * @param timeout - milliseconds until this fails, for example because the game has left the list.
   * @spec ODD-2
   */
  async choose(price: Locator, timeout = 60_000): Promise<void> {
    await expect(async () => {
      const isPicked = (await price.getAttribute('aria-pressed', { timeout: 5_000 })) === 'true';
      if (!isPicked) await price.click({ timeout: 5_000 });
      await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 5_000 });
    }).toPass({ timeout });
  }

  /** Games with a price that can be picked. */
  get openGames(): Locator {
    return this.games.filter({ has: this.page.locator(PICKABLE) });
  }

  /**
   * Waits for a game that no other test uses, and reserves it until the test ends.
   *
   * @param games - the candidates; all of the list by default.
   * @param skip - number of first candidates to leave out: games that start within minutes are first in a list.
   */
  async ownGame({ games = this.games, skip = 0 }: { games?: Locator; skip?: number } = {}): Promise<OwnGame> {
    const rowOf = (id: string): Locator => this.page.getByRole('main').locator(`[data-event="${id}"]`).first();
    let id = '';
    const find = async (): Promise<string> => {
      const ids = await games.evaluateAll((all) => all.map((game) => game.getAttribute('data-event') ?? ''));
      id = ids.slice(skip).find(claimGame) ?? '';
      if (id === '') return '';
      try {
        // Long lists render only rows near the window.
        await rowOf(id).scrollIntoViewIfNeeded({ timeout: 5_000 });
      } catch {
        // It has left the list; the next search takes another one.
        id = '';
      }
      return id;
    };
    await expect.poll(find, { message: 'a game that no other test uses', timeout: 100_000 }).not.toBe('');
    return { id, row: rowOf(id) };
  }

  /** Picks the first open prices, each of another game that no other test uses, skipping the first `skip` games of the list. */
  async pick(count = 1, skip = 0): Promise<PickedOutcome[]> {
    const picks: PickedOutcome[] = [];
    const tried = new Set<string>();
    const pickNext = async (): Promise<number> => {
      const games = await this.openGames.evaluateAll((all) =>
        all.map((game) => ({ id: game.getAttribute('data-event') ?? '', text: game.textContent })),
      );
      const lasting = games.filter(({ text }) => !NEAR_THE_END.test(text));
      const gameId = lasting.slice(skip).find(({ id }) => !tried.has(id) && claimGame(id))?.id;
      if (gameId === undefined) return picks.length;
      tried.add(gameId);
      const pick = await this.#pickOf(gameId);
      if (pick !== null) picks.push(pick);
      return picks.length;
    };
    await expect.poll(pickNext, { message: 'prices that can be picked', intervals: [0, 0, 0, 0, 0, 500] }).toBe(count);
    return picks;
  }

  /** Picks a price of a game, one that has room to fall if there is one. @returns null if the game has left the list. */
  async #pickOf(gameId: string): Promise<PickedOutcome | null> {
    const prices = await this.page
      .getByRole('main')
      .locator(`[data-event="${gameId}"]`)
      .first()
      .locator(PICKABLE)
      .evaluateAll((all) =>
        all.map((one) => ({ id: one.getAttribute('data-testid') ?? '', price: Number(one.querySelector('[data-price]')?.textContent) })),
      );
    const chosen = prices.find(({ price }) => price >= 1.2) ?? prices[0];
    if (chosen === undefined) return null;
    const outcomeId = chosen.id.replace('outcome-', '');
    const button = this.outcome(outcomeId).first();
    try {
      await this.choose(button, 20_000);
    } catch (error) {
      // A game that starts at this moment leaves the list.
      if ((await button.count()) > 0) throw error;
      return null;
    }
    return { outcomeId, gameId, coef: Math.round(chosen.price * 1000) };
  }

  /** Picks, and pins the sandbox's price, so that the test is about one thing. */
  async pickAtFixedPrice(count = 1, skip = 0): Promise<PickedOutcome[]> {
    const picks = await this.pick(count, skip);
    for (const { outcomeId, coef } of picks) await sandbox.pinCoef(outcomeId, coef);
    return picks;
  }

  /** Opens the drawer of a filled coupon; it stays open, also after a reload. */
  async openCouponOptions(): Promise<void> {
    const options = this.coupon.getByTestId('coupon-options');
    if ((await options.getAttribute('open')) !== null) return;
    await options.getByText(this.message('betting.coupon.options'), { exact: true }).click();
  }

  /** On mobile the coupon is a sheet, opened from the bottom bar; on desktop it is always visible. */
  async openCoupon(): Promise<void> {
    if (this.isMobile && !(await this.coupon.isVisible()))
      await this.page
        .getByRole('navigation', { name: this.message('ui.nav.main') })
        .getByRole('button', { name: this.message('shell.coupon') })
        .click();
    await this.coupon.waitFor();
  }

  async closeCoupon(): Promise<void> {
    if (!this.isMobile) return;
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.message('ui.close'), exact: true })
      .click();
    await expect(this.coupon).toBeHidden();
  }

  /** Clicks a button of the receipt after a pause, as a person does: it ignores clicks in its first half second. */
  async pressOnReceipt(name: string): Promise<void> {
    await this.receipt.getByRole('button', { name }).click({ delay: CALM_MS });
  }

  /** Holds a key long enough that the next press is not part of the same burst. */
  pressKeyCalmly(key: string): Promise<void> {
    return this.page.keyboard.press(key, { delay: CALM_MS });
  }

  /** Places with the coupon's button. If a live price moves meanwhile, accepts it or places again, as a player would. */
  async place(press: () => Promise<void> = () => this.placeButton.click({ delay: CALM_MS })): Promise<void> {
    const ready = this.page.locator(
      ['place', 'accept-changes'].map((act) => `[data-testid="place-bet"][data-act="${act}"]:not([aria-busy])`).join(','),
    );
    await expect(ready).toBeVisible();
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      await press();
      // Bets on live games are accepted after a delay.
      await expect(this.receipt.or(ready).first()).toBeVisible();
      if (await this.receipt.isVisible()) return;
    }
    const refusal = await this.coupon.getByRole('alert').allTextContents();
    throw new Error(`no receipt after ${MOST_PRESSES} presses: ${refusal.join(' ')}`);
  }

  /** @param place - what contains the form; defaults to the page. */
  async signIn(credentials: Credentials = DEMO, place: Locator = this.page.getByRole('main')): Promise<void> {
    const login = place.getByRole('textbox', { name: this.message('identity.login.login'), exact: true });
    // A closing overlay would receive the typed letters.
    await login.click();
    await login.fill(credentials.login);
    await place.getByLabel(this.message('identity.password'), { exact: true }).fill(credentials.password);
    await place.getByRole('button', { name: this.message('identity.login.submit'), exact: true }).click();
  }

  async signOut(): Promise<void> {
    if (this.isMobile) {
      await this.openMenu();
      await this.page
        .getByRole('dialog')
        .getByRole('button', { name: this.message('shell.signOut') })
        .click();
    } else {
      await this.page
        .getByRole('banner')
        .getByRole('button', { name: this.message('shell.account'), exact: true })
        .click();
      await this.page.getByRole('menuitem', { name: this.message('shell.signOut') }).click();
    }
  }

  /** Opens the menu with the phone's sections and settings. */
  async openMenu(): Promise<void> {
    await this.page
      .getByRole('navigation', { name: this.message('ui.nav.main') })
      .getByRole('button', { name: this.message('shell.menu') })
      .click();
    await this.page.getByRole('dialog', { name: this.message('shell.menu') }).waitFor();
  }

  /** Opens the place of language, theme and odds format: on desktop the header, on mobile the menu. */
  async openSettings(): Promise<void> {
    if (this.isMobile) await this.openMenu();
  }

  async closeSettings(): Promise<void> {
    if (this.isMobile) await this.page.keyboard.press('Escape');
  }

  /** Registers on the page. */
  async register(): Promise<Credentials> {
    await this.open('/registration');
    await this.page.getByRole('checkbox').check();
    await this.page.getByRole('button', { name: this.message('identity.registration.submit'), exact: true }).click();
    const login = (await this.page.getByTestId('made-login').textContent()) ?? '';
    const password = (await this.page.getByTestId('made-password').textContent()) ?? '';
    return { login, password };
  }

  /** Creates and signs in a player with 1,000 euros by HTTP, for this test only. */
  async beNewPlayer(): Promise<Credentials> {
    const { request } = this.page.context();
    const options = (await (await request.get('/web-api/registration/options?lang=en')).json()) as {
      countries: { id: number; country_code: string }[];
      currencies: { id: number; iso: string }[];
    };
    const answer = await request.post('/web-api/registration/fast', {
      headers: { origin: ORIGIN },
      data: {
        type: 'one_click',
        country_id: options.countries.find(({ country_code }) => country_code === 'DE')?.id,
        currency_id: options.currencies.find(({ iso }) => iso === 'EUR')?.id,
        isTermsAccepted: true,
      },
    });
    if (!answer.ok()) throw new Error(`registration answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as Credentials;
  }
}
