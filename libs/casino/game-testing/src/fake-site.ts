import { FRAME_VERSION, type FromGame, type FromSite, type GameInit } from '@touchline/casino-game-contract';
import { readGameMessage } from '@touchline/casino-game-contract/frame';
import type { FrameHost } from './game-under-test.ts';

type Listener = (event: MessageEvent) => void;
export type Ask = Extract<FromGame, { type: 'play' | 'move' }>;

/** Replaces the page around a game: records the game's messages and sends those of the kit. */
export function createFakeSite() {
  const listeners = new Set<Listener>();
  const received: FromGame[] = [];
  const wrong: unknown[] = [];
  const parent = {
    postMessage: (data: unknown): void => {
      const message = readGameMessage(data);
      if (message === null) wrong.push(data);
      else received.push(message);
    },
  };
  const host: FrameHost = {
    parent,
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
  const sendRaw = (data: unknown, source: unknown = parent): void => {
    for (const listener of listeners) listener({ source, data } as MessageEvent);
  };
  return {
    host,
    /** Valid messages, in order. */
    received,
    /** Messages that violate the contract. */
    wrong,
    sendRaw,
    send: (message: FromSite): void => sendRaw({ v: FRAME_VERSION, ...message }),
    /** Bets and moves, without status checks of a climb or a shared draw. */
    asks: (): Ask[] =>
      received.filter(
        (message): message is Ask => message.type === 'play' || (message.type === 'move' && !message.move.startsWith('check')),
      ),
    count: (type: FromGame['type']): number => received.filter((message) => message.type === type).length,
  };
}
export type FakeSite = ReturnType<typeof createFakeSite>;

/** Settings for the game under test: English, euros, and a balance larger than any stake. */
export const initOf = (model: string, title: string, hasStake: boolean, more: Partial<GameInit> = {}): GameInit => ({
  ...{ model, title, mode: hasStake ? 'money' : 'demo', language: 'en', direction: 'ltr', theme: 'light' },
  ...{ currencyIso: 'EUR', exponent: 2, balance: 123_456, cycleMs: 5_000, waitMs: 0, round: null },
  stake: hasStake ? { min: 20, max: 10_000, usual: 100 } : { min: 0, max: 0, usual: 0 },
  ...more,
});
