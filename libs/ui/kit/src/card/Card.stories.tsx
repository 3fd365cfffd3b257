import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, MoneyText } from './Card.tsx';

/**
 * Anatomy: a surface; an optional cut corner for the one card that matters.
 *
 * Do: group what belongs together.
 *
 * Don't: put a card into a card; cut the corner of more than one card of a page.
 */
const meta = {
  title: 'Kit/Card',
  component: Card,
  args: { hasPadding: true, children: 'Profit/loss over time' },
  parameters: { width: 360 },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithCutCorner: Story = { args: { hasCorner: true, children: 'Coupon' } };
export const WithoutPadding: Story = { args: { hasPadding: false } };
export const Amount: Story = {
  args: {
    children: (
      <>
        Balance <MoneyText>€1,234.50</MoneyText>
      </>
    ),
  },
};
