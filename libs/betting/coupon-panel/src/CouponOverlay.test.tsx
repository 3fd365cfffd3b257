import { betToggled, couponModule } from '@touchline/betting-coupon-state';
import { aPick } from '@touchline/betting-coupon-state/testing';
import { createAppStore, viewChanged } from '@touchline/shared-state';
import { createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { CouponOverlay } from './CouponOverlay.tsx';
import { CouponPanel } from './CouponPanel.tsx';

const MINUTES_5 = 300_000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Minimal shell: renders the coupon when the fragment asks for it. */
function Page() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      {hash === '#coupon' && <CouponPanel />}
      <CouponOverlay />
    </>
  );
}

function open() {
  const user = userEvent.setup({ advanceTimers: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)) });
  const store = createAppStore({ ports: createFakePorts({ send: createFakeServer({}).send }), modules: [couponModule] });
  store.start();
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={['/en/line?a=1']}>
          <Routes>
            <Route path="*" element={<Page />} />
          </Routes>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { store, user };
}

beforeEach(() => void jest.useFakeTimers({ now: 1_795_000_000_000 }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('[CP-20] reminds of a bet left for five minutes; a click opens the coupon and ends the reminder', async () => {
  const { store, user } = open();
  act(() => void store.dispatch(betToggled(aPick(4))));
  await pass(MINUTES_5 - 1);
  expect(screen.queryByTestId('coupon-reminder')).toBeNull();
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('You have 1 selection in your coupon.');

  await user.click(screen.getByRole('button', { name: 'Open coupon' }));
  await pass(0);

  expect(screen.getByTestId('coupon-bet-4')).toBeInTheDocument();
  expect(screen.getByText('/en/line?a=1')).toBeInTheDocument();
  expect(screen.queryByTestId('coupon-reminder')).toBeNull();
  store.stop();
});

it('[A11Y-3] on phones announces each added bet over the page, and not again in the sheet that opens', async () => {
  const { store, user } = open();
  act(() => void store.dispatch(viewChanged({ build: 'mobile' })));
  act(() => void store.dispatch(betToggled(aPick(4))));
  act(() => void store.dispatch(betToggled(aPick(5))));
  expect(screen.getByRole('status')).toHaveTextContent('2 selections in your coupon');

  await pass(MINUTES_5);
  await user.click(screen.getByRole('button', { name: 'Open coupon' }));
  await pass(0);

  expect(screen.getAllByText('2 selections in your coupon')).toHaveLength(1);
  store.stop();
});

it('[CP-20] a dismissed reminder does not appear again for the same bets', async () => {
  const { store, user } = open();
  act(() => void store.dispatch(betToggled(aPick(4))));
  await pass(MINUTES_5);

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await pass(3 * MINUTES_5);

  expect(screen.queryByTestId('coupon-reminder')).toBeNull();
  store.stop();
});
