import { createEngine } from '@touchline/server-engine';
import { measureLivePollBytes } from './measure.ts';

// Cost of polling 150 live games: one JSON figure per line, for `npm run bench`.
const START_MS = Date.UTC(2026, 10, 21, 19);
const POLL_SECONDS = 5;
let nowMs = START_MS;

interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Largest and smallest accepted value. */
  gate?: number;
  atLeast?: number;
}
const print = (figure: Figure): void => void process.stdout.write(`${JSON.stringify(figure)}\n`);

const begin = performance.now();
const engine = createEngine({ now: () => nowMs });
const startMs = Math.round(performance.now() - begin);
const counts = { line: 0, live: 0 };
for (const game of engine.games()) counts[game.section ?? 'line'] += 1;
const figures = measureLivePollBytes({ engine, pass: (ms) => (nowMs += ms), games: 150, polls: 120, everySeconds: POLL_SECONDS });

print({ name: 'games on the line', value: counts.line, unit: 'games', atLeast: 2000 });
print({ name: 'games in play', value: counts.live, unit: 'games', atLeast: 150 });
print({ name: 'start of the engine', value: startMs, unit: 'ms' });
print({ name: 'one tick, mean', value: figures.meanTickMs, unit: 'ms', gate: 20 });
print({ name: 'one tick, longest', value: figures.largestTickMs, unit: 'ms' });
print({ name: `first answer, ${figures.games} live games`, value: figures.imageBytes, unit: 'B' });
print({ name: 'the same compressed', value: figures.imageGzipBytes, unit: 'B gzip' });
print({ name: `live poll every ${POLL_SECONDS} s, mean`, value: figures.meanDeltaBytes, unit: 'B' });
print({ name: 'the same compressed', value: figures.meanDeltaGzipBytes, unit: 'B gzip', gate: 6000 });
print({ name: `live poll every ${POLL_SECONDS} s, largest`, value: figures.largestDeltaBytes, unit: 'B' });
