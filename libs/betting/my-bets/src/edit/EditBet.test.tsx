import { accountModule } from '@touchline/account-state';
import { historyModule } from '@touchline/betting-history-state';
import { aBookedBet, aBookedCoupon } from '@touchline/betting-history-state/testing';
import { aLiveGame } from '@touchline/betting-line-state/testing';
import { lineModuleLater } from '@touchline/betting-line-state';
import { marketTypeId, OUTCOME } from '@touchline/betting-rules';
import { useBookedWords } from '@touchline/betting-names';
import { sessionModule } from '@touchline/identity-state';
import type { BookedCoupon, EditQuoteBody } from '@touchline/betting-contract';
import { createAppStore, viewSlice } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { EditBet } from './EditBet.tsx';

const QUOTE = 'POST /web-api/coupon/edit-quote';
const session = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const bets = [
  aBookedBet({
    ...{ gameId: 1, marketId: 10, outcomeId: 31, statusId: -1, coef: 2000, opponent1: 'Harbour City', opponent2: 'Northfield' },
  }),
  aBookedBet({ ...{ gameId: 2, marketId: 20, outcomeId: 32, statusId: -1, coef: 3000, opponent1: 'Millbrook', opponent2: 'Eastgate' } }),
];
const coupon = aBookedCoupon({ couponId: 80, typeId: 1, amount: 1000, coef: 6000, possibleWin: 6000, bets });
const offer = {
  ...{ value: 921, fair: 960, stake: 921, extra: 0, typeId: 0, coef: 2000, possibleWin: 1842, oldPossibleWin: 6000, delayMs: 0 },
  ...{ quote: 'sealed', quoteEndsAt: 9 },
};
/** Like the backend: refuses the selections of the old bet as unchanged. */
const quoted = (more: object) => (request: { body: unknown }) => {
  const { bets: wanted, extra } = request.body as EditQuoteBody;
  const isOld = wanted.map(({ outcomeId }) => outcomeId).join() === '31,32';
  const priced = wanted.map(({ outcomeId }) => ({ outcomeId, coef: 2100, reason: null, isLive: false }));
  const verdict = isOld
    ? { problem: 'nothing-changed', offer: null }
    : { problem: null, offer: { ...offer, extra, stake: offer.value + extra } };
  return answer({ couponId: 80, reason: null, bets: priced, servedAt: 1, ...verdict, ...more });
};
const pass = (ms = 300) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(one: BookedCoupon = coupon, more: object = {}) {
  const game = aLiveGame({
    id: 2,
    markets: [
      { id: 20, typeId: marketTypeId('result', 0, 'score'), outcomes: [{ id: 33, typeId: OUTCOME.AwayWin, coef: 2750 }] },
      { id: 21, typeId: marketTypeId('result', 0, 'score'), isSuspended: true, outcomes: [{ id: 34, typeId: OUTCOME.Draw, coef: 2500 }] },
    ],
  });
  const server = createFakeServer({
    [QUOTE]: quoted(more),
    'GET /bff-api/feed/game/*': () => answer({ revision: 1, isFull: true, servedAt: 1, game, changes: [] }),
  });
  const ports = createFakePorts({ send: server.send });
  const modules = [() => ({ name: 'view', slices: [viewSlice] }), sessionModule, accountModule, historyModule, lineModuleLater];
  const store = createAppStore({ ports, modules, preloaded: { session } });
  store.start();
  function Shown() {
    return <EditBet coupon={one} wordsOf={useBookedWords()} />;
  }
  const shown = render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <Shown />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  await pass();
  const sent = () => server.log.filter(({ path }) => path === '/web-api/coupon/edit').map(({ body }) => body);
  return { server, store, shown, sent };
}

