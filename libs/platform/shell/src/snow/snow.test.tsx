import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, viewChosen } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { Snowfall } from './Snowfall.tsx';

function open({ at = '/en', isReduced = false, isSnowfall = true } = {}) {
  window.matchMedia = (() => ({ matches: isReduced, addEventListener: () => undefined, removeEventListener: () => undefined })) as never;
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
  const store = createAppStore({ ports: createFakePorts(), modules: [configModule] });
  store.dispatch(configReceived(aSiteConfig({ isSnowfall })));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Snowfall />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}
const settled = () => act(() => import('./SnowUnlessReduced.tsx').then(() => undefined));

it('[LY-06] snows on the home page and stops at once when the player asks for less motion', async () => {
  const store = open();

  expect(await screen.findByTestId('snow')).toHaveAttribute('aria-hidden', 'true');
  act(() => void store.dispatch(viewChosen({ displayFlags: { isMotionReduced: 1 } })));

  expect(screen.queryByTestId('snow')).toBeNull();
});

it.each([
  ['on another page', { at: '/en/live' }],
  ['where the system asks for less motion', { isReduced: true }],
  ['where the site does not enable it', { isSnowfall: false }],
])('[LY-06] does not snow %s', async (_, options) => {
  open(options);
  await settled();

  expect(screen.queryByTestId('snow')).toBeNull();
});
