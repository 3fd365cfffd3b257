import type { FromGame, FromSite, GameInit } from '@touchline/casino-game-contract';
import { act, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Game } from './Game.tsx';
import { stageOf } from './stages.ts';

export const INIT: GameInit = {
  ...{ model: 'crash', title: 'Crash', mode: 'money', balance: 99_900, currencyIso: 'EUR', exponent: 2 },
  ...{ stake: { min: 100, max: 50_000, usual: 100 }, cycleMs: 5_000, waitMs: 0, language: 'en', direction: 'ltr', theme: 'light' },
  round: null,
};

/** A game in its frame, and the site's side of its connection. */
export function play(isCalm = true) {
  const sent: FromGame[] = [];
  let take: (message: FromSite) => void = () => undefined;
  const connect = (onMessage: (message: FromSite) => void) => {
    take = onMessage;
    return { send: (message: FromGame) => void sent.push(message), close: () => undefined };
  };
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Game connect={connect} isCalm={isCalm} onLanguage={() => undefined} />
    </IntlProvider>,
  );
  const last = (): { id: string; move?: string } => {
    const message = sent.at(-1);
    if (message?.type !== 'play' && message?.type !== 'move') throw new Error('no request was sent');
    return message;
  };
  const receive = (message: FromSite) => act(() => take(message));
  /** The site's first message; resolves when the stage of the game is loaded. */
  const init = async (first: GameInit) => {
    receive({ type: 'init', init: first });
    await act(async () => void (await stageOf('crash')));
  };
  return { sent, last, init, receive };
}
