import { betToggled, couponModule, editCoupon, selectCouponBets, selectFigures } from '@touchline/betting-coupon-state';
import { gameReceived, lineModule } from '@touchline/betting-line-state';
import { aGame } from '@touchline/betting-line-state/testing';
import { marketTypeId, OUTCOME } from '@touchline/betting-rules';
import type { Game } from '@touchline/betting-contract';
import { createAppStore, selectLanguage } from '@touchline/shared-state';
import { createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { useEachWay } from './use-each-way.ts';

const NAMES = ['Ember', 'Cobalt'];
const listOf = (id: number, key: 'race-winner' | 'place', coef: number) => ({
  id,
  typeId: marketTypeId(key),
  outcomes: NAMES.map((name, at) => ({ id: id + at, typeId: OUTCOME.Participant, name, coef: coef + at * 1000 })),
});
const aRace = (id: number): Game =>
  aGame({
    ...{ id, sportId: 26, champId: 390, kind: 7 },
    runners: NAMES.map((name, at) => ({ id: at + 1, name })),
    markets: [listOf(id * 100, 'race-winner', 5000), listOf(id * 100 + 50, 'place', 2000)],
  });

function Option() {
  const eachWay = useEachWay();
  if (eachWay === null) return <p>none</p>;
  const { isOn, isOffered, placeCoef, onChange } = eachWay;
  return (
    <label>
      <input type="checkbox" checked={isOn} disabled={!isOffered} onChange={({ target }) => onChange(target.checked)} />
      {`each way ${String(placeCoef)}`}
    </label>
  );
}

async function open() {
  const server = createFakeServer({});
  const store = createAppStore({
    ports: createFakePorts({ send: server.send }),
    modules: [lineModule, couponModule],
  });
  store.start();
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={['/en/line']}>
          <Option />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const show = (game: Game) =>
    act(() => {
      const answer = { revision: 1, isFull: true, servedAt: 0, game, changes: [] };
      store.dispatch(gameReceived({ view: { kind: 'game', gameId: game.id, lang: selectLanguage(store.getState()) }, answer, at: 0 }));
    });
  const pick = (game: Game, at: number) =>
    act(() => {
      const { markets, ...info } = game;
      const [market] = markets;
      store.dispatch(betToggled({ game: info, market: market!, outcome: market!.outcomes[at]!, source: 'game', pageType: 'line' }));
    });
  const parts = () =>
    selectCouponBets(store.getState()).map(({ name, market, blockId, coef }) => [
      name,
      market.typeId === marketTypeId('place') ? 'place' : 'win',
      blockId,
      coef,
    ]);
  return { store, show, pick, parts, user: userEvent.setup() };
}

it('[BT-08] [CP-27] adds the place of the runner as a second part with the same stake, and takes it away again', async () => {
  const { store, show, pick, parts, user } = await open();
  pick(aRace(7), 1);
  expect(await screen.findByRole('checkbox')).toBeDisabled();
  show(aRace(7));

  await user.click(screen.getByRole('checkbox', { name: 'each way 3000', checked: false }));
  expect(parts()).toEqual([
    ['Cobalt', 'win', 1, 6000],
    ['Cobalt', 'place', 2, 3000],
  ]);
  const figures = selectFigures(store.getState())!;
  expect([figures.combinations, figures.maxWin / figures.totalAmount]).toEqual([2, 4.5]);

  await user.click(screen.getByRole('checkbox', { checked: true }));
  expect(parts()).toEqual([['Cobalt', 'win', null, 6000]]);
  store.stop();
});

it('[BT-08] [CP-27] has the same stake on both parts again after it was off with another one', async () => {
  const { store, show, pick, user } = await open();
  pick(aRace(7), 1);
  show(aRace(7));
  await user.click(await screen.findByRole('checkbox', { checked: false }));
  act(() => void store.dispatch(editCoupon({ kind: 'block-amount', blockId: 1, amount: 77_700 })));
  await user.click(screen.getByRole('checkbox', { checked: true }));
  await user.click(screen.getByRole('checkbox', { checked: false }));

  // 6.00 and 3.00 on the same stake, of two.
  const figures = selectFigures(store.getState())!;
  expect(figures.maxWin / figures.totalAmount).toBe(4.5);
  store.stop();
});

it('[BT-08] [CP-27] of two races the winners are one express and the places another', async () => {
  const { store, show, pick, parts, user } = await open();
  for (const id of [7, 8]) {
    pick(aRace(id), 0);
    show(aRace(id));
  }
  await user.click(await screen.findByRole('checkbox', { name: 'each way null' }));
  expect(parts()).toEqual([
    ['Ember', 'win', 1, 5000],
    ['Ember', 'win', 1, 5000],
    ['Ember', 'place', 2, 2000],
    ['Ember', 'place', 2, 2000],
  ]);
  const figures = selectFigures(store.getState())!;
  // 25 and 4 times the stake of a part.
  expect([figures.combinations, figures.maxWin / figures.totalAmount]).toEqual([2, 14.5]);

  act(() => void store.dispatch(editCoupon({ kind: 'type', typeId: 9 })));
  expect(screen.getByText('none')).toBeInTheDocument();
  store.stop();
});
