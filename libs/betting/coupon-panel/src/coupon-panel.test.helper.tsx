import { accountModule } from '@touchline/account-state';
import { accountsOf } from '@touchline/account-state/testing';
import { historyModule } from '@touchline/betting-history-state';
import { aBookedBet, aBookedCoupon, historyOf } from '@touchline/betting-history-state/testing';
import { betToggled, couponModule } from '@touchline/betting-coupon-state';
import { aPick } from '@touchline/betting-coupon-state/testing';
import { sessionModule } from '@touchline/identity-state';
import type { CouponToPlace, PlaceAnswer, QuoteAnswer } from '@touchline/betting-contract';
import { createAppStore } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer, type FakeServer } from '@touchline/shared-testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { CouponPanel } from './CouponPanel.tsx';

const PLAYER = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;

/** The server's answer to a placement: one coupon with arbitrary figures. */
export function booked(body: CouponToPlace): PlaceAnswer {
  const bets = body.bets.map(({ outcomeId, coef }) => aBookedBet({ outcomeId, coef }));
  const { id, typeId, amount, coef } = body;
  const coupon = aBookedCoupon({ couponId: 90_017, id, typeId, amount, coef, placedAt: 1_795_000_001, bets });
  return { status: 'accepted', coupon, singles: [], balance: 99_500 };
}

/** The server's quote: every bet at the requested odds, stakes of 0.20 to 2,000.00. */
export function quoted(body: unknown, more: Partial<QuoteAnswer> = {}): QuoteAnswer {
  const bets = (body as CouponToPlace).bets.map(({ outcomeId, coef }) => ({ outcomeId, reason: null, coef, isLive: false }));
  return { bets, minBetAmount: 20, maxBetAmount: 200_000, maxPayout: 10_000_000, ...more };
}

export function createServer(): FakeServer {
  return createFakeServer({
    'GET /web-api/session': () => answer({ user_id: 7, serverTime: 0, startedAt: 1, previousLoginAt: null }),
    'GET /web-api/account/list': () => answer(accountsOf()),
    'GET /web-api/coupon/history': () => answer(historyOf()),
    'POST /web-api/coupon/quote': ({ body }) => answer(quoted(body)),
    'POST /web-api/coupon/place': ({ body }) => answer(booked(body as CouponToPlace)),
  });
}

function Place() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

let stop: () => void = () => undefined;
/** Advances the time and runs what was waiting. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const button = () => screen.getByTestId('place-bet');

/** Opens the options of the coupon, whose code is loaded then. */
export async function openOptions(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByText('Options'));
  await pass(0);
}

/** Renders the coupon on a separate page with session, account and coupon modules. */
export async function open({ server = createServer(), session = PLAYER as object } = {}) {
  const user = userEvent.setup({ advanceTimers: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)) });
  const store = createAppStore({
    ports: createFakePorts({ send: server.send }),
    preloaded: { session },
    modules: [sessionModule, accountModule, historyModule, couponModule],
  });
  store.start();
  stop = store.stop;
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={['/en/line?a=1']}>
          <Routes>
            <Route path="/en/line" element={<CouponPanel />} />
            <Route path="*" element={<Place />} />
          </Routes>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  await pass(0);
  const pick = async (id: number, coef = 1850) => {
    act(() => void store.dispatch(betToggled(aPick(id, { coef }))));
    await pass(500);
  };
  return { store, user, pick, server };
}

/** Gives each test of the file its own page and a fake clock. */
export function freezeClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_795_000_000_000 });
  });
  afterEach(() => {
    cleanup();
    stop();
    jest.useRealTimers();
  });
}
