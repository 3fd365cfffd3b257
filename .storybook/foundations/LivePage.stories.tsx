import type { Meta, StoryObj } from '@storybook/react-vite';
import { DesktopPage } from '../frames/desktop-page.tsx';
import { MobilePage } from '../frames/mobile-page.tsx';

const meta = {
  title: 'Foundations/Live page',
  component: DesktopPage,
  parameters: {
    layout: 'fullscreen',
    notes: { usage: 'A whole page of the product, which the theme studio shows beside its fields in the brand being edited.' },
  },
  // Called as a function rather than rendered, so that the toolbar's odds format reaches its content.
  render: (args) => DesktopPage(args),
} satisfies Meta<typeof DesktopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Mobile: Story = {
  parameters: { device: 'mobile' },
  globals: { viewport: { value: 'w390' } },
  render: () => MobilePage({ bets: 3 }),
};
