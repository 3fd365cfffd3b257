import type { BonusesAnswer, PromoAnswer } from '@touchline/account-office-contract';
import { officeReceived, officeSlice } from '@touchline/account-office-state';
import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { createAppStore, viewChanged, viewSlice } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { PromoCodes } from '../promo/PromoCodes.tsx';
import { DepositBonuses } from './DepositBonuses.tsx';

const OFFER: BonusesAnswer['offers'][number] = {
  ...{ id: 'first', iso: 'EUR', exponent: 2, percent: 100, most: 10_000, least: 1_000, factor: 5, days: 7 },
  ...{ product: 'sports', minCoef: 1_500, state: 'open' },
};
const BONUSES: BonusesAnswer = { excludedUntil: null, offers: [OFFER], bonuses: [] };
const PROMO: PromoAnswer = { excludedUntil: null, codes: [] };
const OFF = 'Bonuses and promotions are off for this account. Contact support to ask why.';

function open(page: ReactNode, rewards: boolean) {
  const rights = { bets: true, games: true, tickets: true, deposits: true, rewards };
  const { send } = createFakeServer({ 'GET /web-api/user/rights': () => answer({ rights, hold: null }) });
  const slices = [sessionSlice, officeSlice, viewSlice];
  const store = createAppStore({ ports: createFakePorts({ send }), modules: [() => ({ name: 'account', slices })] });
  store.dispatch(viewChanged({ language: 'en' }));
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null }));
  store.dispatch(officeReceived({ userId: 7, key: 'bonuses', value: BONUSES }));
  store.dispatch(officeReceived({ userId: 7, key: 'promo', value: PROMO }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={['/en/office/account']}>{page}</MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

it.each([
  ['bonuses', <DepositBonuses key="bonuses" />, 'Choose this bonus'],
  ['promo codes', <PromoCodes key="promo" />, 'Check code'],
])('[ID-29] %s: an account without the right to rewards reads why, and has no button; others have it', async (_, page, button) => {
  open(page, false);

  expect(await screen.findByText(OFF)).toBeVisible();
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  document.body.innerHTML = '';

  open(page, true);
  expect(screen.getByRole('button', { name: button })).toBeVisible();
  expect(screen.queryByText(OFF)).toBeNull();
});
