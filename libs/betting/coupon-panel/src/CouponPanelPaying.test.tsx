import { balanceReceived } from '@touchline/account-state';
import { accountsOf, anAccount } from '@touchline/account-state/testing';
import { editCoupon } from '@touchline/betting-coupon-state';
import type { CouponToPlace } from '@touchline/betting-contract';
import { viewChanged } from '@touchline/shared-state';
import { answer } from '@touchline/shared-testing';
import { act, screen, within } from '@testing-library/react';
import { booked, button, createServer, open, openOptions, pass, quoted, freezeClock } from './coupon-panel.test.helper.tsx';

freezeClock();

it('[CP-32] offers prepaid money, uses it first, and keeps it selected while the stake is typed', async () => {
  const server = createServer();
  server.on('POST /web-api/coupon/quote', ({ body }) => answer(quoted(body, { availablePrepaidAmount: 5000 })));
  const placed: CouponToPlace[] = [];
  server.on('POST /web-api/coupon/place', ({ body }) => {
    placed.push(body as CouponToPlace);
    return answer(booked(body as CouponToPlace));
  });
  const { pick, user } = await open({ server });
  await pick(1);
  await openOptions(user);
  const choice = screen.getByRole('checkbox', { name: 'Use bet credit first: €50.00 available' });

  await user.click(choice);
  await user.clear(screen.getByRole('textbox', { name: 'Stake' }));
  expect(choice).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Stake' }), '60');
  await pass(500);
  await user.click(button());
  await pass(500);

  expect(placed).toMatchObject([{ amount: 6000, prepaidAmount: 5000 }]);
});

it("[CP-14] shows the player's own limit as the nearest when it is used most, and keeps the largest stake within it", async () => {
  const server = createServer();
  const own = [
    { limitType: 2, limit: 10_000, left: 2_500 },
    { limitType: 11, limit: 50_000, left: 50_000 },
  ];
  server.on('POST /web-api/coupon/quote', ({ body }) => answer(quoted(body, { playerLimits: own })));
  const { pick, user } = await open({ server });
  await pick(1);
  const coupon = screen.getByTestId('coupon');
  expect(coupon).toHaveTextContent('Nearest limit: your stake limit (7 days)€20.00 left');

  await user.click(screen.getByRole('button', { name: 'Max' }));
  await pass(500);

  expect(button()).toHaveTextContent('Place bet · €25.00');
  expect(coupon).toHaveTextContent('Nearest limit: your stake limit (7 days)€0.00 left');

  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await user.clear(stake);
  await user.type(stake, '25.01');
  await pass(500);
  expect(coupon).toHaveTextContent('Over your stake limit (7 days)€25.00 left');
  await user.click(button()); // the button changes the stake
  expect(stake).toHaveValue('25.00');
  expect(button()).toHaveTextContent('Place bet · €25.00');
});

it('[LIM-5] the button shows when a break ends, and places nothing', async () => {
  const server = createServer();
  const excludedUntil = Date.UTC(2026, 5, 2, 14, 5);
  server.on('POST /web-api/coupon/quote', ({ body }) => answer({ ...quoted(body), excludedUntil }));
  const { pick } = await open({ server });
  await pick(1);
  await pass(500);

  expect(button()).toHaveTextContent("You're on a break until");
  expect(button()).toHaveAttribute('aria-disabled', 'true');
});

it('[ID-29] the button says that the account may not bet, before it is pressed', async () => {
  const server = createServer();
  server.on('POST /web-api/coupon/quote', ({ body }) => answer({ ...quoted(body), isRestricted: true }));
  const { pick } = await open({ server });
  await pick(1);
  await pass(500);

  expect(button()).toHaveTextContent("We can't accept bets on this account. Contact support to find out why.");
  expect(button()).toHaveAttribute('aria-disabled', 'true');
});

it("[CP-14] names the player's limit that leaves too little for any stake, and offers no stake", async () => {
  const server = createServer();
  const own = [
    { limitType: 10, limit: 10_000, left: 19 },
    { limitType: 99, limit: 10_000, left: 0 },
  ];
  server.on('POST /web-api/coupon/quote', ({ body }) => answer(quoted(body, { playerLimits: own })));
  const { pick } = await open({ server });
  await pick(1);

  expect(button()).toHaveTextContent('€0.19 left of your loss limit (24 h)');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
});

it('[CP-32] changes a stake above the balance to an affordable one, per combination of a named system', async () => {
  const { pick, user, store } = await open();
  await pick(1);
  await pick(2);
  await pick(3);
  act(() => void store.dispatch(editCoupon({ kind: 'named-system', name: 'trixie' })));
  await pass(500);
  const stake = screen.getByRole('textbox', { name: 'Stake per combination' });
  await user.clear(stake);
  await user.type(stake, '300');
  await pass(500);

  expect(button()).toHaveTextContent('Change stake to €250.00');
  await user.click(button());
  expect(button()).toHaveTextContent('Place system · €1,000.00');
});

