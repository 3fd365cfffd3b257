import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, LinkProvider } from './Link.tsx';

const meta = {
  title: 'Kit/Link',
  component: Link,
  args: { href: '#rules', children: 'Rules' },
  parameters: { width: 300 },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Inline: Story = {
  render: (args) => (
    <p>
      Bets are settled by the <Link {...args} />.
    </p>
  ),
};
export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider component={({ href, ...rest }) => <a {...rest} href={href} data-routed="" />}>
      <Link {...args} />
    </LinkProvider>
  ),
};
