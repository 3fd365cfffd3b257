import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import type { RoundView } from '@touchline/casino-game-contract';
import { bestMove, type GameModel } from '@touchline/casino-game-math';
import { StageView, type StageGame, type StageViewProps } from '@touchline/casino-stage-ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { cardGame } from '../games/card-game.ts';
import { drawing, type Seen, statesOf, tableNamed } from '../rounds.test.helper.ts';
import type { CardsIdle } from '../table/traits.ts';

let art: GameArt;
beforeAll(async () => void (art = await loadGameArt('city', 0)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const EUR = { currencyIso: 'EUR', exponent: 2 };
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const viewOf = (model: GameModel, { scene, round, moves }: Seen): RoundView => ({
  ...{
    round: round.round,
    model: model.id,
    game: null,
    status: round.status,
    staked: round.staked,
    returned: round.returned,
    currencyIso: 'EUR',
  },
  ...{ moves: [...moves], made: round.made, scene, openedAt: 0, settledAt: 0, isFaulty: false, balance: 900 },
});

/** A game as the frame shows it: its stage, and its moves while a round is open. */
function Screen({ game, model, view, count, isCalm, isBusy = false, onMove }: ScreenProps) {
  const isOpen = view?.status === 'open';
  const common = { unit: EUR, startedAt: null, climb: null, isLocked: !isOpen, onMove };
  return (
    <IntlProvider locale="en">
      <StageView
        {...{ game, art, facts: model, idle: model.idle, round: view, count, isCalm, ...common }}
        hasLetters={false}
        onSound={() => undefined}
        onShown={() => undefined}
      />
      {isOpen && game.Moves !== undefined && (
        <game.Moves
          key={view.made}
          {...common}
          {...{ isCalm }}
          isLocked={isBusy}
          moves={view.moves}
          scene={view.scene}
          staked={view.staked}
        />
      )}
    </IntlProvider>
  );
}
interface ScreenProps {
  game: StageGame;
  model: GameModel;
  view: RoundView | null;
  count: number;
  isCalm: boolean;
  isBusy?: boolean;
  onMove: StageViewProps['onMove'];
}

function open(idle: CardsIdle, isCalm = false) {
  const model = tableNamed(idle);
  const moves: string[] = [];
  const common = { game: cardGame(idle), model, isCalm, onMove: (move: string) => void moves.push(move) };
  const { rerender } = render(<Screen {...common} view={null} count={0} />);
  const show = (seen: Seen, count = 1, isBusy = false) =>
    rerender(<Screen {...common} view={viewOf(model, seen)} {...{ count, isBusy }} />);
  return { model, moves, show };
}
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const row = (name: string): HTMLElement => screen.getByRole('group', { name });
const itemsOf = (name: string): (string | null)[] =>
  within(row(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const [EIGHT, TEN, KING] = [6, 8, 11] as const;
const stood = () => statesOf(tableNamed('blackjack'), drawing(TEN, 4, 26 + EIGHT, KING, 39 + TEN), () => 'stand') as [Seen, Seen];

it('[CS-05] [A11Y-3] the table names the cards and points that lie, one card after the other', () => {
  const { show } = open('blackjack');
  show(stood()[0]);
  expect(screen.queryByRole('group', { name: 'You' })).toBeNull();
  pass(300);
  expect(itemsOf('You')).toEqual(['10 of clubs', 'Total 10']);
  expect(screen.queryByRole('group', { name: 'Dealer' })).toBeNull();
  pass(900);
  expect([itemsOf('You'), itemsOf('Dealer')]).toEqual([
    ['10 of clubs', '8 of hearts', 'Total 18'],
    ['6 of clubs', 'Face down', 'Total 6'],
  ]);
});

it('[CS-05] [LIM-5] a hand ends in words only when all cards of the dealer lie', () => {
  const { show } = open('blackjack');
  const [first, over] = stood();
  show(first);
  pass(1_200);
  show(over);
  pass(599);
  expect(row('You')).not.toHaveTextContent('Won');
  expect(row('Dealer')).toHaveTextContent('Total 16');
  pass(1);
  expect(row('Dealer')).toHaveTextContent('Total 26');
  expect(row('You')).not.toHaveTextContent('Won');
  pass(1_600);
  expect(row('You')).toHaveTextContent('Won');
  expect(row('You')).toHaveTextContent('Returned €2.00');
});

it('[CS-05] [LIM-5] no move is taken before all cards lie', () => {
  const { show, moves } = open('blackjack');
  show(stood()[0]);
  pass(1_199);
  expect(screen.getByRole('button', { name: 'Stand' })).toBeDisabled();
  pass(1);
  press('Stand');
  expect(moves).toEqual(['stand']);
});

it('[CS-05] a table with reduced motion is still, and takes moves at once', () => {
  const { show, moves } = open('blackjack', true);
  show(stood()[0]);
  expect(itemsOf('You')).toHaveLength(3);
  press('Hit');
  expect(moves).toEqual(['hit']);
});

it('[CS-05] suggests the move of best play only when the player asks for it, and keeps that for the next hand', () => {
  const { show } = open('blackjack', true);
  const [first] = stood();
  show(first);
  expect(document.querySelector('[data-hint]')).toBeNull();
  press('Suggest moves');
  expect(bestMove([TEN, 26 + EIGHT], 4, ['hit', 'stand', 'double'])).toBe('stand');
  expect(screen.getByText('Basic strategy: Stand')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stand' })).toHaveAttribute('data-hint');
  const [eleven] = statesOf(tableNamed('blackjack'), drawing(4, 4, 3, KING), () => 'stand') as [Seen];
  show(eleven, 2);
  expect(screen.getByText('Basic strategy: Double')).toBeVisible();
});

it('[CS-05] suggests nothing while no move is taken', () => {
  const [first] = stood();
  const table = open('blackjack', true);
  table.show(first);
  press('Suggest moves');
  expect(document.querySelector('[data-hint]')).toBeEnabled();
  table.show(first, 1, true);
  expect(document.querySelector('[data-hint]')).toBeNull();
  expect(screen.queryByText(/^Basic strategy/)).toBeNull();
});

it('[CS-05] two hands are named and priced apart, and the one to play is marked', () => {
  const { show } = open('blackjack', true);
  const states = statesOf(tableNamed('blackjack'), drawing(EIGHT, 4, EIGHT, KING, 0, 1), (_, made) => (made === 0 ? 'split' : 'stand'));
  show(states[1] as Seen);
  expect(itemsOf('Hand 1')).toEqual(['8 of clubs', '2 of clubs', 'Total 10']);
  expect(itemsOf('Hand 2')).toEqual(['8 of clubs', '3 of clubs', 'Total 11']);
  expect(screen.getAllByText('Stake €1.00')).toHaveLength(2);
  expect([row('Hand 1').dataset['turn'], row('Hand 2').dataset['turn']]).toEqual(['true', undefined]);
});

const machine = (hold: string) => statesOf(tableNamed('video-poker'), drawing(12, 25, 38, 0, 1, 2, 3, 4, 5), () => hold) as [Seen, Seen];

it('[CS-05] [A11Y-2] a card of video poker is held by its button, and the draw names the cards that are kept', () => {
  const { show, moves } = open('video-poker');
  const [dealt, drawn] = machine('hold-02');
  show(dealt);
  pass(1_499);
  expect(screen.queryByRole('button', { name: /^Hold/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Draw' })).toBeDisabled();
  pass(1);
  expect(screen.getAllByRole('button', { name: /^Hold \d/ })).toHaveLength(5);
  press(/^Hold 3/);
  press(/^Hold 1/);
  press(/^Hold 2/);
  press(/^Held 2/);
  expect(screen.getByRole('button', { name: /^Held 1/ })).toHaveAttribute('aria-pressed', 'true');
  press('Draw');
  expect(moves).toEqual(['hold-02']);
  show(drawn);
  expect(screen.queryByRole('button', { name: /^(Hold|Held)/ })).toBeNull();
  pass(5_000);
  show(dealt, 2);
  pass(1_500);
  expect(screen.queryByRole('button', { name: /^Held/ })).toBeNull();
});

it('[CS-05] a round continued from another window holds no card of the one before', () => {
  const { show } = open('video-poker', true);
  const [dealt, drawn] = machine('hold-0');
  show(dealt);
  press(/^Hold 1/);
  show(drawn);
  show({ ...dealt, round: { ...dealt.round, round: 2 } });
  expect(screen.queryByRole('button', { name: /^Held/ })).toBeNull();
});

it('[CS-05] the row of the hand is lit in the pay table when the cards lie, with what it pays', () => {
  const { show, model } = open('video-poker');
  const list = (): HTMLElement => screen.getByRole('list', { name: 'Pay table' });
  expect(model.id).toBe('video-poker-jacks');
  expect(list()).toHaveTextContent('Royal flush ×800');
  expect(list().querySelector('[data-own]')).toBeNull();
  const [dealt] = machine('hold-');
  show(dealt);
  expect(list().querySelector('[data-own]')).toBeNull();
  pass(1_500);
  expect(list().querySelector('[data-own]')).toHaveTextContent('Three of a kind (your hand) €3.00');
});

it('[CS-05] [LIM-5] a coup is on the roads when its result is shown, with the note that it means nothing', () => {
  const { show } = open('baccarat');
  const coup = (...draws: number[]) => statesOf(tableNamed('baccarat'), drawing(...draws), () => '') as [Seen];
  const [seen] = coup(6, 0, 7, 1);
  show(seen);
  const steps = seen.scene.dealer.cards.length + (seen.scene.player[0]?.cards.length ?? 0);
  pass(300 * steps);
  expect(screen.queryByRole('region')).toBeNull();
  pass(1_600);
  const roads = screen.getByRole('region', { name: 'Results of this visit' });
  const names = { player: 'Player', banker: 'Banker', tie: 'Tie' } as Readonly<Record<string, string>>;
  expect(
    within(roads)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([names[seen.scene.outcome]]);
  expect(roads).toHaveTextContent('Past results say nothing about the next.');
});
