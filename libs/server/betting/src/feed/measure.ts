import type { Engine } from '@touchline/server-engine';
import { gzipSync } from 'node:zlib';
import { GameLists } from './game-lists.ts';

export interface PollFigures {
  /** Games of the list that is polled. */
  games: number;
  polls: number;
  everySeconds: number;
  /** Answer of the first poll. */
  imageBytes: number;
  imageGzipBytes: number;
  /** Answers of the polls after it; a 304 counts as nothing. */
  meanDeltaBytes: number;
  meanDeltaGzipBytes: number;
  largestDeltaBytes: number;
  meanTickMs: number;
  largestTickMs: number;
}

export interface PollTerms {
  engine: Engine;
  /** Moves the engine's clock. @returns the new time. */
  pass: (ms: number) => number;
  /** Games in the list; the live section may hold more. */
  games: number;
  polls: number;
  everySeconds: number;
}

const SECOND_MS = 1000;
const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)) * 100) / 100;

/** What a reader of the live list costs: bytes per poll, and the ticks behind them. @spec CF-06 */
export function measureLivePollBytes({ engine, pass, games, polls, everySeconds }: PollTerms): PollFigures {
  const lists = new GameLists(engine);
  const query = { section: 'live', lang: 'en', count: games } as const;
  const image = lists.answer(query);
  const text = JSON.stringify(image);
  let since = image?.revision ?? 0;
  const sizes: number[] = [];
  const gzips: number[] = [];
  const ticks: number[] = [];
  for (let poll = 0; poll < polls; poll++) {
    for (let second = 0; second < everySeconds; second++) {
      const nowMs = pass(SECOND_MS);
      const begin = performance.now();
      engine.tick(nowMs);
      ticks.push(performance.now() - begin);
    }
    const answer = lists.answer(query, since);
    const delta = answer === null ? '' : JSON.stringify(answer);
    sizes.push(Buffer.byteLength(delta));
    gzips.push(delta === '' ? 0 : gzipSync(delta).length);
    since = answer?.revision ?? since;
  }
  return {
    games: image?.games.length ?? 0,
    polls,
    everySeconds,
    imageBytes: Buffer.byteLength(text),
    imageGzipBytes: gzipSync(text).length,
    meanDeltaBytes: mean(sizes),
    meanDeltaGzipBytes: mean(gzips),
    largestDeltaBytes: Math.max(...sizes),
    meanTickMs: mean(ticks),
    largestTickMs: Math.round(Math.max(...ticks) * 100) / 100,
  };
}
