import type { UnknownAction } from '@reduxjs/toolkit';
import type { AvailableLimit, LimitMeasure, PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { limitsSlice } from '@touchline/responsible-gaming-state';
import { createAppStore, createServerPorts } from '@touchline/shared-state';

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { LimitsPage, type LimitsPageProps } from './LimitsPage.tsx';

const { changeBegun, changeMade, changeRefused, limitsFailed, limitsReceived } = limitsSlice.actions;
const NOON = 1_903_867_200;
const DAY = 86_400;
const offer = (limitType: number, measure: LimitMeasure, availableValues: number[] = []): AvailableLimit => ({
  ...{ limitType, measure, availableValues },
  ...(measure === 'money' ? { currencyIso: 'EUR', exponent: 2 } : { currencyIso: null, exponent: null }),
});
const offered = [
  ...[1, 2, 3, 10, 11, 12, 20, 21, 22].map((limitType) => offer(limitType, 'money')),
  offer(30, 'days', [1, 7, 30, 90, 180, 365]),
  offer(31, 'hours', [1, 2, 4, 8]),
  offer(32, 'minutes', [5, 15, 30, 60]),
  offer(33, 'days', [1, 7, 30]),
  offer(37, 'switch', [1]),
];
const reasons = ['break', 'money', 'time', 'other'].map((selfExcludeReason, at) => ({ id: at + 1, selfExcludeReason }));

function set(limitType: number, limitValue: number | null, more: Partial<PlayerLimitView> = {}): PlayerLimitView {
  const known = offered.find((each) => each.limitType === limitType);
  if (known === undefined) throw new Error(`limit ${limitType} is not offered`);
  return {
    ...{ ...known, id: limitType, limitState: 'ACTIVE', limitValue, startedAt: NOON, endsAt: null },
    ...{ selfExcludeReason: null, needApprove: false, canConfirm: false, limitBalance: limitValue },
    ...more,
  };
}
const waiting = (limitType: number, limitValue: number | null, canConfirm = false) =>
  set(limitType, limitValue, { limitState: 'PENDING', needApprove: true, canConfirm, limitBalance: null });

const MONEY = [1, 2, 3, 10, 11, 12, 20, 21, 22].map((limitType, at) => set(limitType, 5_000 * (at + 1), { limitBalance: 1_250 * at }));
const ALL = [...MONEY, set(31, 2), set(32, 30), set(37, 1)];
const has = (...limits: PlayerLimitView[]) => limitsReceived({ userId: 7, limits, offered, reasons });

interface Answered extends LimitsPageProps {
  /** Responses of the service, oldest first. */
  after: readonly UnknownAction[];
  /** The part of the page. */
  tab?: string;
}

function Page({ after, tab, currencyIso }: Answered) {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [() => ({ name: 'limits', slices: [limitsSlice] })] });
  for (const action of after) store.dispatch(action);
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[tab === undefined ? '/en/office/responsible' : `/en/office/responsible?tab=${tab}`]}>
        <LimitsPage currencyIso={currencyIso} />
      </MemoryRouter>
    </Provider>
  );
}

/**
 * Anatomy: limits by period; breaks; what is left of each.
 *
 * Do: apply a lower limit at once.
 *
 * Don't: make a limit harder to set than a deposit.
 */
const meta = {
  title: 'Responsible gaming/Limits page',
  component: LimitsPage,
  args: { after: [has()] },
  render: (args) => <Page {...args} />,
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { after: [] } };
export const LoadError: Story = { args: { after: [limitsFailed()] } };
export const NothingSet: Story = {};
export const EveryLimitSet: Story = { args: { after: [has(...ALL)] } };
export const Time: Story = { args: { after: [has(...ALL)], tab: 'time' } };
export const Break: Story = { args: { tab: 'break' } };
export const LimitUsedUp: Story = { args: { after: [has(set(1, 5_000, { limitBalance: 0 }))] } };
export const RaisesWaiting: Story = {
  args: { after: [has(set(1, 5_000), waiting(1, 9_000), set(20, 10_000), waiting(20, null, true), set(31, 2), waiting(31, 8))] },
};
export const Locked: Story = { args: { after: [has(set(1, 5_000), set(37, 1))] } };
export const UnlockWaiting: Story = { args: { after: [has(set(1, 5_000), set(37, 1), waiting(37, null))] } };
export const Saving: Story = { args: { after: [has(set(1, 5_000)), changeBegun({ limitType: 1 })] } };
export const Saved: Story = {
  args: {
    after: [
      has(),
      changeMade({ limits: [set(1, 5_000)], result: { limitType: 1, what: 'set', isMade: true, status: 200, title: 'Saved' } }),
    ],
  },
};
export const Refused: Story = {
  args: { after: [has(set(37, 1)), changeRefused({ limitType: 1, what: 'set', isMade: false, status: 403, title: null })] },
};
export const DepositsPaused: Story = { args: { after: [has(set(33, 7, { endsAt: NOON + 7 * DAY }))], tab: 'break' } };
export const OnTimeOut: Story = { args: { after: [has(set(30, 30, { endsAt: NOON + 30 * DAY, selfExcludeReason: 3 }))] } };
export const ExclusionPlanned: Story = {
  args: {
    after: [
      has(
        set(30, 1, { endsAt: NOON + DAY }),
        set(30, 90, { limitState: 'PENDING', startedAt: NOON + 3 * DAY, endsAt: NOON + 93 * DAY, selfExcludeReason: 2 }),
      ),
    ],
  },
};
export const ClosingAsked: Story = {
  args: { tab: 'break' },
  play: ({ canvasElement }) =>
    [...canvasElement.querySelectorAll('button')].find(({ textContent }) => textContent === 'Close betting')?.click(),
};
export const Mobile: Story = { args: { after: [has(...ALL)] }, parameters: { device: 'mobile', width: 390 } };
