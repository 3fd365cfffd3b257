import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, viewChosen } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { isSnowing } from './is-snowing.ts';
import { Snowfall } from './Snowfall.tsx';

it.each([
  [true, 'home', false, true],
  [true, 'home', true, false],
  [true, 'section', false, false],
  [false, 'home', false, false],
  [undefined, 'home', false, false],
])('[LY-06] config %p, route %s, less motion %p: it snows %p', (isSnowfall, routeKey, isMotionReduced, expected) => {
  expect(isSnowing({ isSnowfall, routeKey, isMotionReduced })).toBe(expected);
});

function open({ at = '/en', isReduced = false } = {}) {
  window.matchMedia = (() => ({ matches: isReduced, addEventListener: () => undefined, removeEventListener: () => undefined })) as never;
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
  const store = createAppStore({ ports: createFakePorts(), modules: [configModule] });
  store.dispatch(configReceived(aSiteConfig({ isSnowfall: true })));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Snowfall />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}
const settled = () => act(() => import('./Snow.tsx').then(() => undefined));

it('[LY-06] snows on the home page and stops at once when the player asks for less motion', async () => {
  const store = open();

  expect(await screen.findByTestId('snow')).toHaveAttribute('aria-hidden', 'true');
  act(() => void store.dispatch(viewChosen({ displayFlags: { isMotionReduced: 1 } })));

  expect(screen.queryByTestId('snow')).toBeNull();
});

it.each([
  ['on another page', { at: '/en/live' }],
  ['where the system asks for less motion', { isReduced: true }],
])('[LY-06] does not snow %s', async (_, options) => {
  open(options);
  await settled();

  expect(screen.queryByTestId('snow')).toBeNull();
});
