import type { Launch } from '@touchline/casino-game-contract';
import { createAgreementsModule } from '@touchline/identity-agreements-state';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { Start } from './Start.tsx';

const LAUNCH: Launch = {
  ...{
    model: 'dice',
    frameUrl: 'about:blank',
    noMoney: 'signed-out',
    isDemoOffered: true,
    isAgeAsked: true,
    isServed: false,
    currencyIso: 'EUR',
    exponent: 2,
  },
  ...{ stake: { min: 20, max: 10_000, usual: 100 }, cycleMs: 5_000, waitMs: 0, accountId: null, balance: null, open: null },
};

function start(launch: Launch, cookies: string) {
  const written: string[] = [];
  const modes: string[] = [];
  const ports = createServerPorts({
    ...{ send: createFakeServer({ 'POST /web-api/agreements': () => answer({}) }).send, origin: 'http://localhost' },
    report: () => undefined,
  });
  const jar = { read: () => cookies, write: (cookie: string) => void written.push(cookie), isSecure: true };
  const store = createAppStore({ ports, modules: [createAgreementsModule(jar)] });
  store.start();
  store.dispatch(viewChanged({ language: 'en' }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <Start launch={launch} isDemoFirst={false} onMode={(mode) => modes.push(mode)} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { written, modes, press: async (name: string) => userEvent.click(await screen.findByRole('button', { name })) };
}

it('[CS-02] [ID-16] starts a demo after the visitor confirms their age, and stores the answer', async () => {
  const { written, modes, press } = start(LAUNCH, '');
  await press('Play the demo');
  expect(await screen.findByText(/games are for adults only, even without money/)).toHaveFocus();
  expect([modes, written]).toEqual([[], []]);
  await press("Yes, I'm 18 or over");
  await waitFor(() => expect(modes).toEqual(['demo']));
  expect(written).toEqual(['tl-age=1; Path=/; Max-Age=259200; SameSite=Lax; Secure']);
});

it('[CS-02] [ID-16] gives a visitor under age no demo and no cookie, and lets them correct a wrong answer', async () => {
  const { written, modes, press } = start(LAUNCH, '');
  await press('Play the demo');
  await press("No, I'm under 18");
  expect(screen.getByText('You must be 18 or over to play.')).toHaveFocus();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back']);
  expect([modes, written]).toEqual([[], []]);
  await press('Back');
  expect(screen.getByRole('button', { name: "Yes, I'm 18 or over" })).toBeInTheDocument();
});

it.each([
  ['has already confirmed it', LAUNCH, 'tl-age=1'],
  ['is in a country that does not require it', { ...LAUNCH, isAgeAsked: false }, ''],
])('[CS-02] [ID-16] does not ask a visitor for their age who %s', async (_, launch, cookies) => {
  const { modes, press } = start(launch, cookies);
  await press('Play the demo');
  await waitFor(() => expect(modes).toEqual(['demo']));
});
