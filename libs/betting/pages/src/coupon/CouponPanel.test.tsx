import { accountModule, balanceReceived } from '@touchline/account-state';
import { betToggled, couponModule, pricesSeen, selectCouponBets } from '@touchline/betting-coupon-state';
import { aPick } from '@touchline/betting-coupon-state/testing';
import { sessionModule } from '@touchline/identity-state';
import type { BookedCoupon, CouponToPlace, PlaceAnswer } from '@touchline/shared-contract';
import { createAppStore, viewChanged } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer, type FakeServer } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { CouponPanel } from './CouponPanel.tsx';

const player = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;

function booked(body: CouponToPlace): PlaceAnswer {
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

function createServer(): FakeServer {
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

/** Chance that repeats itself: whole numbers from 0 up to but without `below`. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

let stop: () => void = () => undefined;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByTestId('place-bet');

async function open({ server = createServer(), session = player as object } = {}) {
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

beforeEach(() => {
  jest.useFakeTimers({ now: 1_795_000_000_000 });
});
afterEach(() => {
  cleanup();
  stop();
  jest.useRealTimers();
});

it('[CP-02] an empty coupon says how to fill it', async () => {
  await open();

  expect(screen.getByTestId('coupon')).toHaveTextContent('The coupon is empty');
});

it('[CP-26] [BET-11] one press places the single and shows its receipt to the second, and the coupon is free again', async () => {
  const { pick, user, server } = await open();
  await pick(1);
  expect(screen.getByTestId('coupon-bet-1')).toHaveTextContent('1.85');
  expect(button()).toHaveTextContent('Place bet for €5.00');
  expect(screen.getByTestId('coupon')).toHaveTextContent('Possible win €9.25');

  await user.click(button());
  await pass(200);

  const receipt = screen.getByTestId('receipt');
  for (const text of ['90017', '€5.00', '1.85', '€9.25', 'Nov 18, 2026', 'UTC']) expect(receipt).toHaveTextContent(text);
  expect(server.count('POST /web-api/coupon/place')).toBe(1);

  await user.click(within(receipt).getByRole('button', { name: 'Done' }));
  expect(screen.getByTestId('coupon')).toHaveTextContent('The coupon is empty');
});

it('[CP-01] two bets make an express with its total odds; the player may choose singles', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2, 2000);
  expect(button()).toHaveTextContent('Place express for €5.00');
  expect(screen.getByTestId('coupon')).toHaveTextContent('Total odds3.70');

  await user.click(screen.getByRole('radio', { name: 'Singles' }));
  await pass(500);

  expect(button()).toHaveTextContent('Place 2 singles for €10.00');
  await user.type(screen.getAllByRole('textbox', { name: /^Stake for / })[0]!, '7.50');
  expect(button()).toHaveTextContent('Place 2 singles for €12.50');
});

it('[MON-6] takes the stake as people type it, and says when it is no amount', async () => {
  const { pick, user } = await open();
  await pick(1);
  const stake = screen.getByRole('textbox', { name: 'Stake' });

  await user.clear(stake);
  expect(button()).toHaveTextContent('Enter a stake');
  await user.type(stake, '12,5');
  expect(button()).toHaveTextContent('Place bet for €12.50');
  await user.type(stake, 'x');
  expect(stake).toBeInvalid();
  expect(button()).toHaveTextContent('Enter a stake');
});

it('[CP-14] offers the least stake instead of refusing', async () => {
  const { pick, user } = await open();
  await pick(1);
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await user.clear(stake);
  await user.type(stake, '0.1');

  await user.click(button());

  expect(button()).toHaveTextContent('Place bet for €0.20');
});

it('[CP-25] a worse price is shown beside the old one and is placed only after it was accepted', async () => {
  const { pick, user, store, server } = await open();
  await pick(1);
  act(() => void store.dispatch(pricesSeen([{ outcomeId: 1, coef: 1800, isBlocked: false }])));
  const bet = screen.getByTestId('coupon-bet-1');
  expect(bet).toHaveTextContent('1.80');
  expect(bet).toHaveTextContent('was 1.85');
  expect(button()).toHaveTextContent('Accept 1 new price');

  await user.click(button());
  expect(server.count('POST /web-api/coupon/place')).toBe(0);
  expect(button()).toHaveTextContent('Place bet for €5.00');
});

it('[CP-32] prepaid money is offered, goes first, and stays chosen while the stake is typed', async () => {
  const server = createServer();
  const quoted = { minBetAmount: 20, maxBetAmount: 200_000, maxPayout: 10_000_000, availablePrepaidAmount: 5000 };
  server.on('POST /web-api/coupon/quote', ({ body }) =>
    answer({
      ...quoted,
      bets: (body as CouponToPlace).bets.map(({ outcomeId, coef }) => ({ outcomeId, reason: null, coef, isLive: false })),
    }),
  );
  const placed: CouponToPlace[] = [];
  server.on('POST /web-api/coupon/place', ({ body }) => {
    placed.push(body as CouponToPlace);
    return answer(booked(body as CouponToPlace));
  });
  const { pick, user } = await open({ server });
  await pick(1);
  const choice = screen.getByRole('checkbox', { name: 'Use prepaid money first: €50.00 available' });

  await user.click(choice);
  await user.clear(screen.getByRole('textbox', { name: 'Stake' }));
  expect(choice).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Stake' }), '60');
  await pass(500);
  await user.click(button());
  await pass(500);

  expect(placed).toMatchObject([{ amount: 6000, prepaidAmount: 5000 }]);
});

/** A tenth in every run; all of them in `npm run test:long -- coupon`. */
const trials = process.env['TOUCHLINE_LONG'] === '1' ? 200 : 20;
const TRIALS_MS = trials * 3_000;

it(
  '[ODD-2] a price that moves under the finger is marked by text and sign, and the press that began before counts for nothing',
  async () => {
    const { pick, store, server } = await open();
    await pick(1, 20_000);
    const bet = screen.getByTestId('coupon-bet-1');
    const press = () => (fireEvent.pointerDown(button()), fireEvent.click(button()));

    for (let trial = 1; trial <= trials; trial += 1) {
      fireEvent.pointerDown(button());
      act(() => void store.dispatch(pricesSeen([{ outcomeId: 1, coef: 20_000 - trial * 50, isBlocked: false }])));
      fireEvent.click(button());
      await pass(400);
      expect(server.count('POST /web-api/coupon/place')).toBe(0);
      expect(bet).toHaveTextContent(`was ${((20_050 - trial * 50) / 1000).toFixed(2)}`);
      expect(within(bet).getByRole('img', { name: 'down' })).toBeVisible();
      press(); // takes the new price
      await pass(400);
      expect(button()).toHaveTextContent('Place bet for €5.00');
    }

    press();
    await pass(500);
    expect(server.count('POST /web-api/coupon/place')).toBe(1);
  },
  TRIALS_MS,
);

it(
  '[BET-3] any burst of presses, taps and keys makes one request and one receipt',
  async () => {
    const random = chance(17);
    const { pick, server } = await open();
    server.on('POST /web-api/coupon/place', async ({ body }) => {
      await new Promise((resume) => setTimeout(resume, random(600)));
      return answer(booked(body as CouponToPlace));
    });
    const gestures: readonly ((on: HTMLElement) => void)[] = [
      (on) => (fireEvent.pointerDown(on), fireEvent.click(on)),
      (on) => (fireEvent.pointerDown(on), fireEvent.click(on), fireEvent.pointerDown(on), fireEvent.click(on), fireEvent.dblClick(on)),
      (on) => (fireEvent.keyDown(on, { key: 'Enter' }), fireEvent.click(on)),
      (on) => (fireEvent.touchStart(on), fireEvent.pointerDown(on, { pointerType: 'touch' }), fireEvent.touchEnd(on), fireEvent.click(on)),
      (on) => Array.from({ length: 20 }, () => (fireEvent.pointerDown(on), fireEvent.click(on))),
    ];

    for (let trial = 1; trial <= trials; trial += 1) {
      await pick(trial);
      for (let presses = 1 + random(5); presses > 0; presses -= 1) {
        const on = screen.queryByTestId('place-bet');
        if (on !== null) gestures[random(gestures.length)]?.(on);
        await pass(random(200));
      }
      // A burst of which every press fell on something else would prove nothing.
      if (server.count('POST /web-api/coupon/place') < trial) fireEvent.click(button());
      await pass(1_000);
      expect(server.count('POST /web-api/coupon/place')).toBe(trial);
      fireEvent.click(within(screen.getByTestId('receipt')).getByRole('button', { name: 'Done' }));
      await pass(200);
    }
  },
  TRIALS_MS,
);

it('[CP-29] a locked bet says why, and the button removes exactly it; it can be brought back', async () => {
  const { pick, user, store } = await open();
  await pick(1);
  await pick(2);
  act(() => void store.dispatch(pricesSeen([{ outcomeId: 2, coef: 1850, isBlocked: true }])));
  expect(screen.getByTestId('coupon-bet-2')).toHaveTextContent('Locked: this price is paused');
  expect(button()).toHaveTextContent('Remove locked B, keep 1');

  await user.click(button());
  expect(screen.queryByTestId('coupon-bet-2')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bring back' }));
  expect(selectCouponBets(store.getState()).map(({ outcomeId }) => outcomeId)).toEqual([1, 2]);
});

it('[BET-8] a refusal is told in words with the next step', async () => {
  const { pick, user, server } = await open();
  await pick(1);
  server.on('POST /web-api/coupon/place', () =>
    answer({ status: 'rejected', reason: 'max-payout', bets: [], minBetAmount: 20, maxBetAmount: 100, coef: 1850 }),
  );

  await user.click(button());
  await pass(50);

  expect(screen.getByRole('alert')).toHaveTextContent(
    'Nothing was placed. This coupon would pay more than the largest payout. Lower the stake',
  );
});

it('[BET-8] while nobody knows, the coupon says so and cannot be placed again', async () => {
  const { pick, user, server } = await open();
  await pick(1);
  server.on('POST /web-api/coupon/place', () => {
    throw new TypeError('Failed to fetch');
  });
  server.on('GET /web-api/coupon/status/*', () => answer({ status: 'pending' }));

  await user.click(button());
  await pass(5_000);
  await user.click(button());

  expect(screen.getByTestId('coupon')).toHaveTextContent('No answer yet.');
  expect(button()).toHaveTextContent('Checking whether it was placed');
  expect(server.count('POST /web-api/coupon/place')).toBe(1);
});

it('[GD-17] a visitor is taken to the sign-in page and back to where they were', async () => {
  const { pick, user } = await open({ session: { status: 'visitor' } });
  await pick(1);
  expect(button()).toHaveTextContent('Sign in to place');

  await user.click(button());

  expect(screen.getByText(/returnUrl=%2Fen%2Fline%3Fa%3D1/)).toBeInTheDocument();
});

it('[A11Y-2] keeps the focus in the coupon when a bet is removed', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2);
  const remove = within(screen.getByTestId('coupon-bet-1')).getByRole('button', { name: /^Remove / });
  remove.focus();

  await user.keyboard('{Enter}');

  expect(screen.queryByTestId('coupon-bet-1')).toBeNull();
  expect(screen.getByTestId('coupon')).toContainElement(document.activeElement as HTMLElement);
});

it('[BET-8] an account that can not pay leads to the deposit, and from there back to the coupon', async () => {
  const { pick, user, server, store } = await open();
  act(() => void store.dispatch(viewChanged({ language: 'en' })));
  await pick(1);
  server.on('POST /web-api/coupon/place', () => {
    // Another device has spent it meanwhile.
    store.dispatch(balanceReceived({ accountId: 11, money: 0 }));
    return answer({ status: 'rejected', reason: 'not-enough-money', bets: [], minBetAmount: 20, maxBetAmount: 200_000, coef: 1850 });
  });
  await user.click(button());
  await pass(50);

  const deposit = within(screen.getByRole('alert')).getByRole('link', { name: 'Deposit' });

  expect(deposit).toHaveAttribute('href', '/en/office/recharge?returnUrl=%2Fen%2Fline%3Fa%3D1%23coupon');
});

it('[A11Y-2] keeps the focus in the coupon when its control goes: bets brought back, a coupon placed, a receipt put away', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2);
  await user.click(within(screen.getByTestId('coupon-bet-1')).getByRole('button', { name: /^Remove / }));
  const isInside = () => screen.getByTestId('coupon').contains(document.activeElement);
  const press = async (control: HTMLElement) => {
    control.focus();
    await user.keyboard('{Enter}');
    await pass(500);
    expect(control).not.toBeInTheDocument();
  };

  await press(screen.getByRole('button', { name: 'Bring back' }));
  expect(isInside()).toBe(true);
  await press(button());
  expect(screen.getByRole('group', { name: 'Bet placed' })).toBeInTheDocument();
  expect(isInside()).toBe(true);
  await press(screen.getByRole('button', { name: 'Done' }));
  expect(isInside()).toBe(true);
});

