// Tests overlays and a long list with real keyboard and wheel input. A story's play function dispatches synthetic events, which do not
// trigger the browser's own behaviour for dialogs, popovers and focus.

const VIEWPORT = { width: 1000, height: 700 };
const MOST_ROWS = 60;

/** Each test returns its faults. The last one is a control that must find a fault; otherwise the tests detect nothing. */
export async function layerFaults(browser, base) {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const open = async (id, globals = '') => {
    const page = await context.newPage();
    await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=theme:light;a11y.manual:!true${globals}`, { timeout: 120_000 });
    await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined);
    // Make the page scrollable.
    await page.addStyleTag({ content: 'body::after { content: ""; display: block; block-size: 3000px; }' });
    return page;
  };
  const faults = [];
  const expect = (isSo, words) => {
    if (!isSo) faults.push(words);
  };
  const focus = (page) => page.evaluate(() => (document.activeElement?.textContent ?? '').trim());
  const press = async (page, ...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const isOpen = (page, selector) => page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
  const comes = (page, selector, isThere = true) =>
    page
      .waitForFunction(([wanted, is]) => (document.querySelector(wanted) !== null) === is, [selector, isThere], { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
  const becomes = (page, words) =>
    page
      .waitForFunction((wanted) => (document.activeElement?.textContent ?? '').trim() === wanted, words, { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );

  const layers = async () => {
    const page = await open('kit-dialog--opened-by-a-button');
    await page.getByRole('button', { name: 'Clear the coupon' }).focus();
    await press(page, 'Enter');
    expect(await becomes(page, 'Clear the coupon?'), 'dialog: its title does not have the focus');
    for (let tab = 0; tab < 8; tab += 1) {
      await press(page, 'Tab');
      const isOutside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
      expect(!isOutside, 'dialog: Tab leads to the page behind it');
    }
    await page.mouse.move(10, 600);
    await page.mouse.wheel(0, 400);
    await page.getByRole('button', { name: 'Which bets' }).focus();
    await press(page, 'Enter');
    expect(await becomes(page, 'All'), 'menu in a dialog: the choice that holds does not have the focus');
    expect((await page.evaluate(() => scrollY)) === 0, 'dialog: the page behind it scrolls');
    await press(page, 'l');
    expect(await becomes(page, 'Locked'), 'menu: a letter does not lead to its item');
    await press(page, 'Escape');
    expect(await becomes(page, 'Which bets'), 'menu in a dialog: Escape does not give the focus back to its button');
    expect(await isOpen(page, 'dialog[open]'), 'menu in a dialog: Escape closed the dialog too');
    await press(page, 'Escape');
    expect(await becomes(page, 'Clear the coupon'), 'dialog: Escape does not give the focus back to what opened it');
    expect(!(await isOpen(page, 'dialog[open]')), 'dialog: Escape does not close it');
    await press(page, 'Enter');
    await comes(page, 'dialog[open]');
    await page.mouse.click(10, 600);
    expect(await comes(page, 'dialog[open]', false), 'dialog: a press beside it does not close it');
    await page.close();
  };
  const panels = async () => {
    const page = await open('kit-popover--closed');
    await page.getByRole('button').focus();
    await press(page, 'Enter');
    expect(await comes(page, ':popover-open'), 'popover: its button does not open it');
    // The popover opens before React renders its content; its positioning is active after the next paint.
    await comes(page, ':popover-open > *');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
    const apart = () =>
      page.evaluate(() => {
        const panel = document.querySelector(':popover-open')?.getBoundingClientRect();
        const button = document.querySelector('[popovertarget]')?.getBoundingClientRect();
        return Math.round((panel?.top ?? 0) - (button?.bottom ?? 0));
      });
    const before = await apart();
    await page.evaluate(async () => {
      scrollTo(0, 12);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    expect(Math.abs((await apart()) - before) <= 1, 'popover: it does not stay beside its button when the page is scrolled');
    await page.mouse.click(900, 500);
    expect(await comes(page, ':popover-open', false), 'popover: a press elsewhere does not close it');
    await page.close();
  };
  const rows = async () => {
    const page = await open('kit-virtual-list--two-thousand-rows');
    const drawn = () => page.locator('[role=listitem]').count();
    await page.locator('[role=listitem] [tabindex="0"]').first().focus();
    const began = Date.now();
    await press(page, 'End');
    expect(await becomes(page, 'Thornby Olympic 20'), `list: End leads to ${await focus(page)}`);
    await press(page, 'c');
    expect(await becomes(page, 'Calder Rovers'), `list: a letter leads to ${await focus(page)}`);
    await press(page, ...Array.from({ length: 20 }, () => 'ArrowDown'));
    expect(await becomes(page, 'Calder Athletic'), `list: twenty rows down the focus is on ${await focus(page)}`);
    const took = Date.now() - began;
    const count = await drawn();
    expect(count <= MOST_ROWS, `list: ${count} of 2,000 rows are drawn`);
    await page.close();
    return `2,000 rows: ${count} drawn, 22 keys in ${took} ms`;
  };
  /** The toolbar's odds format in stories that render a component, a separate tree, and a whole page. */
  const formats = async () => {
    const decimals = (page) =>
      page.evaluate(
        () => [...document.querySelectorAll('[data-price]')].filter(({ textContent }) => /^\d+\.\d+$/.test(textContent)).length,
      );
    for (const id of ['betting-event-row--in-play', 'betting-event-row--with-many-games', 'desktop-every-width--at-1366']) {
      const usual = await open(id);
      expect((await decimals(usual)) > 3, `odds format: no decimal prices in ${id}`);
      await usual.close();
      const american = await open(id, ';odds:american');
      expect((await decimals(american)) === 0, `odds format: ${id} shows decimal prices in the American format`);
      await american.close();
    }
  };
  /** Makes the page behind a dialog scrollable, which the test has to detect. */
  const control = async () => {
    const page = await open('kit-dialog--opened-by-a-button');
    await page.addStyleTag({ content: 'html:has(dialog:modal) { overflow: auto !important; }' });
    await page.getByRole('button', { name: 'Clear the coupon' }).focus();
    await press(page, 'Enter');
    await comes(page, 'dialog[open]');
    await page.mouse.move(10, 600);
    await page.mouse.wheel(0, 400);
    const hasScrolled = await page
      .waitForFunction(() => scrollY > 0, undefined, { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
    expect(hasScrolled, 'control: a page that scrolls behind its dialog is not noticed');
    await page.close();
  };

  const results = [];
  for (const trial of [layers, panels, rows, formats, control])
    results.push(await trial().catch((error) => void faults.push(`${trial.name}: ${error.message.split('\n')[0]}`)));
  await context.close();
  return { faults, figures: results.filter(Boolean) };
}
