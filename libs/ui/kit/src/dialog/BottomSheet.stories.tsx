import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton } from '../button/Button.tsx';
import { TrashIcon } from '../icons/icons.ts';
import { Tabs } from '../tabs/Tabs.tsx';
import { BottomSheet } from './BottomSheet.tsx';

/**
 * Anatomy: a grip; a title; the content; a foot with the main action.
 *
 * Do: use it on phones where the desktop has a popover or a column.
 *
 * Don't: put a page with its own navigation into it.
 */
const meta = {
  title: 'Kit/Bottom sheet',
  component: BottomSheet,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Coupon',
    note: '4 bets',
    children: <p style={{ paddingBlock: '4px 24px', paddingInline: 14 }}>Bets of the coupon</p>,
  },
  parameters: { device: 'mobile' },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithFooter: Story = {
  args: {
    tools: (
      <IconButton label="Clear coupon">
        <TrashIcon />
      </IconButton>
    ),
    foot: (
      <div style={{ display: 'grid', padding: 14 }}>
        <Button look="primary" size="large">
          Place system for €12.00
        </Button>
      </div>
    ),
  },
};
export const Overflow: Story = {
  args: {
    children: (
      <ol style={{ paddingBlock: 16, paddingInline: '32px 14px', display: 'grid', gap: 20 }}>
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
export const TabsAsTitle: Story = {
  args: {
    isTitleHidden: true,
    note: undefined,
    children: (
      <>
        <div style={{ paddingInline: '12px 50px', borderBlockEnd: '1px solid var(--line)' }}>
          <Tabs
            isBare
            label="Coupon and open bets"
            value="coupon"
            onChange={() => undefined}
            tabs={[
              { value: 'coupon', label: 'Coupon', count: 4 },
              { value: 'bets', label: 'My bets' },
            ]}
          />
        </div>
        <p style={{ padding: 14, paddingBlockEnd: 24 }}>Bets of the coupon</p>
      </>
    ),
  },
};