it('[A11Y-2] keeps the focus when the notice that has it goes by itself', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2);
  await user.click(within(screen.getByTestId('coupon-bet-1')).getByRole('button', { name: /^Remove / }));
  const back = screen.getByRole('button', { name: 'Bring back' });
  back.focus();

  await pass(60_000);

  expect(back).not.toBeInTheDocument();
  expect(screen.getByTestId('coupon')).toHaveFocus();
});

it('[A11Y-3] bets that come and go are told once, and a price that does not stop moving is told once', async () => {
  const { pick, user, store } = await open();
  const spoken: string[] = [];
  const listen = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status], [role=alert]');
      const text = region?.textContent.trim() ?? '';
      if (region != null && text !== '' && spoken.at(-1) !== text) spoken.push(text);
    }
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element)
        for (const region of [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role=status], [role=alert]')))
          if (region.textContent !== '' && spoken.at(-1) !== region.textContent.trim()) spoken.push(region.textContent.trim());
  });
  listen.observe(document.body, { childList: true, characterData: true, subtree: true });
  await pick(1);
  await pick(2);
  await user.click(within(screen.getByTestId('coupon-bet-2')).getByRole('button', { name: /^Remove / }));
  await pass(500);
  expect(spoken).toEqual(['1 bet in the coupon', '2 bets in the coupon', '1 bet was removed.Bring back']);

  spoken.length = 0;
  for (let coef = 1840; coef > 1640; coef -= 10) {
    act(() => void store.dispatch(pricesSeen([{ outcomeId: 1, coef, isBlocked: false }])));
    await pass(250);
  }
  listen.disconnect();
  expect(spoken).toEqual(['1 price changed']);
});

