import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Card, IconButton, SearchIcon, SectionHeading, UserIcon } from '@touchline/ui-kit';
import { Footer } from '../footer/Footer.tsx';
import { Header, HeaderBalance } from '../header/Header.tsx';
import { SessionStrip } from '../strip/SessionStrip.tsx';
import { DesktopFrame } from './DesktopFrame.tsx';

const sections = ['Sports', 'Live', 'Cyber', 'Casino', 'Live casino', 'Toto', 'Promotions', 'Results'].map((name, at) => ({
  key: name,
  name,
  href: `/en/${name.toLowerCase()}`,
  isCurrent: at === 0,
  isLive: at === 1,
}));
const header = (
  <Header
    homeHref="/en"
    sections={sections}
    tools={
      <>
        <IconButton label="Search">
          <SearchIcon />
        </IconButton>
        <Button look="quiet">EN</Button>
        <HeaderBalance>€1,284.50</HeaderBalance>
        <Button>Deposit</Button>
        <IconButton label="Account" look="secondary">
          <UserIcon />
        </IconButton>
      </>
    }
  />
);
const strip = (
  <SessionStrip
    facts={[
      { key: 'clock', value: '19:42', after: 'GMT+3' },
      { key: 'session', label: 'Session', value: '0 h 42 min' },
      { key: 'result', label: 'Result this session', value: '−€12.40' },
    ]}
    end={
      <button type="button">
        Odds <b>Decimal</b>
      </button>
    }
  />
);
/**
 * Anatomy: header; session strip; menu, content and coupon as columns; a media column from 1920 px; footer.
 *
 * Do: let columns scroll by themselves.
 *
 * Don't: add a column for offers.
 */
const meta = {
  title: 'Desktop/Frame',
  component: DesktopFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    header,
    strip,
    menu: <Card hasPadding>Sports menu</Card>,
    coupon: (
      <Card hasPadding hasCorner>
        Coupon
      </Card>
    ),
    couponCount: 4,
    media: <Card hasPadding>Media and tracker</Card>,
    children: (
      <>
        <SectionHeading level={1}>Live now</SectionHeading>
        <Card hasPadding>Content</Card>
      </>
    ),
    footer: (
      <Footer
        age="18+"
        groups={[
          {
            title: 'Help',
            links: [
              { href: '/en/rules', name: 'Rules' },
              { href: '/en/contacts', name: 'Contact us' },
            ],
          },
        ]}
      >
        Play money only. No bet here is real.
      </Footer>
    ),
  },
} satisfies Meta<typeof DesktopFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCoupon: Story = {};
export const DrawerOpened: Story = { args: { isCouponOpen: true } };
export const WithoutCoupon: Story = { args: { coupon: undefined } };
export const OnlyContent: Story = { args: { coupon: undefined, menu: undefined, media: undefined } };
export const Visitor: Story = {
  args: {
    header: (
      <Header
        homeHref="/en"
        sections={sections}
        tools={
          <>
            <Button>Sign in</Button>
            <Button look="primary">Register</Button>
          </>
        }
      />
    ),
  },
};
