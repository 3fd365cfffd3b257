import type { GameInit, RoundView } from '@touchline/casino-game-contract';
import { MODELS, type ModelId, MOST_BETS, rulesOf } from '@touchline/casino-game-math';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { GameScreen, type GameScreenProps } from './index.ts';

const initOf = (model: ModelId): GameInit => ({
  ...{ model, title: model, mode: 'money', language: 'en', direction: 'ltr', theme: 'light', currencyIso: 'EUR', exponent: 2 },
  ...{ balance: 10_000, stake: { min: 20, max: 10_000, usual: 100 }, cycleMs: 5_000, waitMs: 0, round: null },
});
const plays: unknown[] = [];
const moves: string[] = [];
const show = (model: ModelId, more: Partial<GameScreenProps> = {}) =>
  render(
    <IntlProvider locale="en">
      <GameScreen
        {...{ init: initOf(model), balance: 10_000, round: null, startedAt: null, count: 0, net: 0, isBusy: false, refusal: null }}
        {...{ pause: null, isEnded: false, readyAt: 0, isCalm: true }}
        onPlay={(...sent) => plays.push(sent)}
        onMove={(move) => moves.push(move)}
        onCashier={() => undefined}
        onShown={() => undefined}
        {...more}
      />
    </IntlProvider>,
  );
beforeEach(() => {
  plays.length = 0;
  moves.length = 0;
});

/** A round of craps with chosen dice. */
function crapsRound(bets: Readonly<Record<string, number>>, dice: readonly number[], made: readonly string[] = []): RoundView {
  const left = dice.map((face) => face - 1);
  const amount = Object.values(bets).reduce((sum, each) => sum + each, 0);
  const choice = { bets: Object.entries(bets).map(([on, staked]) => ({ on, amount: staked })) };
  const played = rulesOf('craps').play({ amount, choice }, made, () => left.shift() ?? 0);
  return {
    ...{ round: 1, model: 'craps', game: null, status: played.isOver ? 'settled' : 'open', currencyIso: 'EUR' },
    ...{ staked: played.staked, returned: played.returned, moves: [...played.moves], scene: played.scene, openedAt: 0 },
    ...{ settledAt: null, made: made.length, isFaulty: false, balance: 10_000 },
  };
}
const point = crapsRound({ pass: 100 }, [3, 3]);

it.each(['roulette-american', 'roulette-european', 'sic-bo', 'craps'] as const)(
  '[CS-05] [A11Y-2] every place of %s is reached by keyboard, is named, and takes a chip',
  async (model) => {
    show(model);
    const option = MODELS.find(({ id }) => id === model)?.options[0];
    const kinds = screen.getAllByRole('radio');
    const names: string[] = [];
    let places = 0;
    kinds[0]?.focus();
    for (const [at] of kinds.entries()) {
      if (at > 0) await userEvent.keyboard('{ArrowRight}');
      await userEvent.keyboard('[Space]');
      const own = [...document.querySelectorAll<HTMLElement>('[data-place]')];
      places += own.length;
      names.push(...own.map(({ textContent }) => textContent));
    }
    expect(places).toBe(option?.kind === 'bets' ? option.values.length : 0);
    expect(new Set(names).size).toBe(places);
    // A name is text for players, never an id of the rules.
    expect(names.filter((name) => /^[a-z]|[a-z]-\d/.test(name))).toEqual([]);
    document.querySelector<HTMLElement>('[data-place]')?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /^(Spin|Roll)$/ }));
    expect(plays).toHaveLength(1);
  },
);

