import { accountModule } from '@touchline/account-state';
import { betToggled, couponModule } from '@touchline/betting-coupon-state';
import { aPick } from '@touchline/betting-coupon-state/testing';
import { sessionModule } from '@touchline/identity-state';
import type { BookedCoupon, CouponToPlace, PlaceAnswer } from '@touchline/shared-contract';
import { createAppStore } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer, type FakeServer } from '@touchline/shared-testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { CouponPanel } from './CouponPanel.tsx';

const PLAYER = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;

/** What the server books of a request: one coupon, whose numbers nobody looks at but where a test says so. */
export function booked(body: CouponToPlace): PlaceAnswer {
  const bets = body.bets.map((bet) => ({
    ...bet,
    marketTypeId: 1,
    outcomeTypeId: 1,
    param: null,
    outcomeName: null,
    sportId: 1,
    champId: 5,
    champName: 'Coast League',
    opponent1: 'Harbour Town',
    opponent2: 'Mill United',
    startAt: 1,
    isLive: false,
    subKind: null,
    coefSeen: bet.coef,
    scoreAtPlacement: null,
    result: null,
    statusId: -1,
  }));
  const coupon = {
    couponId: 90017,
    id: body.id,
    accountId: 11,
    typeId: body.typeId,
    systemValue: null,
    currencyIso: 'EUR',
    exponent: 2,
    amount: body.amount,
    coef: body.coef,
    possibleWin: 925,
    placedAt: 1_795_000_001,
    bets,
    state: 'open',
    payout: null,
    settledAt: null,
  } as BookedCoupon;
  return { status: 'accepted', coupon, singles: [], balance: 99_500 };
}

export function createServer(): FakeServer {
  return createFakeServer({
    'GET /web-api/session': () => answer({ user_id: 7, serverTime: 0, startedAt: 1, previousLoginAt: null }),
    'GET /web-api/account/list': () =>
      answer({
        accounts: [
          { id: 11, type: 0, iso: 'EUR', symbol: '€', exponent: 2, money: 100_000, currencyId: 1, isActive: true, label: '', points: 0 },
        ],
        session: { startedAt: 1, staked: 0, returned: 0, net: 0, iso: 'EUR' },
        openCoupons: 0,
      }),
    'GET /web-api/coupon/history': () =>
      answer({ coupons: [], nextCursor: null, totals: { count: 0, staked: 0, returned: 0, net: 0, currencyIso: 'EUR', exponent: 2 } }),
    'POST /web-api/coupon/quote': ({ body }) =>
      answer({
        bets: (body as CouponToPlace).bets.map(({ outcomeId, coef }) => ({ outcomeId, reason: null, coef, isLive: false })),
        minBetAmount: 20,
        maxBetAmount: 200_000,
        maxPayout: 10_000_000,
      }),
    'POST /web-api/coupon/place': ({ body }) => answer(booked(body as CouponToPlace)),
  });
}

function Place() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

let stop: () => void = () => undefined;
/** Time goes by, and what waits for it happens. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const button = () => screen.getByTestId('place-bet');

/** The coupon on a page of its own, with the session, the account and the coupon of the shell. */
export async function open({ server = createServer(), session = PLAYER as object } = {}) {
  const user = userEvent.setup({ advanceTimers: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)) });
  const store = createAppStore({
    ports: createFakePorts({ send: server.send }),
    preloaded: { session },
    modules: [sessionModule, accountModule, couponModule],
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

/** Each test of the file has its own page and a clock that stands still. */
export function standStill(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_795_000_000_000 });
  });
  afterEach(() => {
    cleanup();
    stop();
    jest.useRealTimers();
  });
}
