import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadPage, SectionPage, type SectionPath } from './section-page.tsx';

const meta = {
  title: 'Desktop/Section pages',
  component: SectionPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1366' } },
  render: (args, { loaded }) => <SectionPage {...args} {...loaded} />,
} satisfies Meta<typeof SectionPage>;
export default meta;
type Story = StoryObj<typeof meta>;
// A page from a chunk is loaded before it renders.
const page = (path: SectionPath): Story => ({ args: { path }, loaders: [() => loadPage(path)] });

export const Account: Story = page('/en/office/account');
export const History: Story = page('/en/office/history');
export const SignIn: Story = page('/en/user/login');
