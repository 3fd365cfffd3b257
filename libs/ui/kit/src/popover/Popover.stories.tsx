import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Menu, Popover, Tooltip } from './Popover.tsx';

const meta = {
  title: 'Kit/Menu and popover',
  component: Menu,
  args: {
    label: 'Language',
    trigger: <Button>EN</Button>,
    items: [
      { key: 'en', label: 'English', isChecked: true },
      { key: 'ru', label: 'Русский', isChecked: false },
      { key: 'ar', label: 'العربية', isChecked: false },
    ],
    onChoose: () => undefined,
  },
  parameters: { width: 400 },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (document.querySelectorAll('[role=menuitemradio]').length !== 3) throw new Error('The menu did not open.');
  },
};
export const Panel: Story = {
  render: () => (
    <Popover label="Odds format" trigger={<Button>Decimal</Button>}>
      <p style={{ padding: 8 }}>Decimal, fractional, American</p>
    </Popover>
  ),
};
export const Hint: Story = {
  render: () => (
    <Tooltip text="A banker must win for any combination to win">
      <Button>Banker</Button>
    </Tooltip>
  ),
};