it('[CP-32] shows the available balance at the field of a stake above it, and no nearest limit', async () => {
  const { pick, user } = await open();
  await pick(1);
  const stake = screen.getByRole('textbox', { name: 'Stake' });

  await user.clear(stake);
  await user.type(stake, '1500');
  await pass(500);

  expect(stake).toHaveAccessibleDescription(expect.stringContaining('Insufficient balance. Available: €1,000.00'));
  expect(screen.getByTestId('coupon')).not.toHaveTextContent('Nearest limit');
});

it('[CP-28] an empty account can place a free bet, because the house pays its stake', async () => {
  const server = createServer();
  const none = { hyperBonusPercent: null, minHyperBonusBetLimit: null, maxHyperBonusLimit: null, expressBoost: null };
  const terms = { ...none, maxPayout: 10_000_000, isBonusBet: false, isVipBet: false, isOneClick: false };
  server.on('POST /web-api/coupon/quote', ({ body }) =>
    answer(quoted(body, { terms: { ...terms, promo: { code: 'FIRSTWHISTLE', effect: { kind: 'free-bet' } } } })),
  );
  const { pick, store } = await open({ server });
  act(() => void store.dispatch(balanceReceived({ accountId: 11, money: 0 })));
  await pick(1);

  expect(button()).toHaveTextContent('Place bet · €5.00');
});

it('[CP-13] shows a boost to the cent, and no cap if nothing was capped', async () => {
  const server = createServer();
  const none = { hyperBonusPercent: null, minHyperBonusBetLimit: null, maxHyperBonusLimit: null, promo: null };
  const expressBoost = { ladder: [{ fewestBets: 2, percent: 3 }], lowestCoef: 1_200 };
  server.on('POST /web-api/coupon/quote', ({ body }) =>
    answer(
      quoted(body, { terms: { ...none, maxPayout: 10_000_000, expressBoost, isBonusBet: false, isVipBet: false, isOneClick: false } }),
    ),
  );
  const { pick } = await open({ server });
  await pick(1, 1850);
  await pick(2, 1670);
  const coupon = screen.getByTestId('coupon');

  // 5.00 at 3.0895 is 15.4475; plus 3 % it is 15.910925.
  expect(coupon).toHaveTextContent('Stake × odds€15.44Boost +3%+€0.47');
  expect(coupon).not.toHaveTextContent('Capped at max payout');
  expect(coupon).toHaveTextContent('Potential winnings if all 2 win€15.91');
});

it('[BET-8] links to the deposit when the account cannot pay, with a link back to the coupon', async () => {
  const { pick, user, server, store } = await open();
  act(() => void store.dispatch(viewChanged({ language: 'en' })));
  await pick(1);
  server.on('POST /web-api/coupon/place', () => {
    // Another device has spent the balance in the meantime.
    store.dispatch(balanceReceived({ accountId: 11, money: 0 }));
    return answer({ status: 'rejected', reason: 'not-enough-money', bets: [], minBetAmount: 20, maxBetAmount: 200_000, coef: 1850 });
  });
  await user.click(button());
  await pass(50);

  const deposit = screen.getByRole('link', { name: 'Deposit' });

  expect(deposit).toHaveAttribute('href', '/en/office/recharge?returnUrl=%2Fen%2Fline%3Fa%3D1%23coupon');
});

describe('with two accounts', () => {
  const accounts = [anAccount({ label: 'First' }), anAccount({ id: 12, type: 9, money: 4_000, isActive: false, label: 'Second' })];
  const withTwo = () => {
    const server = createServer();
    server.on('GET /web-api/account/list', () => answer(accountsOf({ accounts })));
    const sent: CouponToPlace[] = [];
    server.on('POST /web-api/coupon/place', ({ body }) => {
      sent.push(body as CouponToPlace);
      return answer(booked(body as CouponToPlace));
    });
    return { server, sent };
  };

  it('[CP-32] pays from the chosen account, shows its balance, and limits the largest stake to it', async () => {
    const { server, sent } = withTwo();
    const { pick, user } = await open({ server });
    await pick(1);
    await openOptions(user);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Bet from' }), 'Second · €40.00');
    await pass(500);
    await user.click(screen.getByRole('button', { name: 'Max' }));
    await pass(500);
    await user.click(screen.getByTestId('place-bet'));
    await pass(200);

    expect(sent.map(({ accountId, amount }) => [accountId, amount])).toEqual([[12, 4_000]]);
  });

  it('[CP-32] shows balance, account selector and possible win only if the settings say so', async () => {
    const { pick, user } = await open({ server: withTwo().server });
    await pick(1);
    await openOptions(user);
    const coupon = screen.getByTestId('coupon');
    const shows = () => [
      within(coupon).queryByRole('combobox', { name: 'Bet from' }) !== null,
      coupon.textContent.includes('€1,000.00'),
      coupon.textContent.includes('Potential winnings €9.25'),
    ];
    expect(shows()).toEqual([true, true, true]);

    for (const name of ['Show account selector', 'Show the balance', 'Show potential winnings']) {
      await user.click(within(coupon).getByRole('switch', { name }));
      await pass(100);
    }

    expect(shows()).toEqual([false, false, false]);
  });
});
