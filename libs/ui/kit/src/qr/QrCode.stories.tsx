import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Kit/QR code',
  component: QrCode,
  args: { value: 'https://touchline.example/en/coupon/7QK2', label: 'Coupon 7QK2 on your phone' },
  parameters: { width: 260 },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const WithItsWords: Story = { args: { caption: 'touchline.example/en/coupon/7QK2' } };
export const ForPaper: Story = { args: { repair: 'H', caption: 'Reads with 30 % of it covered' } };
export const Small: Story = { args: { value: '7QK2', size: 96 } };
export const LongText: Story = { args: { value: 'https://touchline.example/en/coupon/' + '7QK2'.repeat(60), size: 240 } };
export const TooLong: Story = { args: { value: 'x'.repeat(3000) } };
