import { fireEvent, render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { BottomNavigation, CouponHandle } from './BottomNavigation.tsx';
import { MobileFrame } from './MobileFrame.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[LY-03] hides the bar on a scroll down and brings it back on a scroll up', () => {
  const { container } = render(
    <MobileFrame top={<p>Bar</p>} navigation={<p>Places</p>}>
      Games
    </MobileFrame>,
  );
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };

  scrollTo(400);
  expect(container.firstElementChild).toHaveAttribute('data-header', 'hidden');
  scrollTo(300);
  expect(container.firstElementChild).toHaveAttribute('data-header', 'shown');
});

it('[LY-01] links to pages and opens the coupon, whose count is announced', async () => {
  const onPress = jest.fn();
  render(
    <BottomNavigation
      items={[
        { key: 'live', name: 'Live', icon: null, href: '/en/live', isCurrent: true },
        { key: 'coupon', name: 'Coupon', icon: null, onPress, count: 4, isOpen: false },
      ]}
    />,
  );

  await userEvent.click(screen.getByRole('button', { name: '4 Coupon' }));

  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
});

it('the closed coupon opens on press, key and upward drag, but not on a downward drag or a tremble', async () => {
  const onClick = jest.fn();
  render(<CouponHandle count={2} title="Express" note="Total odds 3.42" onClick={onClick} />);
  const handle = screen.getByRole('button');
  // Pointer events of jsdom have no coordinates; mouse events do.
  const point = (type: string, clientY: number) => fireEvent(handle, new MouseEvent(type, { clientY, bubbles: true }));

  await userEvent.click(handle);
  handle.focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);

  point('pointerdown', 700);
  point('pointermove', 690);
  point('pointermove', 760);
  point('pointerup', 760);
  point('pointermove', 600);
  expect(onClick).toHaveBeenCalledTimes(2);

  point('pointerdown', 700);
  point('pointermove', 670);
  point('pointermove', 400);
  point('pointerup', 400);
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('the closed coupon shows its type and odds', () => {
  render(<CouponHandle count={2} title="Express" note="Total odds 3.42" />);

  expect(screen.getByRole('button')).toHaveTextContent('2ExpressTotal odds 3.42Open');
});