it('[CS-05] between two rolls of craps a press stakes a chip at once, odds only as far as there is room', async () => {
  show('craps', { round: point, count: 1 });
  expect(await screen.findByText('Point 6', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Rolled 6. Point 6');
  await userEvent.click(screen.getByRole('button', { name: 'Odds on pass' }));
  await userEvent.click(screen.getByRole('radio', { name: /Pass and come/ }));
  expect(screen.getByRole('button', { name: /^Pass/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: /^Pass/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Come' }));
  await userEvent.click(screen.getByRole('button', { name: 'Roll' }));
  expect(moves).toEqual(['put-pass-odds-100', 'put-come-100', 'roll']);
});

it('[CS-05] a chip larger than the room for odds stakes what there is room for', async () => {
  show('craps', { round: crapsRound({ pass: 100 }, [3, 3], ['put-pass-odds-450']), count: 1 });
  await userEvent.click(screen.getByRole('radio', { name: /^Odds/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Odds on pass/ }));
  expect(moves).toEqual(['put-pass-odds-50']);
});

it('[CS-05] a place takes no more than the highest stake of the game', async () => {
  const { unmount } = show('craps', { round: crapsRound({ pass: 100, 'box-8': 9_950 }, [2, 2]), count: 1 });
  await userEvent.click(screen.getByRole('radio', { name: /^Place/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Place 8/ }));
  expect(moves).toEqual(['put-box-8-50']);
  unmount();
  show('craps', { round: crapsRound({ pass: 100, 'box-8': 9_950 }, [2, 2], ['put-box-8-50']), count: 1 });
  await userEvent.click(screen.getByRole('radio', { name: /^Place/ }));
  expect(screen.getByRole('button', { name: /^Place 8/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: /^Place 8/ }));
  expect(moves).toEqual(['put-box-8-50']);
});

it('[CS-02] the next roll waits for the game cycle, and while it waits chips can be placed', () => {
  show('craps', { round: point, count: 1, readyAt: performance.now() + 3_000 });
  expect(screen.getByRole('button', { name: /Next roll in [23] s/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Odds on pass' })).toBeEnabled();
});

it('[CS-05] [LIM-5] decided bets of an open round are listed without a celebration, and are paid when the round ends', async () => {
  show('craps', { round: crapsRound({ pass: 100, field: 50 }, [2, 2]), count: 1 });
  expect(await screen.findByText('Returned so far, paid when the round ends: €1.00')).toBeVisible();
  const decided = screen.getByRole('heading', { name: 'Decided by this roll' }).closest('section');
  expect(within(decided as HTMLElement).getByText('Field')).toBeVisible();
  expect(document.querySelector('[data-won]')).toBeNull();
  await userEvent.click(screen.queryByRole('button', { name: 'Take bets down' }) ?? document.body);
  expect(moves).toEqual([]);
});

it('[CS-05] bets that can be taken down can be', async () => {
  show('craps', { round: crapsRound({ pass: 100, 'box-8': 60 }, [2, 2]), count: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Take bets down' }));
  expect(moves).toEqual(['take']);
});

it('[CS-05] bets that were taken down are not listed as decided by a roll, neither the last one nor the next', async () => {
  for (const [dice, made] of [
    [[2, 2], ['take']],
    [
      [2, 2, 6, 3],
      ['take', 'roll'],
    ],
  ] as const) {
    const { unmount } = show('craps', { round: crapsRound({ pass: 100, 'box-8': 60 }, dice, made), count: 1 });
    expect(await screen.findByText('Returned so far, paid when the round ends: €0.60')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Decided by this roll' })).toBeNull();
    unmount();
  }
});

it('[CS-05] shows the pocket 00 in green, and the joker as a card', () => {
  const bets = [{ on: 'red', staked: 100, returned: 0 }];
  const zero = { ...point, model: 'roulette-american', status: 'settled' as const, moves: [] };
  const { unmount } = show('roulette-american', {
    round: { ...zero, scene: { kind: 'roulette', pocket: 37, wheel: 'american', bets } },
    count: 1,
  });
  expect(document.querySelector('p[data-colour="green"]')).toHaveTextContent('00');
  expect(document.querySelectorAll('svg text')).toHaveLength(38);
  unmount();
  const player = [{ cards: [52, 11, 24, 3, 4], worth: 'trips' }];
  show('video-poker-joker', {
    round: { ...zero, model: 'video-poker-joker', scene: { kind: 'cards', player, dealer: { cards: [], worth: '' }, outcome: 'trips' } },
    count: 1,
  });
  expect(screen.getByText('Joker')).toBeVisible();
});

it.each([
  ['more than the highest stake', [{ on: 'red', amount: 10_001 }], 'The stake is outside the limits of this game.'],
  ['less than the lowest stake', [{ on: 'red', amount: 19 }], 'The stake is outside the limits of this game.'],
  ['a sum that no message can carry', [{ on: 'red', amount: 2 ** 53 * 100 }], 'The stake is outside the limits of this game.'],
  [
    'more bets than a round takes',
    Array.from({ length: MOST_BETS + 1 }, (_, n) => ({ on: `place-${n}`, amount: 20 })),
    'A round takes at most 40 bets.',
  ],
])('[CS-05] [MON-6] does not ask for a round with %s, and says why', async (_, bets, why) => {
  const Choices: NonNullable<GameScreenProps['parts']>['Choices'] = ({ onChoice }) => (
    <>
      <button onClick={() => onChoice({ bets })}>All</button>
      <button onClick={() => onChoice({ bets: [{ on: 'red', amount: 10_000 }] })}>Less</button>
    </>
  );
  show('roulette-european', { parts: { Choices } });
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('alert')).toHaveTextContent(why);
  expect(screen.getByRole('button', { name: 'Spin' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect(plays).toEqual([[10_000, { bets: [{ on: 'red', amount: 10_000 }] }]]);
});
