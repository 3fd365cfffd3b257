import { accountModule } from '@touchline/account-state';
import { historyModule } from '@touchline/betting-history-state';
import { aBookedBet, aBookedCoupon } from '@touchline/betting-history-state/testing';
import { aGamesAnswer, aLiveGame } from '@touchline/betting-line-state/testing';
import { marketTypeId, OUTCOME } from '@touchline/betting-rules';
import { sessionModule } from '@touchline/identity-state';
import type { BookedBet, BookedCoupon } from '@touchline/betting-contract';
import { createAppStore, viewSlice } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { CouponCard } from '@touchline/betting-booked-coupon';
import { useBookedWords } from '@touchline/betting-names';
import { OpenBets } from './OpenBets.tsx';

const OFFERS = 'GET /web-api/coupon/cash-outs';
const session = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const bet = aBookedBet({
  ...{ gameId: 1, isLive: true, statusId: -2, coef: 2000, opponent1: 'Harbour City', opponent2: 'Northfield United' },
  ...{ marketTypeId: marketTypeId('result', 0, 'score'), outcomeTypeId: OUTCOME.AwayWin },
});
const coupon = aBookedCoupon({ couponId: 80, amount: 1000, possibleWin: 2000, bets: [bet] });
const offer = {
  ...{ offer: 1228, fair: 1280, margin: 40, stakeLeft: 1000, possibleWin: 2000, delayMs: 2000, quote: 'sealed', quoteEndsAt: 9 },
  bets: [{ outcomeId: 3, coef: 1500, fairCoef: 1563, chance: 640_000, returned: 0 }],
};
const offersAnswer = (more = {}) => answer({ servedAt: 1, coupons: [{ couponId: 80, offer, problem: null, atLeast: null, ...more }] });
const pass = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(coupons: BookedCoupon[], offers = () => offersAnswer(), game = aLiveGame({ id: 1 })) {
  const server = createFakeServer({
    [OFFERS]: offers,
    'GET /bff-api/feed/live/games': () => answer(aGamesAnswer({ games: [game] })),
  });
  const ports = createFakePorts({ send: server.send });
  const modules = [() => ({ name: 'view', slices: [viewSlice] }), sessionModule, accountModule, historyModule];
  const store = createAppStore({ ports, modules, preloaded: { session } });
  store.start();
  const shown = render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <OpenBets coupons={coupons} Card={CouponCard} useWords={useBookedWords} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  await pass();
  return { server, store, shown };
}

/** Opens the part and the rule. */
const openMore = () => fireEvent.click(screen.getByRole('button', { name: 'Cash out a part, or automatically', expanded: false }));

