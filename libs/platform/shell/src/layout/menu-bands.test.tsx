import { createAppStore, createServerPorts, type PlacedBand } from '@touchline/shared-state';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MenuBands } from './MenuBands.tsx';

function open(bands: readonly PlacedBand[]) {
  const places: string[] = [];
  const given = createServerPorts({ send: () => new Promise(() => undefined), origin: 'http://shop.test', report: () => undefined });
  const ports = {
    ...given,
    bands: async (place: string) => {
      places.push(place);
      return bands;
    },
  };
  render(
    <Provider store={createAppStore({ ports, modules: [] })}>
      <IntlProvider locale="en">
        <MenuBands>
          <p>settings</p>
        </MenuBands>
      </IntlProvider>
    </Provider>,
  );
  return places;
}

const band = (id: string, load: PlacedBand['load'], acquire: PlacedBand['acquire'] = () => () => undefined): PlacedBand => ({
  id,
  order: 10,
  load,
  acquire,
});
const shows = (text: string) => async () => () => <p>{text}</p>;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('[RM-07] [LY-01] shows the bands in order above the settings and omits one that fails', async () => {
  const left = jest.fn();
  const places = open([
    band('betting.sports', shows('sports'), () => left),
    band('bingo.rooms', () => Promise.reject(new Error('gone'))),
    band('toto.pools', shows('pools')),
  ]);
  expect(screen.queryByText('settings')).toBeNull();
  await pass(0);
  expect(places).toEqual(['menu']);
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual(['sports', 'pools', 'settings']);
  expect(left).not.toHaveBeenCalled();
  cleanup();
  expect(left).toHaveBeenCalledTimes(1);
});

it('[RM-07] shows the settings after 1.5 s without a slow band, which then does not push them down', async () => {
  let come: (band: () => unknown) => void = () => undefined;
  open([band('betting.sports', () => new Promise((resolve) => (come = resolve)))]);
  await pass(1_499);
  expect(screen.queryByText('settings')).toBeNull();
  await pass(1);
  expect(screen.getByText('settings')).toBeInTheDocument();
  await act(async () => come(() => <p>sports</p>));
  expect(screen.queryByText('sports')).toBeNull();
});
