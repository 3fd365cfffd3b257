import type { Meta, StoryObj } from '@storybook/react-vite';
import { LimitLeft } from './LimitLeft.tsx';

const limit = {
  ...{ id: 4, limitType: 10, limitState: 'ACTIVE' as const, limitValue: 5_000, startedAt: 1_900_000_000, endsAt: null },
  ...{ measure: 'money' as const, currencyIso: 'EUR', exponent: 2, availableValues: [], selfExcludeReason: null },
  ...{ needApprove: false, canConfirm: false, limitBalance: 1_250 },
};
const meta = { title: 'Responsible gaming/Limit remaining', component: LimitLeft, args: { limit } } satisfies Meta<typeof LimitLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Losses: Story = {};
export const UsedUp: Story = { args: { limit: { ...limit, limitType: 1, limitBalance: 0 } } };
