import { couponModule } from '@touchline/betting-coupon-state';
import { createAppStore, createServerPorts, type KeyValueStore } from '@touchline/shared-state';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { CouponSlot } from './CouponSlot.tsx';

let makePanel: () => () => React.JSX.Element;
jest.mock(
  '@touchline/betting-coupon-panel',
  () => ({
    get CouponPanel() {
      return makePanel();
    },
  }),
  { virtual: true },
);

const Coupon = () => <p>the coupon</p>;
const gone = () => {
  throw new TypeError('chunk is gone');
};

function draw({ isOpened = false } = {}) {
  const report = jest.fn();
  const ports = createServerPorts({
    send: () => new Promise(() => undefined),
    origin: 'http://shop.test',
    report,
    now: () => 1_700_000_000_000,
  });
  // Reloads cannot be recorded here, so the page never reloads.
  const storage: KeyValueStore = { ...ports.storage, set: () => false };
  const store = createAppStore({ ports: { ...ports, storage }, modules: [couponModule] });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" onError={() => undefined}>
        <CouponSlot isOpened={isOpened} />
      </IntlProvider>
    </Provider>,
  );
  return { report };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('[REM-1] loads the coupon when the page is idle', async () => {
  makePanel = () => Coupon;
  draw();

  await pass(1_499);
  expect(screen.queryByText('the coupon')).toBeNull();
  await pass(1);

  expect(screen.getByText('the coupon')).toBeInTheDocument();
});

it('loads the coupon at once when it is opened', async () => {
  makePanel = () => Coupon;
  draw({ isOpened: true });

  await pass(0);

  expect(screen.getByText('the coupon')).toBeInTheDocument();
});

it('[RM-06] [REM-4] retries a missing chunk once, then offers a retry', async () => {
  makePanel = gone;
  const { report } = draw();

  await pass(2_500);
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load");
  expect(report.mock.calls).toEqual([['chunk-failed', { name: 'coupon', code: 'NetworkError' }]]);
  makePanel = () => Coupon;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(1_500);

  expect(screen.getByText('the coupon')).toBeInTheDocument();
});

it('[REM-1] shows an error in place of a coupon that throws, and nowhere else', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  makePanel = () => () => {
    throw new RangeError('no odds');
  };
  const { report } = draw();

  await pass(1_500);

  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load");
  expect(report.mock.calls).toEqual([['coupon-threw', { code: 'RangeError' }]]);
  silence.mockRestore();
});
