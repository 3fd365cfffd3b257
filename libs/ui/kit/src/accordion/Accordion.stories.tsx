import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  args: {
    parts: [
      {
        key: 'express',
        title: 'What is an express?',
        content: <p>Several bets in one coupon. It wins when all of them win; the odds are multiplied.</p>,
      },
      {
        key: 'system',
        title: 'What is a system?',
        note: '3 of 4',
        content: <p>Every combination of a size is an express of its own, so not all bets must win.</p>,
      },
      { key: 'bonus', title: 'When is a bet returned?', content: <p>When its game is not played within 48 hours of its first start.</p> },
    ],
  },
  parameters: { width: 520 },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = {};
export const OneIsOpen: Story = {
  args: {
    parts: [
      { key: 'a', title: 'Deposits', content: <p>They arrive at once.</p>, isOpen: true },
      { key: 'b', title: 'Payouts', note: '2 waiting', content: <p>Within a day.</p> },
    ],
  },
};
export const OnlyOneAtATime: Story = {
  args: { isSingle: true },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('details');
    first?.querySelector('summary')?.click();
    second?.querySelector('summary')?.click();
    await new Promise((done) => requestAnimationFrame(done));
    if (first?.open || !second?.open) throw new Error('Opening a part did not close the other.');
  },
};
export const LongestTitle: Story = {
  args: {
    parts: [
      {
        key: 'a',
        title: 'What happens to a system of which two bets are returned and one is half won by an Asian handicap',
        note: 'Changed on 1 November',
        content: <p>Returned bets count as won at odds of 1.00.</p>,
        isOpen: true,
      },
    ],
  },
  parameters: { width: 320 },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
