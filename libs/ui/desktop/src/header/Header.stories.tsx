import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton, SearchIcon, UserIcon } from '@touchline/ui-kit';
import { Header, HeaderBalance } from './Header.tsx';

const sections = (...names: string[]) =>
  names.map((name, at) => ({ key: name, name, href: `/en/${name.toLowerCase()}`, isCurrent: at === 0, isLive: name === 'Live' }));
/**
 * Anatomy: logo; sections; search, balance, deposit and account.
 *
 * Do: keep the balance in one place.
 *
 * Don't: show a count that the player cannot act on.
 */
const meta = {
  title: 'Desktop/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/en',
    sections: sections('Sports', 'Live', 'Esports', 'Casino', 'Toto', 'Results'),
    tools: (
      <>
        <Button>Sign in</Button>
        <Button look="primary">Register</Button>
      </>
    ),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Player: Story = {
  args: {
    tools: (
      <>
        <IconButton label="Search">
          <SearchIcon />
        </IconButton>
        <HeaderBalance>€1,284.50</HeaderBalance>
        <Button>Deposit</Button>
        <IconButton label="Account" look="secondary">
          <UserIcon />
        </IconButton>
      </>
    ),
  },
};
export const LargestBalance: Story = { args: { tools: <HeaderBalance>₸123,456,789.00</HeaderBalance> } };
export const ManySections: Story = {
  args: {
    sections: sections(
      'Sports',
      'Live',
      'Line',
      'Esports',
      'Casino',
      'Live casino',
      'Games',
      'Toto',
      'Bingo',
      'Results',
      'Promotions',
      'Help',
    ),
  },
};
/** Sections that do not fit into the window are in a menu. */
export const Tablet: Story = { args: ManySections.args ?? {}, parameters: { width: 820 } };
export const WithoutSections: Story = { args: { sections: [] } };
export const OtherSite: Story = { args: { siteName: 'Harbour' } };
