import { accountsSlice } from '@touchline/account-state';
import { sessionSlice, sessionReceived } from '@touchline/identity-state';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer, type Handler } from '@touchline/shared-testing';
import type { LotteryPage, LottoDraw, Ticket, TotoDraw as Draw } from '@touchline/toto-contract';
import { dataFailed, dataReceived, placingChanged, type TotoData, totoModule, type Wish } from '@touchline/toto-state';
import { aTotoGame } from '@touchline/toto-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { CONTENTS } from './contents.ts';

const POOL = {
  ...{ iso: 'EUR', exponent: 2, unit: 10, stakes: 12_345, fund: 11_110, jackpot: 100_000, dividends: [] },
  ...{ jackpotDividend: 0, jackpotOut: null },
};
const NOW = 1_893_456_000_000;
const games = (count: number) =>
  Array.from({ length: count }, (_, at) => aTotoGame({ gameId: at + 1, home: `Home ${at + 1}`, away: `Away ${at + 1}` }));
const aDraw = (more: Partial<Draw> = {}): Draw => ({
  ...{ section: 'ice-hockey', number: 12, state: 'open', opensAt: NOW - 1, closesAt: NOW + 3_600_000, pool: POOL, games: games(10) },
  ...more,
});
const aTicket = (more: Partial<Ticket> = {}): Ticket => ({
  ...{ id: 80_000_101, kind: 'toto', of: 'ice-hockey', number: 12, state: 'won', iso: 'EUR', exponent: 2, stake: 90, paid: 1_234 },
  ...{
    combinations: 9,
    placedAt: NOW,
    drawAt: NOW,
    picks: [[0, 1, 2], [0, 1, 2], ...Array.from({ length: 8 }, () => [0])],
    times: 1,
    numbers: null,
  },
  ...more,
});
const aLottoDraw = (more: Partial<LottoDraw> = {}): LottoDraw => ({
  ...{ lottery: '5-36', number: 7, state: 'open', closesAt: NOW + 60_000, drawsAt: NOW + 75_000, drawnAt: null, numbers: [] },
  ...{ commitment: 'ab'.repeat(32), beaconRound: 9, seed: null, beacon: null, beaconSource: null },
  ...more,
});
const aLottery = (more: Partial<LotteryPage> = {}): LotteryPage => ({
  ...{ lottery: '5-36', price: { iso: 'EUR', exponent: 2, price: 50 }, open: aLottoDraw(), last: null, past: [] },
  statistics: { draws: 3, counts: Array.from({ length: 36 }, (_, at) => ({ number: at + 1, count: at === 6 ? 3 : 0 })) },
  ...more,
});

function open(path: string, Body: ComponentType, isPlayer = true, handlers: Readonly<Record<string, Handler>> = {}) {
  const { send } = createFakeServer(handlers);
  const ports = { ...createServerPorts({ send, origin: 'http://localhost', report: () => undefined }), now: () => NOW };
  const own = () => ({ name: 'own', slices: [sessionSlice, accountsSlice] });
  const store = createAppStore({ ports, modules: [own, totoModule] });
  const actions: { type: string; payload?: unknown }[] = [];
  const { dispatch } = store;
  store.dispatch = ((action: { type: string }) => {
    actions.push(action);
    return dispatch(action);
  }) as typeof store.dispatch;
  dispatch(viewChanged({ language: 'en' }));
  if (isPlayer) {
    dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null }));
    const account = {
      id: 5,
      type: 0,
      iso: 'EUR',
      symbol: '€',
      exponent: 2,
      money: 900,
      currencyId: 978,
      isActive: true,
      label: '',
      points: 0,
    } as const;
    dispatch(
      accountsSlice.actions.accountsReceived({
        accounts: [account],
        session: { startedAt: 1, staked: 0, returned: 0, net: 0, iso: 'EUR' },
        openCoupons: 0,
      } as never),
    );
  }
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={[path]}>
          <Body />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const come = <W extends Wish>(wish: W, data: TotoData[W['what']]) => act(() => void dispatch(dataReceived({ wish, data })));
  const fail = (wish: Wish, isMissing = false) => act(() => void dispatch(dataFailed({ wish, isMissing })));
  const placing = (what: Parameters<typeof placingChanged>[0]) => act(() => void dispatch(placingChanged(what)));
  return { come, fail, placing, user: userEvent.setup(), wanted: () => actions.filter(({ type }) => type === 'toto/ticketWanted') };
}
const DRAW = { what: 'draw', section: 'ice-hockey', draw: 'current', iso: 'EUR' } as const;

