import { fireEvent, render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Header } from '../header/Header.tsx';
import { SessionStrip } from '../strip/SessionStrip.tsx';
import { DesktopFrame } from './DesktopFrame.tsx';

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

it('[LY-08] opens the drawer by its button and closes it by Escape, giving the focus back', async () => {
  const onCouponOpen = jest.fn();
  const { rerender } = render(
    <DesktopFrame header={null} coupon={<p>Bets</p>} couponCount={2} onCouponOpen={onCouponOpen}>
      Games
    </DesktopFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Coupon 2' }));
  expect(onCouponOpen).toHaveBeenLastCalledWith(true);

  rerender(
    <IntlProvider locale="en">
      <DesktopFrame header={null} coupon={<p>Bets</p>} couponCount={2} isCouponOpen onCouponOpen={onCouponOpen}>
        Games
      </DesktopFrame>
    </IntlProvider>,
  );
  fireEvent.keyDown(screen.getByText('Bets'), { key: 'Escape' });

  expect(onCouponOpen).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('button', { name: 'Coupon 2' })).toHaveFocus();
});

it('[LY-13] tells the facts of the session', () => {
  render(
    <SessionStrip
      facts={[
        { key: 'clock', value: '19:42', after: 'GMT+3' },
        { key: 'session', label: 'Session', value: '42 min' },
      ]}
    />,
  );

  expect(screen.getByRole('region', { name: 'This session' })).toHaveTextContent(/19:42GMT\+3Session42 min/);
});
