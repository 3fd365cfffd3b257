import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarIcon, MenuIcon, TicketIcon, UserIcon, VideoIcon } from '@touchline/ui-kit';
import { BottomNavigation } from './BottomNavigation.tsx';

const items = (count: number, current = 'live') => [
  { key: 'menu', name: 'Menu', icon: <MenuIcon />, onPress: () => undefined, isOpen: current === 'menu' },
  { key: 'live', name: 'Live', icon: <VideoIcon />, href: '/en/live', isCurrent: current === 'live' },
  { key: 'coupon', name: 'Coupon', icon: <TicketIcon />, onPress: () => undefined, isOpen: current === 'coupon', count },
  { key: 'line', name: 'Line', icon: <CalendarIcon />, href: '/en/line', isCurrent: current === 'line' },
  { key: 'account', name: 'Account', icon: <UserIcon />, href: '/en/office' },
];
const meta = {
  title: 'Mobile/Bottom navigation',
  component: BottomNavigation,
  parameters: { layout: 'fullscreen', device: 'mobile' },
  globals: { viewport: { value: 'w390' } },
  args: { items: items(0) },
} satisfies Meta<typeof BottomNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCoupon: Story = {};
export const WithBets: Story = { args: { items: items(4) } };
export const ManyBets: Story = { args: { items: items(128) } };
export const CouponOpened: Story = { args: { items: items(4, 'coupon') } };
export const MenuOpened: Story = { args: { items: items(0, 'menu') } };
export const LongestNames: Story = { args: { items: items(2).map((item) => ({ ...item, name: `${item.name} und Konto` })) } };
export const SmallestMobile: Story = { globals: { viewport: { value: 'w320' } } };
