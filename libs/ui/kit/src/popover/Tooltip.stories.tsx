import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton } from '../button/Button.tsx';
import { InfoIcon } from '../icons/icons.ts';
import { Tooltip } from './Popover.tsx';

const focus = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  canvasElement.querySelector('button')?.focus();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (document.querySelector('[role=tooltip]:popover-open') === null) throw new Error('The words did not come.');
};

/**
 * Anatomy: a short text; the element that it explains.
 *
 * Do: explain a word of the trade.
 *
 * Don't: put into it what is needed to continue, because a phone shows it only on focus.
 */
const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: { text: 'A banker must win for any combination to win', children: <Button>Banker</Button> },
  parameters: { width: 300 },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Focused: Story = { play: focus };
export const WithIcon: Story = {
  args: {
    text: 'Odds when the coupon was placed',
    children: (
      <IconButton label="About these odds">
        <InfoIcon />
      </IconButton>
    ),
  },
  play: focus,
};
export const LongestWords: Story = {
  args: {
    text: 'Each combination is an express of its own; the stake is divided by their number and rounded down to a cent, and the rest is returned',
  },
  play: focus,
};
