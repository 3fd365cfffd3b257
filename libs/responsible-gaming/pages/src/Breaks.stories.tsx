import type { AvailableLimit, PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { limitsReceived, limitsSlice } from '@touchline/responsible-gaming-state';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { Breaks } from './Breaks.tsx';

const offered: AvailableLimit = { limitType: 30, measure: 'days', currencyIso: null, exponent: null, availableValues: [1, 7, 30, 90, 365] };
const excluded: PlayerLimitView = {
  ...{ ...offered, id: 4, limitState: 'ACTIVE', limitValue: 30, startedAt: 1_903_867_200, endsAt: 1_906_459_200 },
  ...{ selfExcludeReason: 2, needApprove: false, canConfirm: false, limitBalance: null },
};
const reasons = ['break', 'money', 'time', 'other'].map((selfExcludeReason, at) => ({ id: at + 1, selfExcludeReason }));

const planned: PlayerLimitView = { ...excluded, limitState: 'PENDING', startedAt: 1_904_126_400, endsAt: 1_906_718_400 };

interface OfPlayer {
  offered: AvailableLimit;
  limits: PlayerLimitView[];
}

function Shown({ limits }: Pick<OfPlayer, 'limits'>) {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [() => ({ name: 'limits', slices: [limitsSlice] })] });
  store.dispatch(limitsReceived({ userId: 7, limits, offered: [offered], reasons }));
  return (
    <Provider store={store}>
      <Breaks offered={offered} />
    </Provider>
  );
}

const meta = {
  title: 'Responsible gaming/Breaks',
  component: Breaks,
  args: { offered, limits: [] },
  render: ({ limits }) => <Shown limits={limits} />,
} satisfies Meta<OfPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoSelection: Story = {};
export const LengthMissing: Story = {
  play: ({ canvasElement }) => [...canvasElement.querySelectorAll('button')].at(-1)?.click(),
};
export const ExcludedWithReason: Story = { args: { limits: [excluded] } };
export const ExclusionPlanned: Story = { args: { limits: [planned] } };
