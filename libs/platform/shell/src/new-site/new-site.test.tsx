import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { platformModule, selectModals } from '@touchline/platform-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { isNewSiteTold } from './rules.ts';
import { useNewSite } from './use-new-site.ts';

const NOW = 1_900_000_000_000;
const DAY = 86_400_000;

it.each([
  ['never told', true, true, null, true],
  ['a player', true, false, null, false],
  ['an old site', false, true, null, false],
  ['not configured', undefined, true, null, false],
  ['told a moment ago', true, true, String(NOW - 1), false],
  ['told just under 182 days ago', true, true, String(NOW - 182 * DAY + 1), false],
  ['told 182 days ago', true, true, String(NOW - 182 * DAY), true],
  ['told by a clock of the future', true, true, String(NOW + DAY), true],
  ['a memory that is no time', true, true, 'yes', true],
])('[LY-14] %s: told %p', (_, isNewSite, isVisitor, toldAt, expected) => {
  expect(isNewSiteTold({ isNewSite, isVisitor, toldAt }, NOW)).toBe(expected);
});

function Site() {
  useNewSite();
  return null;
}

/** A visit; what the browser remembers goes from one to the next. */
function visit(kept: Map<string, string>, { isPlayer = false, isFull = false } = {}) {
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => !isFull && kept.set(key, value) !== undefined,
    remove: (key: string) => void kept.delete(key),
    onChange: () => () => undefined,
  };
  const people = () => ({ name: 'people', slices: [sessionSlice] });
  const store = createAppStore({
    ports: { ...createFakePorts({ now: () => NOW }), storage },
    modules: [platformModule, configModule, people],
  });
  store.dispatch(configReceived(aSiteConfig({ isNewSite: true })));
  store.dispatch(sessionReceived(isPlayer ? { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } : { status: 'visitor' }));
  render(
    <Provider store={store}>
      <Site />
    </Provider>,
  );
  return selectModals(store.getState()).map(({ modal }) => modal);
}

it('[LY-14] a visitor is told once, a player never', () => {
  const kept = new Map<string, string>();

  expect(visit(new Map(), { isPlayer: true })).toEqual([]);
  expect(visit(kept)).toEqual(['new-site']);
  expect(visit(kept)).toEqual([]);
});

it('[LY-14] where nothing can be remembered nobody is told again and again', () => {
  expect(visit(new Map(), { isFull: true })).toEqual([]);
});
