import type { FromGame, FromSite, GameInit, RoundView } from '@touchline/casino-game-contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Game } from './Game.tsx';

const IDLE = { width: 1600, height: 900, actors: [], cues: [], restMs: 0, endMs: null };
const toss = (): never => {
  throw new Error('no picture of it');
};
jest.mock('./stages.ts', () => ({ stageOf: async () => ({ idle: () => IDLE, stages: { coin: toss } }) }));

const INIT: GameInit = {
  ...{ model: 'coin-flip', title: 'Coin', mode: 'money', balance: 10_000, currencyIso: 'EUR', exponent: 2 },
  ...{ stake: { min: 100, max: 50_000, usual: 100 }, cycleMs: 0, waitMs: 0, language: 'en', direction: 'ltr', theme: 'light' },
  round: null,
};
const WON: RoundView = {
  ...{ round: 7, model: 'coin-flip', game: null, status: 'settled', made: 0, moves: [], staked: 100, returned: 196, balance: 10_096 },
  ...{ scene: { kind: 'coin', side: 'heads', times: 196 }, isFaulty: false, currencyIso: 'EUR', openedAt: 0, settledAt: 1 },
};

it('[CS-05] shows result and balance of a round of which the stage has no picture, and the next can be played', async () => {
  jest.spyOn(console, 'error').mockReturnValue(); // React reports what the boundary has caught
  const sent: FromGame[] = [];
  let receive: (message: FromSite) => void = () => undefined;
  const connect = (onMessage: (message: FromSite) => void) => {
    receive = onMessage;
    return { send: (message: FromGame) => void sent.push(message), close: () => undefined };
  };
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Game connect={connect} isCalm={false} onLanguage={() => undefined} />
    </IntlProvider>,
  );
  await act(async () => receive({ type: 'init', init: INIT }));
  await screen.findByRole('button', { name: 'Sound' });
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  const play = sent.at(-1);
  if (play?.type !== 'play') throw new Error('no round was asked for');
  await act(async () => receive({ type: 'round', id: play.id, round: WON }));
  expect(await screen.findByText('You won €1.96')).toBeVisible();
  expect(screen.getByTestId('balance')).toHaveTextContent('€100.96');
  expect(await screen.findByRole('button', { name: 'Play' })).toBeEnabled();
});
