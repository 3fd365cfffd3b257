import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Kit/Pagination',
  component: Pagination,
  args: { label: 'Pages of the history', page: 4, pages: 12, hrefOf: (page: number) => `#page-${page}` },
  parameters: { width: 520 },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const AFew: Story = { args: { page: 2, pages: 3 } };
export const Thousands: Story = { args: { page: 1204, pages: 4812 } };
export const NarrowPlace: Story = { parameters: { width: 300 } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
