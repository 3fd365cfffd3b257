import type { Meta, StoryObj } from '@storybook/react-vite';
import { InboxSettingsForm } from './InboxSettingsForm.tsx';

const meta = {
  title: 'Account/Notification settings',
  component: InboxSettingsForm,
  args: {
    settings: {
      topics: [
        { topic: 'bet', isOn: true },
        { topic: 'withdrawal', isOn: true },
        { topic: 'support', isOn: true },
      ],
      quiet: null,
    },
    status: 'none',
    onSave: () => undefined,
  },
} satisfies Meta<typeof InboxSettingsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithQuietHours: Story = {
  args: { settings: { topics: [{ topic: 'bet', isOn: false }], quiet: { from: 1320, to: 480 } } },
};
export const Saving: Story = { args: { status: 'busy' } };
export const Saved: Story = { args: { status: 'done' } };
export const SaveFailed: Story = { args: { status: 'refused' } };
