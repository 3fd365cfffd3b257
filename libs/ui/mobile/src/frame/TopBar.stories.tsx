import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton, SearchIcon } from '@touchline/ui-kit';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Mobile/Top bar',
  component: TopBar,
  parameters: { layout: 'fullscreen', device: 'mobile' },
  globals: { viewport: { value: 'w390' } },
  args: { homeHref: '/en' },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;
const visitor = (
  <>
    <Button look="quiet">Sign in</Button>
    <Button look="primary">Register</Button>
  </>
);

export const Visitor: Story = { args: { tools: visitor } };
export const Player: Story = {
  args: {
    tools: (
      <>
        <Button look="quiet">€1,284.50</Button>
        <IconButton label="Search">
          <SearchIcon />
        </IconButton>
      </>
    ),
  },
};
export const OnlyTheBrand: Story = {};
export const SmallestMobile: Story = { args: { tools: visitor }, globals: { viewport: { value: 'w320' } } };
