import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, Paying } from '../parts/payment-story.test.helper.tsx';
import { SiteBar } from './SiteBar.tsx';

const meta = {
  title: 'Payments/Provider bar',
  component: SiteBar,
  args: { after: [] },
  render: ({ after }) => (
    <Paying after={after} address="/en/onpay/success">
      <SiteBar />
    </Paying>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheBalance: Story = {};
export const Mobile: Story = { parameters: { device: 'mobile', width: 320 } };
