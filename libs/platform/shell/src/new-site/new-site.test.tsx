import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { platformModule, selectModals } from '@touchline/platform-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { isNewSiteDue } from './rules.ts';
import { useNewSite } from './use-new-site.ts';

const NOW = 1_900_000_000_000;
const DAY = 86_400_000;

it.each([
  ['never shown', true, true, null, true],
  ['a player', true, false, null, false],
  ['an old site', false, true, null, false],
  ['not configured', undefined, true, null, false],
  ['shown a moment ago', true, true, String(NOW - 1), false],
  ['shown just under 182 days ago', true, true, String(NOW - 182 * DAY + 1), false],
  ['shown 182 days ago', true, true, String(NOW - 182 * DAY), true],
  ['shown at a time in the future', true, true, String(NOW + DAY), true],
  ['an invalid stored time', true, true, 'yes', true],
])('[LY-14] %s: shown %p', (_, isNewSite, isVisitor, shownAt, expected) => {
  expect(isNewSiteDue({ isNewSite, isVisitor, shownAt }, NOW)).toBe(expected);
});

function Site() {
  useNewSite();
  return null;
}

/** One visit; `kept` is the browser's storage, shared between visits. */
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

it('[LY-14] is shown once to a visitor and never to a player', () => {
  const kept = new Map<string, string>();

  expect(visit(new Map(), { isPlayer: true })).toEqual([]);
  expect(visit(kept)).toEqual(['new-site']);
  expect(visit(kept)).toEqual([]);
});

it('[LY-14] is not shown repeatedly if storage is unavailable', () => {
  expect(visit(new Map(), { isFull: true })).toEqual([]);
});
