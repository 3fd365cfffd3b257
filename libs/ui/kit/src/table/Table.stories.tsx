import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { Card, MoneyText } from '../card/Card.tsx';
import { Fold } from '../fold/Fold.tsx';
import { Table } from './Table.tsx';

const meta = {
  title: 'Kit/Table, card, fold',
  component: Table,
  args: {
    caption: 'Results by day',
    columns: [
      { key: 'day', head: 'Day' },
      { key: 'bets', head: 'Bets', isNumeric: true },
      { key: 'result', head: 'Result', isNumeric: true },
    ],
    rows: [
      { key: '1', cells: { day: '7 November', bets: 3, result: <MoneyText>−€63.00</MoneyText> } },
      { key: '2', cells: { day: '8 November', bets: 1, result: <MoneyText>€12.00</MoneyText> } },
    ],
  },
  parameters: { width: 520 },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoRows: Story = { args: { rows: [] } };
export const PlainCard: Story = { render: () => <Card hasPadding>Result over time</Card> };
export const CardWithTheCorner: Story = {
  render: () => (
    <Card hasPadding hasCorner>
      Coupon
    </Card>
  ),
};
export const Folded: Story = { render: () => <Fold title="How a system pays">Each combination is a bet of its own.</Fold> };
export const Unfolded: Story = {
  render: () => (
    <Fold title="How a system pays" open>
      Each combination is a bet of its own.
    </Fold>
  ),
};
export const WhereYouAre: Story = {
  render: () => (
    <Breadcrumb steps={[{ name: 'Live', href: '/en/live' }, { name: 'Football', href: '/en/live/1' }, { name: 'Premier League' }]} />
  ),
};
