import type { Meta, StoryObj } from '@storybook/react-vite';
import { aContentCard } from '../testing.ts';
import { ContentCards } from './ContentCards.tsx';

const meta = {
  title: 'Promotions/Cards',
  component: ContentCards,
  args: {
    label: 'Promotions',
    hrefOf: () => '#',
    cards: [aContentCard(), aContentCard({ slug: 'express-week', title: 'Express week', art: 'pitch', endsAt: 1_830_297_600 })],
  },
} satisfies Meta<typeof ContentCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Promotions: Story = {};
export const News: Story = { args: { label: 'News', hasDate: true } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 360 } };
