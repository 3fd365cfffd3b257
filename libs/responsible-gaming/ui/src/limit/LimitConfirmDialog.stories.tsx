import type { Meta, StoryObj } from '@storybook/react-vite';
import { LimitConfirmDialog } from './LimitConfirmDialog.tsx';

const limit = {
  ...{ id: 4, limitType: 20, limitState: 'PENDING' as const, limitValue: 10_000, startedAt: 1_900_000_000, endsAt: null },
  ...{ measure: 'money' as const, currencyIso: 'EUR', exponent: 2, availableValues: [], selfExcludeReason: null },
  ...{ needApprove: true, canConfirm: true, limitBalance: null },
};
const meta = {
  title: 'Responsible gaming/Limit confirmation',
  component: LimitConfirmDialog,
  args: { limit, isBusy: false, hasFailed: false, onAnswer: () => undefined },
} satisfies Meta<typeof LimitConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};
export const TakenAway: Story = { args: { limit: { ...limit, limitValue: null } } };
export const SendFailed: Story = { args: { hasFailed: true } };
export const Mobile: Story = { parameters: { device: 'mobile' } };
