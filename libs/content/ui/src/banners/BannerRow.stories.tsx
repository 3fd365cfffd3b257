import type { Banner } from '@touchline/content-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerRow } from './BannerRow.tsx';

const banner = (slug: string, art: Banner['art'], title: string): Banner => ({
  slug,
  lang: 'en',
  title,
  summary: 'Play money only.',
  art,
  path: '/promo',
});
const meta = {
  title: 'Promotions/Banners',
  component: BannerRow,
  args: {
    label: 'Offers and news',
    hrefOf: (path: string) => `#${path}`,
    banners: [banner('one', 'pitch', 'How betting works'), banner('two', 'points', 'Points'), banner('three', 'shield', 'Set a limit')],
  },
} satisfies Meta<typeof BannerRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Mobile: Story = { parameters: { device: 'mobile', width: 360 } };
