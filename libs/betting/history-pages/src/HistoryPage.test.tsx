import { historySlice } from '@touchline/betting-history-state';
import { aBookedBet, aBookedCoupon, historyOf } from '@touchline/betting-history-state/testing';
import { OUTCOME, SPORTS } from '@touchline/betting-rules';
import type { BookedCoupon } from '@touchline/betting-contract';
import { createAppStore, viewSlice } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { HistoryPage } from './HistoryPage.tsx';

const bet = aBookedBet({
  outcomeTypeId: OUTCOME.HomeWin,
  sportId: SPORTS.find(({ key }) => key === 'football')!.id,
  opponent1: 'Lindholm',
  opponent2: 'Carrow Town',
  result: '2:1',
  statusId: 1,
});
const coupon = aBookedCoupon({ bets: [bet], state: 'won', payout: 925, settledAt: 1790007000 });

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
};

function open() {
  const actions: { type: string; payload?: unknown }[] = [];
  const store = createAppStore({
    ports: createFakePorts({ now: () => 1_790_100_000_000 }),
    modules: [() => ({ name: 'test', slices: [historySlice, viewSlice] })],
  });
  const dispatch = store.dispatch;
  store.dispatch = ((action: { type: string }) => {
    actions.push(action);
    return dispatch(action);
  }) as typeof store.dispatch;
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={['/en/office/history?from=1']}>
          <HistoryPage />
          <Address />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const receive = (coupons: BookedCoupon[]) =>
    act(async () => {
      dispatch(historySlice.actions.historyReceived(historyOf(coupons, { staked: 500, returned: 925, net: 425 })));
      await import('@touchline/betting-my-bets'); // the list is loaded after the page
    });
  return { actions, receive };
}

it('[AC-05] shows a coupon with its stake and payout, and its bets with status and result when opened', async () => {
  const { receive } = open();
  await receive([coupon]);

  const card = screen.getByRole('button', { name: /Single/ });
  expect(card).toHaveTextContent('€5.00');
  expect(card).toHaveTextContent('€9.25');
  await userEvent.click(card);

  const leg = within(screen.getByRole('table')).getByRole('row', { name: /Lindholm/ });
  expect(leg).toHaveTextContent('2:1');
  expect(leg).toHaveTextContent('Won');
});

it('[OD-02] [AC-05] shows both entries of a coupon that was settled again', async () => {
  const { receive } = open();
  const at = 1_790_010_000;
  const won = { statusId: 1, result: '2:1' } as const;
  const lost = { statusId: 0, result: '1:1' } as const;
  const corrections = [
    {
      ...{ at, before: { state: 'won' as const, payout: 925 }, after: { state: 'lost' as const, payout: 425 }, writtenOff: 425 },
      bets: [{ position: 0, before: won, after: lost }],
    },
  ];
  await receive([{ ...coupon, state: 'lost', payout: 425, corrections }]);
  await userEvent.click(screen.getByRole('button', { name: /Single/ }));

  expect(screen.getByText(/^Settled again on/).parentElement).toHaveTextContent(
    /because a result was corrected: €9\.25 paid before, €4\.25 since\. €4\.25 that you had already used is not taken back\./,
  );
});

it('[AC-05] shows the net result of the listed coupons', async () => {
  const { receive } = open();
  await receive([coupon]);

  expect(screen.getByText('+€4.25')).toBeVisible();
});

it("[AC-05] requests settled coupons of the last seven days by the server's clock", async () => {
  const { actions } = open();

  await userEvent.click(screen.getByRole('radio', { name: 'Lost' }));
  await userEvent.click(screen.getByRole('radio', { name: '7 days' }));

  expect(actions.slice(-2)).toEqual([
    { type: 'history/historyFiltersChanged', payload: { state: 'lost' } },
    { type: 'history/historyFiltersChanged', payload: { from: 1_789_495_200, to: null } },
  ]);
});

it('[AC-05] says so when there are no bets', async () => {
  const { receive } = open();
  await receive([]);

  expect(screen.getByText('No bets found')).toBeVisible();
});

it('[AC-05] draws the result over time, with a table of the same data', async () => {
  const { receive } = open();
  await receive([coupon, { ...coupon, couponId: 90002, state: 'lost', payout: 0, settledAt: 1790010000 }]);

  expect(screen.getByRole('img', { name: /now −€0\.75, high \+€4\.25, low −€0\.75/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));

  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
});

it.each([
  [925, undefined, 'Won'],
  [501, undefined, 'Won'],
  [500, undefined, 'No profit'],
  [240, undefined, 'No profit'],
  [240, 300, 'Won'],
])('[LIM-5] [AC-05] a payout of %i for a stake of 500, prepaid money %p, reads "%s"', async (payout, prepaidAmount, text) => {
  const { receive } = open();
  await receive([{ ...coupon, payout, ...(prepaidAmount !== undefined && { prepaidAmount }) }]);

  expect(screen.getByRole('article').querySelector('[data-status]')).toHaveTextContent(text);
});

it('[LIM-5] after a loss nothing is bet again automatically: a click copies the bets into the coupon, without a stake', async () => {
  const { actions, receive } = open();
  await receive([{ ...coupon, state: 'lost', payout: 0 }]);
  await userEvent.click(screen.getByRole('button', { name: /Single/ }));

  expect(actions.filter(({ type }) => type.startsWith('coupon/'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Rebet' }));
  expect(actions.filter(({ type }) => type.startsWith('coupon/'))).toEqual([
    {
      type: 'coupon/repeated',
      payload: { bets: [{ gameId: 1, marketId: 2, outcomeId: 3, coef: 1850, opponents: ['Lindholm', 'Carrow Town'] }] },
    },
  ]);
});

it('copies the bets into the coupon and opens it, so that the player sees which are still offered', async () => {
  const { actions, receive } = open();
  await receive([coupon]);
  await userEvent.click(screen.getByRole('button', { name: /Single/ }));

  await userEvent.click(screen.getByRole('button', { name: 'Rebet' }));

  expect(actions.at(-1)).toEqual({
    type: 'coupon/repeated',
    payload: { bets: [{ gameId: 1, marketId: 2, outcomeId: 3, coef: 1850, opponents: ['Lindholm', 'Carrow Town'] }] },
  });
  expect(screen.getByText('/en/office/history?from=1#coupon')).toBeInTheDocument();
});
