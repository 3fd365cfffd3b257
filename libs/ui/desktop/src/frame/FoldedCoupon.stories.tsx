import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Card, IconButton, PanelIcon, TicketIcon } from '@touchline/ui-kit';
import { Header } from '../header/Header.tsx';
import { SessionStrip } from '../strip/SessionStrip.tsx';
import { DesktopFrame } from './DesktopFrame.tsx';

const meta = {
  title: 'Desktop/Folded coupon',
  component: DesktopFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <Header homeHref="/en" sections={[]} />,
    strip: (
      <SessionStrip
        facts={[
          { key: 'clock', value: '19:42:07' },
          { key: 'session', label: 'Session', value: '0:42:10' },
          { key: 'result', label: 'Result', value: '−€12.40' },
          { key: 'balance', label: 'Balance', value: '€1,284.50' },
        ]}
        end={
          <>
            <IconButton size="small" label="Hide coupon" data-wide="" aria-pressed>
              <PanelIcon />
            </IconButton>
            <Button size="small" look="quiet" data-narrow="">
              <TicketIcon />
              Coupon
            </Button>
          </>
        }
      />
    ),
    children: <Card hasPadding>Games</Card>,
    coupon: <Card hasPadding>Bets</Card>,
    isCouponFolded: true,
  },
} satisfies Meta<typeof DesktopFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithBets: Story = { args: { couponCount: 3 } };
