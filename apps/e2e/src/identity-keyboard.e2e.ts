import { expectNoViolations } from './support/axe.ts';
import { Keyboard } from './support/keyboard.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';

const PASSWORD = 'quiet-river-lantern-7';
const NEW_PASSWORD = 'amber-window-42-oak';
const BORN = '04301990';
const DIGITS = 9;

/** A person without a pointer on the identity pages. */
class KeyboardOnly {
  private readonly player: Player;
  private readonly keyboard: Keyboard;

  constructor(player: Player) {
    this.player = player;
    this.keyboard = new Keyboard(player.page);
  }

  /** Skips the header. */
  async open(path: string): Promise<void> {
    await this.player.open(path);
    await this.keyboard.reach('a[href="#main"]');
    await this.keyboard.press('Enter');
  }

  async fill(name: string, text: string): Promise<void> {
    await this.keyboard.reach(`input[name="${name}"]`);
    await this.player.page.keyboard.type(text);
  }

  /** Chooses the method with this id; the methods are side by side, and arrow keys move between them. */
  async choose(id: string): Promise<void> {
    const way = this.player.page.getByRole('main').getByRole('radio', { name: this.player.message(id), exact: true });
    await this.keyboard.reach('[role="radio"][aria-checked="true"]');
    await this.keyboard.press('Home');
    if (!(await way.isChecked())) await this.keyboard.reach(way, 'ArrowDown');
    await expect(way).toBeChecked();
  }

  async tick(name: string): Promise<void> {
    await this.keyboard.reach(`input[name="${name}"]`);
    await this.keyboard.press('Space');
  }

  async press(id: string): Promise<void> {
    const button = this.player.page.getByRole('button', { name: this.player.message(id), exact: true });
    await expect(button).toBeEnabled();
    await this.keyboard.reach(button);
    await this.keyboard.press('Enter');
  }

  async follow(id: string): Promise<void> {
    await this.keyboard.reach(this.player.page.getByRole('main').getByRole('link', { name: this.player.message(id), exact: true }));
    await this.keyboard.press('Enter');
  }

  /** Reads the code from its message, types it and continues. */
  async takeCode(what: string): Promise<void> {
    const { page, lang } = this.player;
    // The submitted button is gone, and focus is on the field for the code.
    await expect(page.locator('input[name="code"]')).toBeFocused();
    await expectNoViolations(page, `${what}, ${lang}`);
    await this.press('identity.outbox.open');
    const use = page.getByRole('dialog').getByRole('button', { name: /\d{6}/ });
    await use.waitFor();
    await this.keyboard.reach(use);
    await this.keyboard.press('Enter');
    await expect(use).toBeHidden();
    await this.press('identity.code.submit');
  }

  /** Waits for the sign-in, then signs out. */
  async comeAndGo(): Promise<void> {
    await expect(this.player.balance).toContainText(/\d/);
    await expect(this.player.page).not.toHaveURL(/registration|login/);
    await this.player.signOut();
    await expect(this.player.balance).toHaveCount(0);
  }
}

for (const lang of ['ru', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('[A11Y-1] [A11Y-2] [ID-01] [ID-06] [ID-08] by keyboard alone: registers by phone, signs in with the password and by SMS', async ({
      player,
      page,
    }) => {
      const person = new KeyboardOnly(player);
      const number = `15${String(Date.now()).slice(-DIGITS)}`;
      await person.open('/registration');
      await person.choose('identity.by.phone');
      await person.fill('phone_number', number);
      await person.fill('password', PASSWORD);
      await person.fill('date_birthday', BORN);
      await person.tick('terms');
      await expectNoViolations(page, `registration by phone, ${lang}`);
      await person.press('identity.registration.submit');
      await person.takeCode('the code of a registration');
      await person.comeAndGo();

      await person.open('/user/login');
      await person.choose('identity.by.phone');
      await person.fill('phone_number', number);
      await person.fill('uPassword', PASSWORD);
      await expectNoViolations(page, `sign-in by phone, ${lang}`);
      await person.press('identity.login.submit');
      await person.comeAndGo();

      await person.open('/user/login');
      await person.choose('identity.by.sms');
      await person.fill('phone_number', number);
      await expectNoViolations(page, `sign-in by SMS, ${lang}`);
      await person.press('identity.reset.send');
      await person.takeCode('the code of an SMS');
      await person.comeAndGo();
    });

    test('[A11Y-1] [A11Y-2] [ID-02] [ID-06] by keyboard alone: registers in one click, signs in with the generated credentials', async ({
      player,
      page,
    }) => {
      const person = new KeyboardOnly(player);
      await person.open('/registration');
      await person.choose('identity.by.click');
      await person.tick('terms');
      await expectNoViolations(page, `registration in one click, ${lang}`);
      await person.press('identity.registration.submit');
      const login = await page.getByTestId('made-login').innerText();
      const password = await page.getByTestId('made-password').innerText();
      await expectNoViolations(page, `what was made, ${lang}`);
      await person.follow('identity.credentials.done');
      await person.comeAndGo();

      await person.open('/user/login');
      await person.fill('uLogin', login);
      await person.fill('uPassword', password);
      await expectNoViolations(page, `sign-in, ${lang}`);
      await person.press('identity.login.submit');
      await person.comeAndGo();
    });

    test('[A11Y-1] [A11Y-2] [ID-03] [ID-06] [ID-09] by keyboard alone: registers by email, signs in with a code by email and with a new password', async ({
      player,
      page,
    }) => {
      const person = new KeyboardOnly(player);
      const email = `anna-${lang}-${Date.now()}@example.test`;
      await person.open('/registration');
      await person.choose('identity.by.email');
      await person.fill('email', email);
      await person.fill('password', PASSWORD);
      await person.fill('name', 'Anna');
      await person.fill('surname', 'Lee');
      await person.fill('date_birthday', BORN);
      await person.tick('terms');
      await expectNoViolations(page, `registration by email, ${lang}`);
      await person.press('identity.registration.submit');
      await person.takeCode('the code of a registration');
      await person.comeAndGo();

      await person.open('/user/login');
      await person.press('identity.login.link');
      await expect(page.locator('input[name="email"]')).toBeFocused();
      await expectNoViolations(page, `sign-in by letter, ${lang}`);
      await page.keyboard.type(email);
      await person.press('identity.link.send');
      await person.takeCode('the code of a letter');
      await person.comeAndGo();

      await person.open('/user/passwordreset');
      await person.fill('email', email);
      await expectNoViolations(page, `a forgotten password, ${lang}`);
      await person.press('identity.reset.send');
      await person.takeCode('the code of a new password');
      const field = page.locator('input[autocomplete="new-password"]');
      await expect(field).toBeFocused();
      await expectNoViolations(page, `a new password, ${lang}`);
      await page.keyboard.type(NEW_PASSWORD);
      await person.press('identity.reset.save');
      await expect(page.getByText(player.message('identity.reset.done'))).toBeVisible();

      await person.open('/user/login');
      await person.fill('uLogin', email);
      await person.fill('uPassword', NEW_PASSWORD);
      await person.press('identity.login.submit');
      await person.comeAndGo();
    });
  });
}
