import { agreeOnOverrides, keepOverrides, type OverrideTab } from './override-tab.ts';

const CASINO = 'casino=http://localhost:5001/entry.js';
const OFFICE = 'office=http://localhost:5002/entry.js';

/** A tab and the edge behind it: a document is made with what the cookie hands over, as far as the edge allows it. */
function aTab({ allowed = [CASINO, OFFICE], takesCookie = false } = {}) {
  const kept = new Map<string, string>();
  const shown: string[][] = [];
  let cookie = '';
  let tokens = 0;
  const tab: OverrideTab = {
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    setCookie: (text) => {
      cookie = takesCookie ? '' : decodeURIComponent(/^jar=([^;]*); Path=\/; Max-Age=10; SameSite=Lax$/.exec(text)?.[1] ?? '');
    },
    reload: () => open(),
    goTo: () => open(),
    token: () => `t${(tokens += 1)}`,
  };
  const open = (): void => {
    const [token = '', ...texts] = cookie.split(' ');
    cookie = '';
    const served = texts.filter((text) => allowed.includes(text));
    shown.push(served);
    agreeOnOverrides({ served, token, cookie: 'jar' }, tab);
  };
  const ask = (...changes: string[]): void => keepOverrides({ changes, location: '/en' }, tab);
  return { tab, kept, shown, open, ask, hand: (text: string) => void (cookie = text) };
}

it('a tab that keeps nothing takes the first document', () => {
  const { shown, open } = aTab();
  open();
  open();

  expect(shown).toEqual([[], []]);
});

it('what a tab keeps is in every document of it, until it is ended', () => {
  const { shown, ask, open } = aTab();
  ask(CASINO);
  ask(OFFICE);
  open();
  ask('casino=');
  ask(OFFICE, '');

  expect(shown).toEqual([[], [CASINO], [], [CASINO, OFFICE], [], [CASINO, OFFICE], [], [OFFICE], []]);
});

it('two tabs of one browser keep what is their own', () => {
  const [first, second] = [aTab(), aTab()];
  first.ask(CASINO);
  second.open();

  expect([first.shown.at(-1), second.shown]).toEqual([[CASINO], [[]]]);
});

it('what the edge refuses is forgotten', () => {
  const { shown, kept, ask, open } = aTab({ allowed: [OFFICE] });
  ask(CASINO, OFFICE);
  open();

  expect(shown).toEqual([[], [OFFICE], [], [OFFICE]]);
  expect(kept.get('tl-mf-override')).toBe(OFFICE);
});

it('a document that another tab asked for is asked for anew', () => {
  const { shown, kept, open, hand } = aTab();
  hand(`other ${CASINO}`);
  open();

  expect(shown).toEqual([[CASINO], []]);
  expect(kept.get('tl-mf-override')).toBe('');
});

it('asks three times at most where something takes the cookie away', () => {
  const { shown, ask } = aTab({ takesCookie: true });
  ask(CASINO);

  expect(shown).toEqual([[], [], [], []]);
});

it('a tab without storage shows the page as it is deployed', () => {
  const { tab, shown, ask } = aTab();
  tab.storage = () => {
    throw new Error('denied');
  };
  ask(CASINO);

  expect(shown).toEqual([[]]);
});
