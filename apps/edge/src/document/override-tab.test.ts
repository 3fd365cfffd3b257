import { agreeOnOverrides, keepOverrides, type OverrideTab } from './override-tab.ts';

const CASINO = 'casino=http://localhost:5001/entry.js';
const OFFICE = 'office=http://localhost:5002/entry.js';

/** A tab and its edge: documents are rendered with the overrides of the cookie that the edge allows. */
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

it('a tab without overrides accepts the first document', () => {
  const { shown, open } = aTab();
  open();
  open();

  expect(shown).toEqual([[], []]);
});

it("a tab's overrides apply to every document in it until they are ended", () => {
  const { shown, ask, open } = aTab();
  ask(CASINO);
  ask(OFFICE);
  open();
  ask('casino=');
  ask(OFFICE, '');

  expect(shown).toEqual([[], [CASINO], [], [CASINO, OFFICE], [], [CASINO, OFFICE], [], [OFFICE], []]);
});

it('two tabs of one browser keep separate overrides', () => {
  const [first, second] = [aTab(), aTab()];
  first.ask(CASINO);
  second.open();

  expect([first.shown.at(-1), second.shown]).toEqual([[CASINO], [[]]]);
});

it('forgets what the edge rejects', () => {
  const { shown, kept, ask, open } = aTab({ allowed: [OFFICE] });
  ask(CASINO, OFFICE);
  open();

  expect(shown).toEqual([[], [OFFICE], [], [OFFICE]]);
  expect(kept.get('tl-mf-override')).toBe(OFFICE);
});

it('reloads a document that was requested by another tab', () => {
  const { shown, kept, open, hand } = aTab();
  hand(`other ${CASINO}`);
  open();

  expect(shown).toEqual([[CASINO], []]);
  expect(kept.get('tl-mf-override')).toBe('');
});

it('tries at most three times if the cookie keeps disappearing', () => {
  const { shown, ask } = aTab({ takesCookie: true });
  ask(CASINO);

  expect(shown).toEqual([[], [], [], []]);
});

it('a tab without storage shows the deployed page', () => {
  const { tab, shown, ask } = aTab();
  tab.storage = () => {
    throw new Error('denied');
  };
  ask(CASINO);

  expect(shown).toEqual([[]]);
});