describe('open bets', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('[AC-05] shows each open selection with its odds, its score and what it still needs', async () => {
    const { store } = await open([coupon]);
    const legs = screen.getByRole('list', { name: 'Open selections' });
    expect(within(legs).getByText('2,00')).toBeInTheDocument();
    expect(within(legs).getByText('1:0')).toBeInTheDocument();
    expect(within(legs).getByText(/^Needs 2 more from/)).toHaveTextContent('Needs 2 more from Northfield United');
    expect(within(legs).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/live/all/1-football/4/1-harbour-city'));
    store.stop();
  });

  it('[AC-05] shows the offer next to the fair value, the margin, and the payout if the coupon stays open', async () => {
    const { store } = await open([coupon]);
    expect(screen.getByRole('button', { name: 'Cash out €12.28' })).toBeEnabled();
    const meter = screen.getByLabelText('Share of the fair value that is offered');
    expect(meter).toHaveAttribute('value', '0.959375');
    expect(meter.parentElement).toHaveTextContent('Fair value€12.80Offer€12.28Margin (4%)€0.52');
    expect(meter.parentElement).toHaveTextContent('Let it run: €20.00 if all selections win.');
    const chances = screen.getByText(/^On average/);
    expect(chances).not.toBeVisible();
    openMore();
    expect(chances).toBeVisible();
    expect(chances).toHaveTextContent('On average, this bet is worth €12.80: the chance that all open selections win is about 64%.');
    expect(chances.parentElement).not.toHaveTextContent('is void');
    expect(screen.getByText(/^Live bets take 2 s/)).toBeInTheDocument();
    store.stop();
  });

  it('[AC-05] says how likely a stake is returned, where it can be', async () => {
    const bets = [
      { outcomeId: 3, coef: 1750, fairCoef: 1833, chance: 480_000, returned: 120_000 },
      { outcomeId: 4, coef: 1900, fairCoef: 2000, chance: 500_000, returned: 250_000 },
    ];
    const { store } = await open([coupon], () => offersAnswer({ offer: { ...offer, bets } }));
    openMore();
    const { parentElement } = screen.getByText(/^On average/);
    // 0.48 × 0.5, and 1 − 0.88 × 0.75
    expect(parentElement).toHaveTextContent('all open selections win is about 24%.');
    expect(parentElement).toHaveTextContent('A selection is void with a chance of about 34%; the fair value includes it.');
    store.stop();
  });

  it('[MON-6] cashes out a part by slider or field, and shows its amount', async () => {
    const { store, server } = await open([coupon]);
    openMore();
    server.on('POST /web-api/coupon/cash-out', () =>
      answer({ status: 'accepted', amount: 307, stake: 250, balance: 1, coupon: aBookedCoupon() }),
    );
    fireEvent.change(screen.getByLabelText('Part of the stake'), { target: { value: '500' } });
    expect(screen.getByRole('button', { name: 'Cash out €6.14 for €5.00 of the stake' })).toBeEnabled();
    fireEvent.change(screen.getByLabelText('Exact amount'), { target: { value: '2.50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cash out €3.07 for €2.50 of the stake' }));
    await pass();

    expect(server.log.find(({ path }) => path === '/web-api/coupon/cash-out')?.body).toMatchObject({ stake: 250, amount: 307 });
    expect(screen.getByRole('status')).toHaveTextContent('€3.07 paid for €2.50 of the stake');
    store.stop();
  });

  it('[ODD-2] a press means the offer at which it began, also if another one arrives under the finger', async () => {
    let now = offer;
    const { store, server } = await open([coupon], () => offersAnswer({ offer: now }));
    server.on('POST /web-api/coupon/cash-out', () => answer({ status: 'rejected', reason: 'offer-changed' }));
    const sent = () => server.log.filter(({ path }) => path === '/web-api/coupon/cash-out').map(({ body }) => body);
    const button = screen.getByRole('button', { name: 'Cash out €12.28' });
    fireEvent.pointerDown(button);
    now = { ...offer, offer: 700, quote: 'newer' };
    await pass(9_000);
    expect(button).toHaveAccessibleName('Cash out €7.00');
    fireEvent.click(button, { detail: 1 });
    await pass();
    expect(sent()).toMatchObject([{ stake: 1000, amount: 1228, quote: 'sealed' }]);

    // A key press has no start: it means what is on the button.
    fireEvent.click(button, { detail: 0 });
    await pass();
    expect(sent()[1]).toMatchObject({ amount: 700, quote: 'newer' });

    // Neither has a click without a press, as software that helps to read a page makes it; the earlier press is over.
    fireEvent.click(button, { detail: 1 });
    await pass();
    expect(sent()[2]).toMatchObject({ amount: 700, quote: 'newer' });
    store.stop();
  });

  it('[AC-05] a rule that is set is shown without opening anything', async () => {
    const { store } = await open([coupon], () => offersAnswer({ atLeast: 1_500 }));
    expect(screen.getByText(/^Cashes out in full when the offer reaches/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
    openMore();
    expect(screen.getByRole('button', { name: 'Switch off' })).toBeVisible();
    store.stop();
  });

  it.each([
    ['2,50', 250],
    ['€2.50', 250],
    ['٢٫٥', 250],
  ])('[MON-6] cashes out a part typed as %j', async (typed, stake) => {
    const { store, server } = await open([coupon]);
    openMore();
    server.on('POST /web-api/coupon/cash-out', () =>
      answer({ status: 'accepted', amount: 307, stake, balance: 1, coupon: aBookedCoupon() }),
    );
    fireEvent.change(screen.getByLabelText('Exact amount'), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Cash out €3.07 for €2.50 of the stake' }));
    await pass();

    expect(server.log.find(({ path }) => path === '/web-api/coupon/cash-out')?.body).toMatchObject({ stake });
    store.stop();
  });

  it('[MON-6] asks about a part or a price that may be two amounts', async () => {
    const { store } = await open([coupon]);
    openMore();
    const [part, price] = [screen.getByLabelText('Exact amount'), screen.getByLabelText('When the offer reaches')];
    for (const field of [part, price]) {
      fireEvent.change(field, { target: { value: '1.500' } });
      expect(field).toHaveAccessibleDescription(/Do you mean 1\.50 or 1,500\.00\?/);
    }
    expect(screen.getByRole('button', { name: 'Set' })).toBeDisabled();
    store.stop();
  });

  it('[MON-6] [AC-05] sets the price for automatic cash-out that is typed as on another page', async () => {
    const { store, server } = await open([coupon]);
    openMore();
    server.on('POST /web-api/coupon/cash-out-rule', ({ body }) => answer(body));
    fireEvent.change(screen.getByLabelText('When the offer reaches'), { target: { value: '1 000,50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set' }));
    await pass();
    expect(server.log.find(({ path }) => path === '/web-api/coupon/cash-out-rule')?.body).toMatchObject({ atLeast: 100_050 });
    store.stop();
  });

  it('[AC-05] sets an amount for automatic cash-out, and removes it', async () => {
    const { store, server } = await open([coupon]);
    openMore();
    server.on('POST /web-api/coupon/cash-out-rule', ({ body }) => answer(body));
    fireEvent.change(screen.getByLabelText('When the offer reaches'), { target: { value: '15' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set' }));
    await pass();
    expect(screen.getByText(/^Cashes out in full/)).toHaveTextContent('reaches €15.00, even if this page is closed');
    fireEvent.click(screen.getByRole('button', { name: 'Switch off' }));
    await pass();
    expect(screen.queryByText(/^Cashes out in full/)).toBeNull();
    store.stop();
  });

  it('[AC-05] sets a point in the match for automatic cash-out, explains it, and shows it', async () => {
    const { store, server } = await open([coupon]);
    openMore();
    server.on('POST /web-api/coupon/cash-out-rule', ({ body }) => answer(body));
    expect(screen.getByText(/^We cash out the whole bet at the offer of that moment/)).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Score of Harbour City, at least'), { target: { value: '2' } });
    expect(screen.getByRole('button', { name: 'Set' })).toBeDisabled();
    expect(screen.getByText('Enter a minute from 1 to 200, or the score of both sides')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Score of Northfield United, at least'), { target: { value: '0' } });
    fireEvent.change(screen.getByLabelText('From minute'), { target: { value: '75' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set' }));
    await pass();
    const sent = server.log.find(({ path }) => path === '/web-api/coupon/cash-out-rule')?.body;
    expect(sent).toEqual({ couponId: 80, atLeast: null, moment: { gameId: 1, minute: 75, score: [2, 0] } });
    expect(screen.getByText(/^Cashes out in full from minute/)).toHaveTextContent('from minute 75 of Harbour City – Northfield United');
    expect(screen.getByText(/^Cashes out in full once/)).toHaveTextContent('is at least 2:0 for both teams');
    store.stop();
  });

  it.each([
    ['suspended', 'No offer while a selection is suspended.'],
    ['not-offered', 'Bets with a bonus, a code or bet credit cannot be cashed out.'],
  ])('[BET-8] explains why nothing is offered: %s', async (problem, words) => {
    const { store } = await open([coupon], () => offersAnswer({ offer: null, problem }));
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Cash out €/ })).toBeNull();
    store.stop();
  });

  it('[AC-05] shows only the line of a settled bet, and stops polling when the list is unmounted', async () => {
    const { store, server, shown } = await open([{ ...coupon, state: 'won', payout: 2000 }]);
    expect(screen.queryByRole('list', { name: 'Open selections' })).toBeNull();
    shown.unmount();
    const before = server.count(OFFERS);
    await pass(20_000);
    expect(server.count(OFFERS)).toBe(before);
    store.stop();
  });

  it('[OD-02] explains a settled express leg by leg, with the calculation and the payout for other results', async () => {
    const legs = [
      { ...bet, outcomeId: 31, coef: 1850, statusId: 1 as const, result: '0:2' },
      { ...bet, outcomeId: 32, gameId: 21, coef: 3000, statusId: 3 as const, result: null },
    ];
    const { store, shown } = await open([{ ...coupon, typeId: 1, bets: legs, state: 'won', payout: 1850 }]);
    expect(shown.container.querySelector('details')).toBeNull();
    fireEvent.click(shown.container.querySelector('[aria-expanded]') as HTMLElement);
    const fold = shown.container.querySelector('details') as HTMLDetailsElement;
    expect(fold).toHaveTextContent('How this bet was settled');
    fold.open = true;
    await pass();

    const [won, returned] = within(fold).getAllByRole('listitem');
    expect(won).toHaveTextContent('Won × 1.85');
    expect(won).toHaveTextContent('Result: 0:2');
    expect(won).toHaveTextContent('Counted: the score that decides the game');
    expect(returned).toHaveTextContent('Void by rule × 1');
    expect(returned).toHaveTextContent('counts at odds of 1.00');
    expect(within(returned as HTMLElement).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/statistic?id=g20'));
    expect(fold).toHaveTextContent('€10.00 × 1.85 = €18.50');
    fireEvent.change(within(won as HTMLElement).getByRole('combobox'), { target: { value: '0' } });
    expect(within(fold).getByRole('status')).toHaveTextContent('€0.00 at least and €0.00 at most');
    fireEvent.change(within(won as HTMLElement).getByRole('combobox'), { target: { value: '' } });
    fireEvent.change(within(returned as HTMLElement).getByRole('combobox'), { target: { value: '1' } });
    expect(within(fold).getByRole('status')).toHaveTextContent('€55.50 at least and €55.50 at most');
    store.stop();
  });

  it('[OD-02] explains a bet on a match that a shoot-out decided: the count of the bet, and the whole score apart', async () => {
    const ending = { main: [2, 2], afterExtraTime: [3, 3], shootOut: { score: [4, 2], winner: 1 } } as BookedBet['ending'];
    const legs = [{ ...bet, statusId: 1 as const, outcomeTypeId: OUTCOME.Draw, result: '2:2', ending }];
    const { store, shown } = await open([{ ...coupon, bets: legs, state: 'won', payout: 2000 }]);
    fireEvent.click(shown.container.querySelector('[aria-expanded]') as HTMLElement);
    const fold = shown.container.querySelector('details') as HTMLDetailsElement;
    fold.open = true;
    await pass();

    expect(within(fold).getByRole('listitem')).toHaveTextContent('Result: 2:2 · 3:3 (4:2 on penalties)');
    expect(within(shown.container).getAllByText('3:3 (4:2 on penalties)', { selector: 'small' })).toHaveLength(1);
    store.stop();
  });

  it('[AC-05] an open leg shows extra time, and what it needs by the score that it is settled on', async () => {
    const live = aLiveGame({ id: 1 });
    const score = { main: [1, 1], periods: [], afterExtraTime: [2, 1] } as typeof live.state.score;
    const { store } = await open([coupon], undefined, { ...live, state: { ...live.state, score } });

    const legs = screen.getByRole('list', { name: 'Open selections' });
    expect(legs).toHaveTextContent('2:1 · Regular time 1:1');
    expect(within(legs).getByText(/^Needs 1 more from/)).toBeInTheDocument();
    store.stop();
  });

  it('[A11Y-1] has no axe violations', async () => {
    const { store, shown } = await open([coupon]);
    fireEvent.click(shown.container.querySelector('[aria-expanded]') as HTMLElement);
    openMore();
    for (const fold of shown.container.querySelectorAll('details')) fold.open = true;
    await pass();
    jest.useRealTimers();
    const rules = Object.fromEntries(['color-contrast', 'region'].map((id) => [id, { enabled: false }]));
    const { violations } = await axe.run(shown.container, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    store.stop();
  });
});
