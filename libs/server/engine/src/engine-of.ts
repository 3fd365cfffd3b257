import { createEngine, type Engine } from './engine.ts';

const FASTEST = 600;

/** What an engine is made from: the start of a process. */
export interface EngineStart {
  env: NodeJS.ProcessEnv;
  now: () => number;
}

/** How much faster than real time matches run. */
function speedOf(env: NodeJS.ProcessEnv): number {
  const speed = Number(env['TOUCHLINE_SPEED'] ?? 1);
  if (!(speed >= 1 && speed <= FASTEST))
    throw new Error(`TOUCHLINE_SPEED is ${env['TOUCHLINE_SPEED']}; it must be a number from 1 to ${FASTEST}.`);
  return speed;
}

const ENGINES = new WeakMap<EngineStart, Engine>();

/** The engine of a process: every module of one start gets the same. */
export function engineOf(start: EngineStart): Engine {
  let engine = ENGINES.get(start);
  if (engine === undefined) {
    engine = createEngine({ now: start.now, speed: speedOf(start.env) });
    ENGINES.set(start, engine);
  }
  return engine;
}
