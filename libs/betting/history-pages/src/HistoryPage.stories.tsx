import type { UnknownAction } from '@reduxjs/toolkit';
import type { BookedBet, BookedCoupon } from '@touchline/betting-contract';
import { historyMoreWanted, historySlice } from '@touchline/betting-history-state';
import { aBookedBet, aBookedCoupon, historyOf } from '@touchline/betting-history-state/testing';
import { createAppStore, createServerPorts, viewChanged, viewSlice } from '@touchline/shared-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { HistoryPage } from './HistoryPage.tsx';

const PLACED = 1_790_000_100;
const { historyFailed, historyFiltersChanged, historyReceived } = historySlice.actions;

const single = (at: number, state: BookedCoupon['state'], payout: number | null, statusId: BookedBet['statusId'] = -1): BookedCoupon =>
  aBookedCoupon({
    ...{
      couponId: 90_100 - at,
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      placedAt: PLACED - at * 3_600,
      state,
      payout,
    },
    settledAt: payout === null ? null : PLACED + 7_200 - at * 3_600,
    bets: [
      aBookedBet({ gameId: at + 1, opponent1: 'Lindholm', opponent2: 'Carrow Town', statusId, ...(payout !== null && { result: '2:1' }) }),
    ],
  });
const SETTLED = [
  single(0, 'won', 925, 1),
  single(1, 'lost', 0, 0),
  // A win that pays less than its stake is not shown as a win.
  single(2, 'won', 240, 1),
  single(3, 'lost', 0, 0),
];

interface Answered {
  /** Actions to dispatch before rendering, oldest first. */
  after: readonly UnknownAction[];
}

function Page({ after }: Answered) {
  const [store] = useState(() => {
    const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
    const made = createAppStore({ ports, modules: [() => ({ name: 'history', slices: [historySlice, viewSlice] })] });
    made.dispatch(viewChanged({ language: 'en' }));
    for (const action of after) made.dispatch(action);
    return made;
  });
  return (
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <HistoryPage /> }], { initialEntries: ['/en/office/history'] })} />
    </Provider>
  );
}

const meta = {
  title: 'Office/Bet history',
  component: Page,
  args: { after: [historyReceived(historyOf(SETTLED, { staked: 2_000, returned: 1_165, net: -835 }))] },
  parameters: { notes: { usage: 'Coupons by state, period and words, what they cost and brought, and how that went.' } },
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { after: [] } };
export const LoadError: Story = { args: { after: [historyFailed()] } };
export const Empty: Story = { args: { after: [historyReceived(historyOf())] } };
export const NoMatches: Story = { args: { after: [historyFiltersChanged({ state: 'cashed-out' }), historyReceived(historyOf())] } };
export const Open: Story = {
  args: { after: [historyReceived(historyOf([single(0, 'open', null), single(1, 'open', null)], { staked: 1_000, atStake: 1_000 }))] },
};
export const Settled: Story = {};
export const EveryState: Story = {
  args: {
    after: [
      historyReceived(
        historyOf([single(0, 'open', null), ...SETTLED, single(5, 'returned', 500, 3), single(6, 'cashed-out', 430)], {
          staked: 3_500,
          returned: 2_095,
          atStake: 500,
          net: -905,
        }),
      ),
    ],
  },
};
export const HasMore: Story = {
  args: {
    after: [historyReceived({ ...historyOf(SETTLED, { count: 120, staked: 60_000, returned: 41_200, net: -18_800 }), nextCursor: '9' })],
  },
};
export const LoadingMore: Story = {
  args: {
    after: [
      historyReceived({ ...historyOf(SETTLED, { count: 120, staked: 60_000, returned: 41_200, net: -18_800 }), nextCursor: '9' }),
      historyMoreWanted(),
    ],
  },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
