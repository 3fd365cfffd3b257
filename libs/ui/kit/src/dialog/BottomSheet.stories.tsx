import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton } from '../button/Button.tsx';
import { TrashIcon } from '../icons/icons.ts';
import { BottomSheet } from './BottomSheet.tsx';

const meta = {
  title: 'Kit/Bottom sheet',
  component: BottomSheet,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Coupon',
    note: '4 bets',
    children: <p style={{ padding: 16 }}>Bets of the coupon</p>,
  },
  parameters: { device: 'mobile' },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAFoot: Story = {
  args: {
    tools: (
      <IconButton label="Clear coupon">
        <TrashIcon />
      </IconButton>
    ),
    foot: (
      <div style={{ padding: 14 }}>
        <Button look="primary" size="large">
          Place system for €12.00
        </Button>
      </div>
    ),
  },
};
export const MoreThanFits: Story = {
  args: {
    children: (
      <ol style={{ padding: 16, display: 'grid', gap: 20 }}>
        {Array.from({ length: 40 }, (_, at) => (
          <li key={at}>
            Bet {at + 1}, <a href={`#${at}`}>remove</a>
          </li>
        ))}
      </ol>
    ),
  },
};
export const LongestTitle: Story = { args: { title: 'System of seven bets with three bankers', note: undefined } };
