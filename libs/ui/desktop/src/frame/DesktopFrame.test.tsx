import { fireEvent, render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Header } from '../header/Header.tsx';
import { SessionStrip } from '../strip/SessionStrip.tsx';
import { DesktopFrame } from './DesktopFrame.tsx';

const NO_MEDIA = window.matchMedia('');
afterEach(() => jest.restoreAllMocks());

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[LY-03] hides the header on a scroll down and brings it back on a scroll up', () => {
  const { container } = render(<DesktopFrame header={<Header homeHref="/en" sections={[]} />}>Games</DesktopFrame>);
  const frame = container.firstElementChild;
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };

  scrollTo(400);
  expect(frame).toHaveAttribute('data-header', 'hidden');
  scrollTo(300);
  expect(frame).toHaveAttribute('data-header', 'shown');
});

it('[LY-08] opens the drawer by its button, traps the focus, and closes on Escape, returning the focus', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...NO_MEDIA, media, matches: media === '(max-width: 1099px)' }));
  const Page = () => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <DesktopFrame
        header={null}
        coupon={<button type="button">Place</button>}
        couponCount={2}
        isCouponOpen={isOpen}
        onCouponOpen={setIsOpen}
        footer={<p>About</p>}
      >
        Games
      </DesktopFrame>
    );
  };
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Coupon 2' }));

  expect(screen.getByRole('complementary', { name: 'Coupon' })).toHaveFocus();
  expect(screen.getByText('Games')).toHaveAttribute('inert');
  expect(screen.getByText('About').closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Place' }).closest('[inert]')).toBeNull();

  await userEvent.keyboard('{Escape}');

  expect(screen.getByRole('button', { name: 'Coupon 2' })).toHaveFocus();
  expect(screen.getByText('Games')).not.toHaveAttribute('inert');
});

it('[LY-13] shows the facts of the session', () => {
  render(
    <SessionStrip
      facts={[
        { key: 'clock', value: '19:42', after: 'GMT+3' },
        { key: 'session', label: 'Session', value: '42 min' },
      ]}
    />,
  );

  expect(screen.getByRole('region', { name: 'Session' })).toHaveTextContent(/19:42GMT\+3Session42 min/);
});