it('[TL-01] fills in favourites, shows the cost of a system and places the ticket', async () => {
  const { come, user, wanted } = open('/en/toto/ice-hockey/draw', CONTENTS['toto-draw'].Body);
  come(DRAW, aDraw());
  expect(screen.getByText('€123.45')).toBeVisible();
  expect(screen.getByText('10 games have no selection yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Place ticket' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Choose favourites' }));
  for (const outcome of ['X', '2']) await user.click(screen.getByRole('button', { name: new RegExp(`^Home 1 – Away 1: ${outcome} `) }));
  const times = screen.getByRole('textbox', { name: 'Stake per combination, in units' });
  for (const wrong of ['4.5', '1e1', '4٤']) {
    await user.clear(times);
    await user.type(times, wrong);
    expect(screen.getByRole('button', { name: 'Place ticket' })).toBeDisabled();
  }
  await user.clear(times);
  await user.type(times, '٤');
  expect(screen.getByText(/3 combinations of/)).toHaveTextContent('3 combinations of €0.40 each');
  await user.click(screen.getByRole('button', { name: 'Place ticket' }));

  const picks = [[0, 1, 2], ...Array.from({ length: 9 }, () => [0])];
  expect(wanted()).toMatchObject([{ payload: { kind: 'toto', section: 'ice-hockey', number: 12, picks, times: 4, cost: 120 } }]);
});

it('[TL-01] picks one outcome per game at random, and clears them all', async () => {
  const { come, user } = open('/en/toto/ice-hockey/draw', CONTENTS['toto-draw'].Body);
  come(DRAW, aDraw());
  await user.click(screen.getByRole('button', { name: 'Choose at random' }));
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

it.each([
  ['/en/toto/ice-hockey/draw', 'toto-draw', DRAW, aDraw()],
  ['/en/lotto/5-36', 'lotto', { what: 'lottery', lottery: '5-36', iso: 'EUR' }, aLottery()],
] as const)(
  '[ID-29] %s says that no tickets are sold to a player without the right to them, and has no button',
  async (path, page, wish, data) => {
    const rights = { bets: true, games: true, tickets: false, deposits: true, rewards: true };
    const { come } = open(path, CONTENTS[page].Body, true, { 'GET /web-api/user/rights': () => answer({ rights, hold: null }) });
    come(wish, data as never);

    expect(await screen.findByText('Tickets are not sold to this account.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place ticket' })).toBeNull();
  },
);

it('[TL-01] lets a visitor fill in a ticket and asks them to sign in', () => {
  const { come } = open('/en/toto/ice-hockey/draw', CONTENTS['toto-draw'].Body, false);
  come(DRAW, aDraw());
  expect(screen.getByRole('link', { name: 'Sign in to play' })).toHaveAttribute('href', expect.stringContaining('/en/user/login'));
  expect(screen.queryByRole('button', { name: 'Place ticket' })).toBeNull();
});

it.each([
  ['limit-reached', 'This ticket would go over a limit that you have set.'],
  ['not-arrived', 'We got no answer. Press the button again: the same ticket is never placed twice.'],
] as const)('[TL-01] shows a rejection with the reason %s as: %s', (reason, words) => {
  const { come, placing } = open('/en/toto/ice-hockey/draw', CONTENTS['toto-draw'].Body);
  come(DRAW, aDraw());
  placing({ status: 'rejected', reason });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

it('[TL-01] says when a section has no planned draw', () => {
  const { fail } = open('/en/toto/ice-hockey/draw', CONTENTS['toto-draw'].Body);
  fail(DRAW, true);
  expect(screen.getByText('No draw is planned')).toBeVisible();
});

it('[TL-01] shows the prizes of each category and the jackpot of a past draw', () => {
  const { come } = open('/en/toto/ice-hockey/draws', CONTENTS['toto-draws'].Body);
  const dividends = [
    { right: 10, units: 0, dividend: 0 },
    { right: 9, units: 3, dividend: 1_111 },
  ];
  const draw = aDraw({ state: 'settled', pool: { ...POOL, dividends, jackpotOut: 105_005 } });
  come({ what: 'draws', section: 'ice-hockey', page: 1, iso: 'EUR' }, { draws: [draw], page: 1, pages: 1 });
  const rows = within(screen.getByRole('table', { name: 'Prizes of the draw' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Right forecastsWinning unitsPrize per unit', '100€0.00', '93€11.11']);
  expect(screen.getByText(/The jackpot was not won/)).toHaveTextContent('€1,050.05 went on to the next draw.');
});

it("[TL-01] lists the player's tickets with cost, prize and combinations", () => {
  const { come } = open('/en/toto/ice-hockey/coupons', CONTENTS['toto-coupons'].Body);
  come({ what: 'tickets', kind: 'toto', of: 'ice-hockey', page: 1 }, { tickets: [aTicket()], page: 1, pages: 1 });
  const ticket = within(screen.getByRole('list', { name: 'Tickets' })).getAllByRole('listitem')[0] as HTMLElement;
  for (const text of ['Ice hockey', 'Won', 'No. 80000101', '€0.90', '€12.34', '9 combinations']) expect(ticket).toHaveTextContent(text);
});

it.each([
  [90, 'No profit'],
  [12, 'No profit'],
  [91, 'Won'],
])('[LIM-5] [TL-01] shows a prize of %i on a ticket of 90 as "%s"', (paid, text) => {
  const { come } = open('/en/toto/ice-hockey/coupons', CONTENTS['toto-coupons'].Body);
  come({ what: 'tickets', kind: 'toto', of: 'ice-hockey', page: 1 }, { tickets: [aTicket({ paid })], page: 1, pages: 1 });
  expect(within(screen.getByRole('list', { name: 'Tickets' })).getByText(text)).toBeVisible();
});

it('[TL-01] [RT-01] asks a visitor to sign in to see tickets', () => {
  open('/en/toto/coupons', CONTENTS['toto-coupons'].Body, false);
  expect(screen.getByText('Sign in to see your tickets')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', expect.stringContaining('/en/user/login'));
});

it('[TL-01] sorts nominees by probability', () => {
  const { come } = open('/en/toto/ice-hockey/nonimees', CONTENTS['toto-nominees'].Body);
  const two = [
    aTotoGame({ home: 'Aston', away: 'Brent', chances: [200, 200, 600] }),
    aTotoGame({ gameId: 2, home: 'Corby', away: 'Deal', chances: [450, 250, 300] }),
  ];
  come(DRAW, aDraw({ games: two }));
  const [, ...rows] = within(screen.getByRole('table', { name: 'Nominees of the open draw' })).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.trim()),
    ),
  ).toEqual([
    ['Brent', 'Aston', 'Harbour League', '60%', '2'],
    ['Corby', 'Deal', 'Harbour League', '45%', '1'],
    ['Deal', 'Corby', 'Harbour League', '30%', '1'],
    ['Aston', 'Brent', 'Harbour League', '20%', '2'],
  ]);
});

const LOTTERY = { what: 'lottery', lottery: '5-36', iso: 'EUR' } as const;

/** Texts of the links that look like the main action of the page. */
const mainLinks = () => screen.getAllByRole('link').filter((link) => link.dataset['look'] === 'primary');

it('[TL-01] offers the sections with an open draw, the first of them as the main action', () => {
  const { come } = open('/en/toto', CONTENTS.toto.Body);
  come({ what: 'sections', iso: 'EUR' }, [
    { section: 'football', open: null },
    { section: 'ice-hockey', open: aDraw() },
    { section: 'basketball', open: aDraw({ section: 'basketball' }) },
  ] as TotoData['sections']);
  const cards = screen.getAllByRole('link', { name: 'Fill in a ticket' });
  expect(cards.map((link) => link.getAttribute('href'))).toEqual(['/en/toto/ice-hockey/draw', '/en/toto/basketball/draw']);
  expect(mainLinks()).toEqual([cards[0]]);
});

it('[TL-02] puts a heading over the numbers of the last draw, and has one main action for all lotteries', () => {
  const { come } = open('/en/lotto', CONTENTS.lotto.Body);
  const last = aLottoDraw({ number: 6, state: 'drawn', numbers: [1, 2, 3, 4, 5] });
  come({ what: 'lotteries', iso: 'EUR' }, [
    { lottery: '5-36', open: aLottoDraw(), last, price: aLottery().price },
    { lottery: 'keno', open: aLottoDraw({ lottery: 'keno' }), last: null, price: aLottery().price },
  ] as TotoData['lotteries']);
  expect(screen.getAllByRole('heading', { name: 'Last draw' })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Fill in a ticket' })).toHaveLength(2);
  expect(mainLinks()).toHaveLength(1);
});

it('[TL-02] shows the last draw of a lottery, and folds the past draws', () => {
  const { come } = open('/en/lotto/5-36', CONTENTS.lotto.Body);
  const past = [6, 5].map((number) => aLottoDraw({ number, state: 'drawn', numbers: [1, 2, 3, 4, number + 20] }));
  come({ what: 'lottery', lottery: '5-36', iso: 'EUR' }, aLottery({ past }));
  expect(screen.getByRole('heading', { name: 'Last draw' }).nextElementSibling).toHaveTextContent('26');
  expect(screen.getByText('Past draws', { selector: 'summary *' }).closest('details')).not.toHaveAttribute('open');
});

it('[TL-02] shows combinations, cost over several draws and exact odds of a lottery system', async () => {
  const { come, user, wanted } = open('/en/lotto/5-36', CONTENTS.lotto.Body);
  come(LOTTERY, aLottery());
  const board = within(screen.getByRole('group', { name: 'Numbers of the ticket' }));
  for (const number of [1, 2, 3, 4]) await user.click(board.getByRole('button', { name: String(number) }));
  expect(screen.getByText('1 more number is needed.')).toBeVisible();
  for (const number of [5, 6]) await user.click(board.getByRole('button', { name: String(number) }));
  expect(screen.getByText('System: 6 numbers make 6 combinations.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Draws in a row' }), '3');
  await user.click(screen.getByRole('button', { name: 'Place ticket' }));

  expect(wanted()).toMatchObject([
    { payload: { kind: 'lotto', lottery: '5-36', number: 7, draws: 3, numbers: [1, 2, 3, 4, 5, 6], cost: 900 } },
  ]);
  expect(screen.getByText('1 in 376,992')).toBeVisible();
  expect(screen.getByText(/On average 72.99% of what tickets cost is paid out/)).toHaveTextContent('27.01% is lost');
  expect(screen.getByText(/This says nothing about the next draw/)).toBeVisible();
});

it('[TL-02] shows the commitment of a running draw but not its seed', () => {
  const { come } = open('/en/lotto/5-36/7', CONTENTS.lotto.Body);
  come({ what: 'lottoDraw', lottery: '5-36', number: 7 }, aLottoDraw({ state: 'drawing', drawnAt: NOW, numbers: [4, 9] }));
  expect(screen.getByText('The draw is on.')).toBeVisible();
  expect(screen.getByText('ab'.repeat(32))).toBeVisible();
  expect(screen.getAllByText('Published after the draw')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Check this draw' })).toBeNull();
});
