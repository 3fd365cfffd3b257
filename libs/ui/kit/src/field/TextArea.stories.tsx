import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = { title: 'Kit/Text area', component: TextArea, args: { label: 'Your message', rows: 4 } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'My bet 5010000010 was settled as lost, although the match was called off.' } };
export const WithHint: Story = { args: { hint: "Don't include your password. Up to 1,900 characters." } };
export const Invalid: Story = { args: { error: 'Write a message' } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
