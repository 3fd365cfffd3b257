import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton } from '../button/Button.tsx';
import { CopyIcon, MenuIcon, PrintIcon, TrashIcon } from '../icons/icons.ts';
import { Menu } from './Popover.tsx';

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  canvasElement.querySelector('button')?.click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (document.querySelectorAll('[role^=menuitem]').length < 2) throw new Error('The menu did not open.');
};

/**
 * Anatomy: a button; items that are links, choices or commands.
 *
 * Do: begin every item with its own word.
 *
 * Don't: nest menus.
 */
const meta = {
  title: 'Kit/Menu',
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
export const Choices: Story = { play: open };
export const Commands: Story = {
  args: {
    label: 'Coupon',
    trigger: (
      <IconButton label="Coupon">
        <MenuIcon />
      </IconButton>
    ),
    items: [
      { key: 'copy', label: 'Copy the link', icon: <CopyIcon /> },
      { key: 'print', label: 'Print', icon: <PrintIcon /> },
      { key: 'clear', label: 'Clear the coupon', icon: <TrashIcon /> },
    ],
  },
  play: open,
};
export const LongestWords: Story = {
  args: {
    items: [
      { key: 'a', label: 'Only games of the championships that I follow, with their specials' },
      { key: 'b', label: 'All' },
    ],
  },
  play: open,
};
export const Mobile: Story = { parameters: { device: 'mobile' }, play: open };
