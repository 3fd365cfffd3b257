import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyText } from '../card/Card.tsx';
import { Table } from './Table.tsx';

/**
 * Anatomy: a caption; heads; rows with figures at the end of the line.
 *
 * Do: align figures by their last digit.
 *
 * Don't: use it for layout.
 */
const meta = {
  title: 'Kit/Table',
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
export const WiderThanItsPlace: Story = { parameters: { width: 220 } };
export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 30 }, (_, at) => ({
      key: String(at),
      cells: { day: `${at + 1} November`, bets: (at * 7) % 5, result: <MoneyText>€{at}.00</MoneyText> },
    })),
  },
};
