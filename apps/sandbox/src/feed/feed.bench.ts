import { createEngine } from '../engine/engine.ts';
import { measureLivePollBytes } from './measure.ts';

// Prints what polling 150 live games costs, as JSON, for `npm run bench`.
const START_MS = Date.UTC(2026, 10, 21, 19);
let nowMs = START_MS;
const begin = performance.now();
const engine = createEngine({ now: () => nowMs });
const startMs = Math.round(performance.now() - begin);
const pass = (ms: number): number => (nowMs += ms);
const counts = { line: 0, live: 0 };
for (const game of engine.games()) counts[game.section ?? 'line'] += 1;
const figures = measureLivePollBytes({ engine, pass, games: 150, polls: 120, everySeconds: 5 });
process.stdout.write(`${JSON.stringify({ startMs, ...counts, ...figures }, null, 2)}\n`);