describe('editing a bet', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('[AC-05] starts with the open selections, and offers nothing until one of them changes', async () => {
    const { store } = await open();
    const list = screen.getByRole('list', { name: 'Selections of the new bet' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Remove, swap or add a selection to see the new bet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Replace the bet' })).toBeNull();
    store.stop();
  });

  it('[AC-05] [ODD-2] shows before the click which bet ends, at which value, and how the two bets differ', async () => {
    const { store, server, sent } = await open();
    server.on('POST /web-api/coupon/edit', () =>
      answer({ status: 'accepted', value: 921, closed: coupon, coupon: { ...coupon, couponId: 81 }, balance: 1 }),
    );
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[1] as HTMLElement);
    await pass();
    const table = screen.getByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Old betNew bet',
      'Stake€10.00€9.21',
      'Odds6,002,00',
      'Potential winnings€60.00€18.42',
      'Difference in potential winnings−€41.58',
    ]);
    expect(screen.getByText(/^Bet No\./)).toHaveTextContent('closed at its cash-out value of €9.21, where its fair value is €9.60');
    const extra = screen.getByLabelText('Add to the stake from your balance');
    fireEvent.change(extra, { target: { value: '2.500' } });
    expect(extra).toHaveAccessibleDescription('Do you mean 2.50 or 2,500.00?');
    fireEvent.change(extra, { target: { value: '€2,50' } });
    await pass();
    expect(screen.getByText('is added from your balance.', { exact: false })).toHaveTextContent('€2.50 is added from your balance.');
    fireEvent.click(screen.getByRole('button', { name: 'Replace the bet' }));
    await pass();

    expect(sent()).toMatchObject([{ couponId: 80, value: 921, extra: 250, coef: 2000, possibleWin: 1842, quote: 'sealed' }]);
    expect(screen.getByRole('status')).toHaveTextContent('Bet replaced. The new bet is No. 81.');
    store.stop();
  });

  it('[AC-05] swaps a selection for another open outcome of its game', async () => {
    const { store, server } = await open();
    fireEvent.click(screen.getAllByRole('button', { name: /^Swap/ })[1] as HTMLElement);
    await pass();
    const markets = within(screen.getByLabelText('Market')).getAllByRole('option');
    expect(markets).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /2,75$/ }));
    await pass();
    const quoted = server.log.filter(({ path }) => path === '/web-api/coupon/edit-quote').at(-1)?.body as EditQuoteBody;
    expect(quoted.bets.map(({ outcomeId }) => outcomeId)).toEqual([31, 33]);
    store.stop();
  });

  it.each([
    ['suspended', { problem: 'suspended', offer: null }, 'The bet cannot be edited while one of its selections is suspended.'],
    ['not-offered', { problem: 'not-offered', offer: null }, 'Bets with a bonus, a code or bet credit cannot be edited.'],
    ['limit', { problem: null, reason: 'max-payout', offer: null }, 'This bet exceeds the maximum payout. Reduce your stake to continue.'],
  ])('[BET-8] explains why the bet cannot be exchanged: %s', async (_, more, words) => {
    const { store } = await open(coupon, more);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Replace the bet' })).toBeNull();
    store.stop();
  });

  it('[ODD-1] [ODD-2] fallen odds keep the old bet and need another click', async () => {
    const { store, server, sent } = await open();
    server.on('POST /web-api/coupon/edit', () => answer({ status: 'rejected', reason: 'coef-changed', bets: [] }));
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[1] as HTMLElement);
    await pass();
    fireEvent.click(screen.getByRole('button', { name: 'Replace the bet' }));
    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('The odds fell before the bet was replaced. The bet is as it was.');
    await pass(10_000);
    expect(sent()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Replace the bet' })).toBeEnabled();
    store.stop();
  });

  it('[ODD-2] a press means the exchange at which it began, also if another one arrives under the finger', async () => {
    const { store, server, sent } = await open();
    server.on('POST /web-api/coupon/edit', () => answer({ status: 'rejected', reason: 'coef-changed', bets: [] }));
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[1] as HTMLElement);
    await pass();
    const button = screen.getByRole('button', { name: 'Replace the bet' });
    fireEvent.pointerDown(button);
    server.on(QUOTE, quoted({ offer: { ...offer, value: 500, quote: 'newer' } }));
    await pass(9_000);
    expect(screen.getByText(/^Bet No\./)).toHaveTextContent('closed at its cash-out value of €5.00');
    fireEvent.click(button, { detail: 1 });
    await pass();
    expect(sent()).toMatchObject([{ value: 921, quote: 'sealed' }]);
    store.stop();
  });

  it('[A11Y-1] has no axe violations', async () => {
    const { store, shown } = await open();
    fireEvent.click(screen.getAllByRole('button', { name: /^Swap/ })[1] as HTMLElement);
    await pass();
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
    await pass();
    jest.useRealTimers();
    const rules = Object.fromEntries(['color-contrast', 'region'].map((id) => [id, { enabled: false }]));
    const { violations } = await axe.run(shown.container, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    store.stop();
  });
});
