const LATER = 'link[rel="later-stylesheet"]';
const STYLES =
  '<link rel="stylesheet" href="/kit.css"><link rel="later-stylesheet" href="/later.css"><link rel="stylesheet" href="/page.css">';

/** Loads a fresh copy of the module for each page. */
async function open(head = STYLES) {
  jest.resetModules();
  document.head.innerHTML = head;
  const { laterStyles } = await import('./later-styles.ts');
  const links = () => [...document.querySelectorAll('link')];
  const later = () => links().find((link) => link.getAttribute('href') === '/later.css');
  return { laterStyles, later, order: () => links().map((link) => `${link.rel} ${link.getAttribute('href')}`) };
}

it('[PL-02] inserts styles that the document only names in their place, and waits until they apply', async () => {
  const { laterStyles, later, order } = await open();
  const here: string[] = [];

  const first = laterStyles().then(() => here.push('first'));
  const second = laterStyles().then(() => here.push('second'));
  expect(order()).toEqual(['stylesheet /kit.css', 'stylesheet /later.css', 'stylesheet /page.css']);
  await new Promise((resume) => setTimeout(resume));
  expect(here).toEqual([]);

  later()?.dispatchEvent(new Event('load'));
  await Promise.all([first, second]);
  expect(here).toEqual(['first', 'second']);
});

it('[RM-06] rejects if styles fail to load, and retries on the next call', async () => {
  const { laterStyles, later } = await open();

  const failed = laterStyles();
  later()?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/later.css did not load');
  expect(document.querySelectorAll(LATER)).toHaveLength(1);

  const again = laterStyles();
  later()?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBeDefined();
  expect(document.querySelectorAll(LATER)).toHaveLength(0);
});

it('[PL-02] waits for nothing if the document links all its styles', async () => {
  const { laterStyles } = await open('<link rel="stylesheet" href="/kit.css">');
  await expect(laterStyles()).resolves.toEqual([]);
});
