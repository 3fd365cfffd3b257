import type { RoundView } from '@touchline/casino-game-contract';
import { fireEvent, screen } from '@testing-library/react';
import { INIT, play } from './play.test.helper.tsx';

const IDLE = { width: 1600, height: 900, actors: [], cues: [], restMs: 0, endMs: null };
const toss = (): never => {
  throw new Error('no picture of it');
};
jest.mock('./stages.ts', () => ({ stageOf: async () => ({ idle: () => IDLE, stages: { coin: toss } }) }));

const WON: RoundView = {
  ...{ round: 7, model: 'coin-flip', game: null, status: 'settled', made: 0, moves: [], staked: 100, returned: 196, balance: 10_096 },
  ...{ scene: { kind: 'coin', side: 'heads', times: 196 }, isFaulty: false, currencyIso: 'EUR', openedAt: 0, settledAt: 1 },
};

it('[CS-05] shows result and balance of a round of which the stage has no picture, and the next can be played', async () => {
  jest.spyOn(console, 'error').mockReturnValue(); // React reports what the boundary has caught
  const { last, init, receive } = play(false);
  await init({ ...INIT, model: 'coin-flip', title: 'Coin', cycleMs: 0 });
  await screen.findByRole('button', { name: 'Sound' });
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  receive({ type: 'round', id: last().id, round: WON });
  expect(await screen.findByText('You won €1.96')).toBeVisible();
  expect(screen.getByTestId('balance')).toHaveTextContent('€100.96');
  expect(await screen.findByRole('button', { name: 'Play' })).toBeEnabled();
});
