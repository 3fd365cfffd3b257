import type { CashbackAnswer } from '@touchline/account-office-contract';
import { officeChangeWanted, officeReceived, officeSlice } from '@touchline/account-office-state';
import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import type { Action } from '@reduxjs/toolkit';
import { createAppStore, viewSlice } from '@touchline/shared-state';
import { answer as answered, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { VipCashback } from './Cashback.tsx';

const withPoints = (option: number, points: number): CashbackAnswer => ({
  ...{ excludedUntil: null, option, iso: 'EUR', exponent: 2, periods: [] },
  vip: { level: 1, turnover: 0, levels: [{ level: 1, from: 0, basisPoints: 50 }], points, worth: points * 10 },
});

function open(answer: CashbackAnswer, { timeZone = 'UTC', rewards = true } = {}) {
  const rights = { bets: true, games: true, tickets: true, deposits: true, rewards };
  const { send } = createFakeServer({ 'GET /web-api/user/rights': () => answered({ rights, hold: null }) });
  const actions: Action[] = [];
  const slices = [sessionSlice, officeSlice, viewSlice];
  const store = createAppStore({ ports: createFakePorts({ send }), modules: [() => ({ name: 'account', slices })] });
  const { dispatch } = store;
  store.dispatch = (action) => {
    actions.push(action as Action);
    return dispatch(action);
  };
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null }));
  const receive = (value: CashbackAnswer) => void store.dispatch(officeReceived({ userId: 7, key: 'cashback', value }));
  receive(answer);
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone={timeZone}>
        <VipCashback />
      </IntlProvider>
    </Provider>,
  );
  const wishes = () => actions.filter(officeChangeWanted.match).map(({ payload }) => payload);
  return { store, receive, wishes };
}

it('[CS-06] exchanges all points at their value; a second click repeats the same exchange', async () => {
  const { store, receive, wishes } = open(withPoints(1, 35));
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Exchange points for €3.50' }));
  await press();
  await press();
  const [first, second] = wishes();
  expect(first).toEqual({ key: 'pointsExchange', body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), points: 35 } });
  expect(second).toEqual(first);

  act(() => {
    receive(withPoints(1, 0));
    store.dispatch(officeSlice.actions.changeEnded({ key: 'pointsExchange', result: { status: 'done' } }));
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('The money is in your main account.')).toBeVisible();
});

it('[ID-29] says that rewards are off for an account without the right to them, and offers no exchange', async () => {
  open(withPoints(1, 35), { rewards: false });

  expect(await screen.findByText('Bonuses and promotions are off for this account. Contact support to ask why.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('[CS-06] shows and exchanges remaining points after cashback was switched to a percentage', () => {
  open(withPoints(0, 12));
  expect(screen.getByText(/12 points/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exchange points for €1.20' })).toBeVisible();
});

it.each(['America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'Europe/London', 'Asia/Tokyo', 'America/Sao_Paulo'])(
  '[CS-06] [PL-05] weeks are those of UTC for everyone and say so, also in %s',
  (timeZone) => {
    const [from, to] = [Date.UTC(2026, 10, 23) / 1000, Date.UTC(2026, 10, 30) / 1000];
    const amounts = { staked: 0, returned: 0, basisPoints: 50, gives: 0, points: 0, state: 'running' } as const;
    open({ ...withPoints(0, 0), periods: [{ kind: 'vip', from, to, ...amounts }] }, { timeZone });

    expect(screen.getByRole('heading', { name: 'Weeks (UTC)' })).toBeVisible();
    expect(screen.getByText('Nov 23, 2026 – Nov 29, 2026')).toBeVisible();
  },
);

it('[CS-06] [A11Y-1] shows why an exchange was refused', () => {
  const { store } = open(withPoints(1, 5));
  act(
    () =>
      void store.dispatch(
        officeSlice.actions.changeEnded({ key: 'pointsExchange', result: { status: 'refused', code: 'not-enough-points', field: null } }),
      ),
  );
  expect(screen.getByText('You no longer have these points.')).toBeVisible();
});
