import type { Locator, Page, TestInfo } from '@playwright/test';
import { DEMO } from './product.ts';
import { word, type Language } from './words.ts';

/** What a person does in the product, by names and roles; test ids only where the contract of the product names them. */
export class Player {
  readonly page: Page;
  readonly lang: Language;
  readonly isMobile: boolean;

  constructor(page: Page, { project }: Pick<TestInfo, 'project'>, lang: Language = 'en') {
    this.page = page;
    this.lang = lang;
    this.isMobile = project.name === 'mobile';
  }

  word(id: string): string {
    return word(this.lang, id);
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(`/${this.lang}${path}`);
    await this.hydrated();
  }

  /** The page answers to presses: the host marks the document once React has taken it over. */
  async hydrated(): Promise<void> {
    await this.page.locator('html[data-hydrated]').waitFor();
  }

  /** Prices that can be picked now. */
  get openOutcomes(): Locator {
    return this.page.locator('[data-testid^="outcome-"]:not([aria-disabled="true"]):not([aria-pressed="true"])');
  }

  get pickedOutcomes(): Locator {
    return this.page.locator('[data-testid^="outcome-"][aria-pressed="true"]');
  }

  get coupon(): Locator {
    return this.page.getByTestId('coupon');
  }

  get bets(): Locator {
    return this.page.locator('[data-testid^="coupon-bet-"]');
  }

  get placeButton(): Locator {
    return this.page.getByTestId('place-bet');
  }

  get balance(): Locator {
    return this.page.getByTestId('balance');
  }

  /** Puts the first outcome of as many different games into the coupon. @returns the outcome ids. */
  async pick(count = 1): Promise<string[]> {
    const ids: string[] = [];
    const rows = this.page.locator('[data-game]').filter({ has: this.openOutcomes });
    for (let row = 0; ids.length < count; row++) {
      const outcome = rows.nth(row).locator(this.openOutcomes).first();
      const id = await outcome.getAttribute('data-testid');
      await outcome.click();
      if (id) ids.push(id.replace('outcome-', ''));
    }
    return ids;
  }

  /** On a phone the coupon is a sheet behind the middle of the navigation; on a wide screen it is always there. */
  async openCoupon(): Promise<void> {
    if (this.isMobile)
      await this.page
        .getByRole('navigation', { name: this.word('ui.nav.main') })
        .getByRole('button')
        .click();
    await this.coupon.waitFor();
  }

  async signIn(credentials: { login: string; password: string } = DEMO): Promise<void> {
    await this.page.getByRole('textbox', { name: this.word('identity.login.login') }).fill(credentials.login);
    await this.page.getByLabel(this.word('identity.password'), { exact: true }).fill(credentials.password);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.word('identity.login.submit'), exact: true })
      .click();
  }

  /** A player of one's own, so that tests do not see each other's money. */
  async register(): Promise<{ login: string; password: string }> {
    await this.open('/registration');
    await this.page.getByRole('checkbox').check();
    await this.page.getByRole('button', { name: this.word('identity.registration.submit'), exact: true }).click();
    const login = (await this.page.getByTestId('made-login').textContent()) ?? '';
    const password = (await this.page.getByTestId('made-password').textContent()) ?? '';
    return { login, password };
  }
}
