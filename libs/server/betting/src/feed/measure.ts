import type { Engine } from '@touchline/server-engine';
import { gzipSync } from 'node:zlib';
import { GameLists } from './game-lists.ts';

export interface PollFigures {
  /** Number of games in the polled list. */
  games: number;
  polls: number;
  everySeconds: number;
  /** Size of the first answer. */
  imageBytes: number;
  imageGzipBytes: number;
  /** Mean size of later answers; a 304 counts as 0. */
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
  /** Number of games in the list; the live section may have more. */
  games: number;
  polls: number;
  everySeconds: number;
}

const SECOND_MS = 1000;
const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)) * 100) / 100;

/** Measures the cost of a reader of the live list: bytes per poll, and time per tick. @spec CF-06 */
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
