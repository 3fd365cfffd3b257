import type { Meta, StoryObj } from '@storybook/react-vite';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';

const check = { minutes: 30, dueInSeconds: 0, playedSeconds: 1_800, staked: 4_250, returned: 1_900, currencyIso: 'EUR', exponent: 2 };
const meta = {
  title: 'Responsible gaming/Reality check',
  component: RealityCheckDialog,
  args: {
    check,
    links: { history: '/en/office/history', limits: '/en/office/responsible' },
    isBusy: false,
    hasFailed: false,
    onAnswer: () => undefined,
  },
} satisfies Meta<typeof RealityCheckDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterALoss: Story = {};
export const WithOpenBets: Story = { args: { check: { ...check, atStake: 1_000 } } };
export const AfterAWin: Story = { args: { check: { ...check, returned: 9_800 } } };
export const NothingStaked: Story = { args: { check: { ...check, staked: 0, returned: 0 } } };
export const Sending: Story = { args: { isBusy: true } };
export const SendFailed: Story = { args: { hasFailed: true } };
export const AfterHours: Story = { args: { check: { ...check, playedSeconds: 12_345 } } };
export const Mobile: Story = { parameters: { device: 'mobile' } };
