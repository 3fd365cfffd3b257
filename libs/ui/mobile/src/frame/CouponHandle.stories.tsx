import type { Meta, StoryObj } from '@storybook/react-vite';
import { CouponHandle } from './BottomNavigation.tsx';

const meta = {
  title: 'Mobile/Coupon handle',
  component: CouponHandle,
  parameters: { layout: 'fullscreen', device: 'mobile' },
  globals: { viewport: { value: 'w390' } },
  args: { count: 4, title: 'System 2 of 4', note: 'Total odds 3.638' },
} satisfies Meta<typeof CouponHandle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {};
export const Single: Story = { args: { count: 1, title: 'Single', note: 'Odds 1.92' } };
export const Express: Story = { args: { count: 12, title: 'Express', note: 'Total odds 4,812.06' } };
export const LongestWords: Story = {
  args: { title: 'System 2 of 4 with a banker and two singles', note: 'Total odds 1,204,812.06 before the promo code' },
};
export const SmallestMobile: Story = { globals: { viewport: { value: 'w320' } } };
