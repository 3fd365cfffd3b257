import type { Meta, StoryObj } from '@storybook/react-vite';
import { SupportButton } from './SupportButton.tsx';

const meta = {
  title: 'Support/Support button',
  component: SupportButton,
  args: {
    items: [
      { key: 'write', label: 'Contact support' },
      { key: 'contacts', label: 'Contact us' },
    ],
    onChoose: () => undefined,
    unread: 0,
    build: 'desktop',
  },
} satisfies Meta<typeof SupportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingNew: Story = {};
export const TwoAnswersWait: Story = { args: { unread: 2 } };
export const ManyAnswersWait: Story = { args: { unread: 42 } };
/** The position on every page with a header. */
export const InTheHeader: Story = { args: { isInHeader: true, unread: 3 } };
export const Mobile: Story = { args: { build: 'mobile', unread: 1 } };
