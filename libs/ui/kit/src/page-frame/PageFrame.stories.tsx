import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldIcon, StarIcon, WalletIcon } from '../icons/icons.ts';
import { EmptyState } from '../states/StateBlock.tsx';
import { PageFrame, Prose } from './PageFrame.tsx';

const names = ['Casino', 'Live casino', 'My casino', 'Providers', 'Bingo', 'Keno', 'Poker', 'Crash games', 'Tournaments'];
const places = names.map((name) => ({ name, href: `#${name}`, current: name === 'Keno' ? ('page' as const) : undefined }));

const money = { name: 'Money', Icon: WalletIcon };
const safety = { name: 'Safety', Icon: ShieldIcon };
const grouped = [
  { name: 'Account', href: '#account', group: money },
  { name: 'Deposit', href: '#deposit', group: money, current: 'page' as const },
  { name: 'Payment history', href: '#payments', group: money },
  { name: 'Limits', href: '#limits', group: safety },
  { name: 'Verification', href: '#verification', group: safety, badge: 1 },
];

const meta = {
  title: 'Kit/Page frame',
  component: PageFrame,
  args: {
    trail: [{ name: 'Home', href: '#home' }, { name: 'Casino', href: '#casino' }, { name: 'Keno' }],
    title: 'Keno',
    navigation: { label: 'Casino', places },
    children: (
      <EmptyState isCard icon={<StarIcon />} title="Not available in this demo">
        This page is for keno draws and the tickets of the player.
      </EmptyState>
    ),
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const BelowAPlace: Story = {
  args: {
    title: 'Friday night tournament',
    navigation: {
      label: 'Casino',
      places: places.map((place) => ({ ...place, current: place.name === 'Tournaments' ? 'true' : undefined })),
    },
  },
};
export const Mobile: Story = { parameters: { width: 390 } };
export const InGroups: Story = { args: { title: 'Deposit', navigation: { label: 'My account', places: grouped } } };
export const InGroupsOnAPhone: Story = { ...InGroups, parameters: { width: 390 } };
export const WithoutNavigation: Story = { args: { navigation: undefined } };
export const Alone: Story = { args: { isAlone: true } };
export const LongestTitle: Story = {
  args: { title: 'Terms of the tournament of the northern, southern and western championships' },
  parameters: { width: 320 },
};
export const Text: Story = {
  args: {
    title: 'How to bet',
    children: (
      <Prose>
        <p>A bet is a stake on an outcome at a price that is fixed when the bet is accepted.</p>
        <h2>Odds</h2>
        <p>
          The odds say what a winning bet pays. See the <a href="#rules">rules</a>.
        </p>
        <ul>
          <li>A single is one outcome.</li>
          <li>An express wins when all of its outcomes win.</li>
        </ul>
        <dl>
          <dt>Stake</dt>
          <dd>What is put on the bet.</dd>
        </dl>
      </Prose>
    ),
  },
};
