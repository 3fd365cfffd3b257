import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Popover } from './Popover.tsx';

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  canvasElement.querySelector('button')?.click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (document.querySelector('[role=dialog]:popover-open') === null) throw new Error('The panel did not open.');
};

const meta = {
  title: 'Kit/Popover',
  component: Popover,
  args: {
    label: 'Odds format',
    trigger: <Button>Decimal</Button>,
    children: <p style={{ padding: 8 }}>Decimal, fractional, American</p>,
  },
  parameters: { width: 400 },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Opened: Story = { play: open };
export const WithAButtonInside: Story = {
  args: {
    children: (close) => (
      <div style={{ padding: 8, display: 'grid', gap: 8 }}>
        <p>The change holds at once.</p>
        <Button size="small" onClick={close}>
          Close
        </Button>
      </div>
    ),
  },
  play: open,
};