it('[CP-27] [MON-6] a stake of one single that is too small says so at its own field', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2);
  await user.click(screen.getByRole('radio', { name: 'Singles' }));
  await pass(500);
  const [first, second] = screen.getAllByRole('textbox', { name: /^Stake for / });

  await user.type(first!, '0.01');

  expect(first).toBeInvalid();
  expect(first).toHaveAccessibleDescription('The least is €0.20');
  expect(second).toBeValid();
});

describe('with two accounts', () => {
  const account = { iso: 'EUR', symbol: '€', exponent: 2, currencyId: 1, points: 0 };
  const ACCOUNTS = [
    { ...account, id: 11, type: 0, money: 100_000, isActive: true, label: 'First' },
    { ...account, id: 12, type: 9, money: 4_000, isActive: false, label: 'Second' },
  ];
  const withTwo = () => {
    const server = createServer();
    server.on('GET /web-api/account/list', () =>
      answer({ accounts: ACCOUNTS, session: { startedAt: 1, staked: 0, returned: 0, net: 0, iso: 'EUR' }, openCoupons: 0 }),
    );
    const sent: CouponToPlace[] = [];
    server.on('POST /web-api/coupon/place', ({ body }) => {
      sent.push(body as CouponToPlace);
      return answer(booked(body as CouponToPlace));
    });
    return { server, sent };
  };

  it('[CP-32] the chosen account pays, with its balance beside it; the largest stake is what it can pay', async () => {
    const { server, sent } = withTwo();
    const { pick, user } = await open({ server });
    await pick(1);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Pay from' }), 'Second · €40.00');
    await pass(500);
    await user.click(screen.getByRole('button', { name: 'Max' }));
    await pass(500);
    await user.click(screen.getByTestId('place-bet'));
    await pass(200);

    expect(sent.map(({ accountId, amount }) => [accountId, amount])).toEqual([[12, 4_000]]);
  });

  it('[CP-32] balance, choice of account and possible win are shown only while the settings say so', async () => {
    const { pick, user } = await open({ server: withTwo().server });
    await pick(1);
    const coupon = screen.getByTestId('coupon');
    const shows = () => [
      within(coupon).queryByRole('combobox', { name: 'Pay from' }) !== null,
      coupon.textContent.includes('€1,000.00'),
      coupon.textContent.includes('Possible win €9.25'),
    ];
    expect(shows()).toEqual([true, true, true]);

    for (const name of ['Show the choice of account', 'Show the balance', 'Show the possible win']) {
      await user.click(within(coupon).getByRole('switch', { name }));
      await pass(100);
    }

    expect(shows()).toEqual([false, false, false]);
  });
});

it('[AC-05] my bets shows what waits for a result', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('tab', { name: /My bets/ }));
  await pass(500);

  expect(screen.getByTestId('coupon')).toHaveTextContent('No coupon waits for a result');
});
