import { platformModule, sectionsReceived } from '@touchline/platform-state';
import { aManifest } from '@touchline/shared-routes/testing';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import { act, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { SectionLoading } from './SectionLoading.tsx';

const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'http://shop.test', report: () => undefined });
const store = createAppStore({ ports, modules: [platformModule] });
store.dispatch(
  sectionsReceived({ manifests: { casino: aManifest({ skeleton: 'tiles' }), games: aManifest({ skeleton: 'tiles' }), toto: aManifest() } }),
);

const show = (path: string, waitedMs = () => 0) =>
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={[path]}>
          <SectionLoading waitedMs={waitedMs} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  ).container;

it.each([
  ['/en/casino', 16, 2, 0],
  ['/en/games', 16, 2, 0],
  ['/en/live', 0, 0, 15],
  ['/en/toto', 0, 0, 15],
])('[LY-09] shows %i games, %i other games and %i rows while %s is loading', (path, games, others, rows) => {
  const place = show(path);

  expect(['.tile', '.other', '.row'].map((look) => place.querySelectorAll(look).length)).toEqual([games, others, rows]);
});

describe('the slow hint', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const isHinted = (place: Element): boolean => place.querySelector('[data-slow]') !== null;
  const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

  it.each([
    [0, 2_000],
    [1_800, 200],
  ])('[REM-1] counts from the click: after %i ms before the guards it appears in %i ms', (waited, leftMs) => {
    const place = show('/en/live', () => waited);

    pass(leftMs - 1);
    expect(isHinted(place)).toBe(false);
    pass(1);
    expect(isHinted(place)).toBe(true);
    expect(place.textContent).toContain('This is taking longer than usual.');
  });

  it('[REM-1] appears at once if the wait is already long enough', () => {
    const place = show('/en/live', () => 2_600);

    pass(0);
    expect(isHinted(place)).toBe(true);
  });
});
