import type { Launch } from '@touchline/casino-game-contract';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import { createFakeServer } from '@touchline/shared-testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { Start } from './Start.tsx';

jest.mock('./StartArt.tsx', () => {
  throw new Error('the chunk is lost');
});

const LAUNCH: Launch = {
  ...{ model: 'dice', frameUrl: 'about:blank', noMoney: null, isDemoOffered: true, isAgeAsked: false, isServed: false },
  ...{ currencyIso: 'EUR', exponent: 2, stake: { min: 20, max: 10_000, usual: 100 }, cycleMs: 5_000, waitMs: 0 },
  ...{ accountId: 5, balance: 1_000, open: null },
};

it('[CS-02] a game starts without its picture when that cannot be loaded', async () => {
  const modes: string[] = [];
  const { send } = createFakeServer({});
  const store = createAppStore({ ports: createServerPorts({ send, origin: 'http://localhost', report: () => undefined }), modules: [] });
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <Start launch={LAUNCH} look={{ theme: 'sea', game: 1_001 }} isDemoFirst={false} onMode={(mode) => modes.push(mode)} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  await act(async () => undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Play for money' }));
  expect(modes).toEqual(['money']);
});
