import type { AvailableLimit, PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { limitsReceived, limitsSlice } from '@touchline/responsible-gaming-state';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { DepositTimeOut } from './DepositTimeOut.tsx';

const offered: AvailableLimit = { limitType: 33, measure: 'days', currencyIso: null, exponent: null, availableValues: [1, 7, 30] };
const active: PlayerLimitView = {
  ...{ ...offered, id: 4, limitState: 'ACTIVE', limitValue: 7, startedAt: 1_903_867_200, endsAt: 1_904_472_000 },
  ...{ selfExcludeReason: null, needApprove: false, canConfirm: false, limitBalance: null },
};

function Shown({ isRunning = false }: { isRunning?: boolean }) {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [() => ({ name: 'limits', slices: [limitsSlice] })] });
  store.dispatch(limitsReceived({ userId: 7, limits: isRunning ? [active] : [], offered: [offered], reasons: [] }));
  return (
    <Provider store={store}>
      <DepositTimeOut offered={offered} active={isRunning ? active : undefined} />
    </Provider>
  );
}

const meta = {
  title: 'Responsible gaming/Deposit time-out',
  component: DepositTimeOut,
  args: { offered, active: undefined },
  render: ({ active: running }) => <Shown isRunning={running !== undefined} />,
} satisfies Meta<typeof DepositTimeOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoSelection: Story = {};
export const Running: Story = { args: { active } };
export const LengthMissing: Story = { play: ({ canvasElement }) => canvasElement.querySelector('button')?.click() };
export const Confirmation: Story = {
  play: async ({ canvasElement }) => {
    const select = canvasElement.querySelector('select');
    if (select === null) throw new Error('no length can be chosen');
    select.value = '7';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    canvasElement.querySelector('button')?.click();
  },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
