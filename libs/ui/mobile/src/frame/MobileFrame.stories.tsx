import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, IconButton, MenuIcon, SearchIcon, SportIcon, TicketIcon, UserIcon } from '@touchline/ui-kit';
import { BottomNavigation, CouponHandle } from './BottomNavigation.tsx';
import { MobileFrame } from './MobileFrame.tsx';
import { MobileStrip, TopBar } from './TopBar.tsx';

const items = (count: number) => [
  { key: 'menu', name: 'Menu', icon: <MenuIcon />, onPress: () => undefined, isOpen: false },
  { key: 'live', name: 'Live', icon: <SportIcon sport="football" size={22} />, href: '/en/live', isCurrent: true },
  { key: 'coupon', name: 'Coupon', icon: <TicketIcon />, onPress: () => undefined, isOpen: false, count },
  { key: 'casino', name: 'Casino', icon: <SportIcon sport="casino" size={22} />, href: '/en/casino' },
  { key: 'account', name: 'Account', icon: <UserIcon />, href: '/en/office' },
];
/**
 * Anatomy: top bar; session strip on one line; content; handle of the coupon; bottom navigation.
 *
 * Do: keep the first price within 220 px of the top.
 *
 * Don't: cover the navigation with a banner.
 */
const meta = {
  title: 'Mobile/Frame',
  component: MobileFrame,
  parameters: { layout: 'fullscreen', device: 'mobile' },
  globals: { viewport: { value: 'w390' } },
  args: {
    top: (
      <TopBar
        homeHref="/en"
        tools={
          <>
            <IconButton label="Search">
              <SearchIcon />
            </IconButton>
          </>
        }
      />
    ),
    strip: (
      <MobileStrip
        facts={[
          { key: 'clock', value: '19:42' },
          { key: 'session', label: 'Session', value: '42 min' },
          { key: 'result', label: 'Result', value: '−€12.40' },
          { key: 'balance', label: 'Balance', value: '€1,284.50' },
        ]}
      />
    ),
    children: <Card hasPadding>Games</Card>,
    navigation: <BottomNavigation items={items(0)} />,
  },
} satisfies Meta<typeof MobileFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCoupon: Story = {};
export const WithBets: Story = {
  args: {
    navigation: <BottomNavigation items={items(4)} />,
    handle: <CouponHandle count={4} title="System 2 of 4" note="Total odds 3.638" />,
  },
};
