import { accountModule } from '@touchline/account-state';
import { historyModule } from '@touchline/betting-history-state';
import { aBookedBet, aBookedCoupon } from '@touchline/betting-history-state/testing';
import { OUTCOME } from '@touchline/betting-rules';
import { sessionModule } from '@touchline/identity-state';
import type { BookedCoupon } from '@touchline/betting-contract';
import { createAppStore, viewChanged } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer, type FakeServer } from '@touchline/shared-testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { PrintCouponPage } from './PrintCouponPage.tsx';

const ID = '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11';
const aBet = (outcomeId: number, opponent1: string) =>
  aBookedBet({ gameId: outcomeId, outcomeId, outcomeTypeId: OUTCOME.HomeWin, opponent1, opponent2: 'Carrow Town', coef: 2000 });
const BETS = [aBet(1, 'Lindholm'), aBet(2, 'Mill United'), aBet(3, 'Harwick')];
const aCoupon = (couponId: number, over: Partial<BookedCoupon> = {}) =>
  aBookedCoupon({ couponId, id: ID, coef: 2000, possibleWin: 1000, bets: BETS.slice(0, 1), ...over });
const part = (line: number, of: number, blockId: number) => ({ part: { line, of, blockId } });

let stop: () => void = () => undefined;

async function open(server: FakeServer) {
  jest.useFakeTimers();
  const store = createAppStore({
    ports: createFakePorts({ send: server.send }),
    preloaded: { session: { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } },
    modules: [sessionModule, accountModule, historyModule],
  });
  store.dispatch(viewChanged({ language: 'en' }));
  store.start();
  stop = store.stop;
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC" onError={() => undefined}>
        <MemoryRouter initialEntries={['/en/print-coupon/90001']}>
          <Routes>
            <Route path="/en/print-coupon/:couponId" element={<PrintCouponPage />} />
          </Routes>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
}
const placed = (first: BookedCoupon, receipt?: { coupon: BookedCoupon; lines: BookedCoupon[] }): FakeServer =>
  createFakeServer({
    'GET /web-api/session': () => answer({ user_id: 7, serverTime: 0, startedAt: 1, previousLoginAt: null }),
    'GET /web-api/coupon/90001': () => answer(first),
    [`GET /web-api/coupon/receipt/${ID}`]: () => (receipt === undefined ? new Response(null, { status: 503 }) : answer(receipt)),
  });
const rows = () =>
  within(screen.getByTestId('printed-lines'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  stop();
  jest.useRealTimers();
});

it('[CP-30] prints a single coupon with its odds and without a list of parts', async () => {
  await open(placed(aCoupon(90_001)));

  const paper = screen.getByTestId('printed-coupon');
  for (const text of ['touchline.test', '90001', 'Single', '€5.00', '€10.00', 'Total odds2.00', 'Coast League'])
    expect(paper).toHaveTextContent(text);
  expect(screen.queryByTestId('printed-lines')).toBeNull();
});

it('[CP-27] [CP-30] prints each coupon of a request with its number, and their sums', async () => {
  const lines = [
    aCoupon(90_001, { ...part(0, 3, 1), typeId: 1, bets: BETS.slice(0, 2), amount: 500, possibleWin: 2000 }),
    aCoupon(90_002, { ...part(1, 3, 2), bets: BETS.slice(2), amount: 300, possibleWin: 600 }),
    aCoupon(90_003, { ...part(2, 3, 3), bets: BETS.slice(0, 1), amount: 200, possibleWin: 400 }),
  ];
  await open(placed(lines[0]!, { coupon: aCoupon(90_001, { typeId: 1, bets: BETS, amount: 1000, possibleWin: 3000 }), lines }));

  expect(rows()).toEqual([
    'BetStakePotential winnings',
    'Express · 2 selections A, BBet #90001€5.00€20.00',
    'Single CBet #90002€3.00€6.00',
    'Single ABet #90003€2.00€4.00',
    'Total, 3 bets€10.00€30.00',
  ]);
  const paper = screen.getByTestId('printed-coupon');
  expect(paper).toHaveTextContent('Type3 blocks');
  expect(paper).not.toHaveTextContent('Total odds');
  expect(within(paper).getAllByRole('listitem')).toHaveLength(3);
});

it('[CP-30] prints the payout of each part next to its possible win', async () => {
  const lines = [
    aCoupon(90_001, { ...part(0, 2, 1), state: 'won', payout: 1000, settledAt: 1_790_000_900 }),
    aCoupon(90_002, { ...part(1, 2, 2), bets: BETS.slice(1, 2), state: 'open' }),
  ];
  await open(placed(lines[0]!, { coupon: aCoupon(90_001, { typeId: 9, bets: BETS.slice(0, 2), amount: 1000, possibleWin: 2000 }), lines }));

  expect(rows()).toEqual([
    'BetStakePotential winningsReturns',
    'Single ABet #90001€5.00€10.00€10.00',
    'Single BBet #90002€5.00€10.00–',
    'Total, 2 bets€10.00€20.00–',
  ]);
});

it('[CP-30] does not print a part as the whole when the rest cannot be loaded', async () => {
  await open(placed(aCoupon(90_001, part(0, 2, 1))));
  expect(screen.queryByTestId('printed-coupon')).toBeNull();

  const user = userEvent.setup({ advanceTimers: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)) });
  await user.click(screen.getByRole('button'));

  expect(screen.queryByTestId('printed-coupon')).toBeNull();
});
