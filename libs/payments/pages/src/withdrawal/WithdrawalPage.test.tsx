import type { Cashier } from '@touchline/payments-contract';
import { cashierReceived, cashierSlice } from '@touchline/payments-state';
import { someMethods } from '@touchline/payments-ui/testing';
import { createAppStore, viewSlice } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { WithdrawalPage } from './WithdrawalPage.tsx';

const CASHIER: Cashier = {
  account: { id: 5, iso: 'EUR', exponent: 2, money: 500_000 },
  methods: someMethods(),
  instruments: [{ id: 31, methodId: 'card', label: 'Visa •••• 4242' }],
  ...{ net: [], presets: [], last: null },
  ...{ limits: [], stop: null, verification: null, open: [] },
};

function open(more: Partial<Cashier> = {}) {
  const actions: { type: string; payload?: unknown }[] = [];
  const store = createAppStore({ ports: createFakePorts(), modules: [() => ({ name: 'test', slices: [cashierSlice, viewSlice] })] });
  const { dispatch } = store;
  store.dispatch = ((action: { type: string }) => {
    actions.push(action);
    return dispatch(action);
  }) as typeof store.dispatch;
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={['/en/office/withdraw']}>
          <WithdrawalPage />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  act(() => void dispatch(cashierReceived({ userId: 7, cashier: { ...CASHIER, ...more } })));
  return actions;
}

async function withdraw(text: string) {
  await userEvent.click(screen.getByRole('radio', { name: /Visa/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount to withdraw' }), `${text}{Enter}`);
}

it('[AC-04] [GD-08] offers what the player has paid with, each by its mark and method, where the method pays out', () => {
  open({
    methods: [...someMethods(), ...someMethods().map((method) => ({ ...method, id: `${method.id}-in`, withdrawal: null }))],
    instruments: [
      { id: 31, methodId: 'card', label: 'Visa •••• 4242' },
      { id: 32, methodId: 'card-in', label: 'Visa •••• 4444' },
      { id: 33, methodId: 'gone', label: 'one@touchline.test' },
    ],
  });
  expect(screen.getByRole('radiogroup', { name: 'Withdraw to' })).toBeVisible();
  const tiles = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
  expect(tiles.map((tile) => tile?.textContent)).toEqual([expect.stringMatching(/^Bank card Visa •••• 4242€/)]);
  expect(tiles[0]?.querySelector('svg')).toHaveAttribute('data-kind', 'card');
});

it.each([
  ['1 000,50', 100_050],
  ['1,000.50', 100_050],
  ['١٬٠٠٠٫٥٠', 100_050],
  ['€25', 2_500],
])('[MON-6] [AC-04] withdraws an amount typed as %j', async (text, amount) => {
  const actions = open();
  await withdraw(text);

  expect(actions.at(-1)).toMatchObject({ payload: { kind: 'withdrawal', request: { instrumentId: 31, amount } } });
});

it.each([
  ['1.500', 'Do you mean 1.50 or 1,500.00?'],
  ['$25', 'Enter the amount in EUR'],
  ['2٥', 'Use digits of one script'],
])('[MON-6] [AC-04] withdraws nothing for %j', async (text, words) => {
  const actions = open();
  await withdraw(text);

  expect(screen.getByRole('textbox', { name: 'Amount to withdraw' })).toHaveAccessibleDescription(
    new RegExp(words.replace(/[.?]/g, '\\$&')),
  );
  expect(actions).not.toContainEqual(expect.objectContaining({ payload: expect.objectContaining({ kind: 'withdrawal' }) }));
});

it.each([
  [null, 1],
  [{ reason: 'self-excluded', until: 1_903_860_000 } as const, 0],
])('[LIM-5] [AC-04] leads to the first deposit, but not while deposits are stopped: %j', (stop, links) => {
  open({ instruments: [], stop });
  expect(screen.getByText('No method to withdraw to yet')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Deposit' })).toHaveLength(links);
});
