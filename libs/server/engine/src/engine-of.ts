import { Archive } from './archive/archive.ts';
import { createEngine, type Engine } from './engine.ts';

const FASTEST = 600;

/** What a process passes to create its engine. */
export interface EngineStart {
  env: NodeJS.ProcessEnv;
  now: () => number;
}

/** Factor by which matches run faster than real time. */
function speedOf(env: NodeJS.ProcessEnv): number {
  const speed = Number(env['TOUCHLINE_SPEED'] ?? 1);
  if (!(speed >= 1 && speed <= FASTEST))
    throw new Error(`TOUCHLINE_SPEED is ${env['TOUCHLINE_SPEED']}; it must be a number from 1 to ${FASTEST}.`);
  return speed;
}

const ENGINES = new WeakMap<EngineStart, Engine>();

/** The engine of a process: all modules of one start share it. */
export function engineOf(start: EngineStart): Engine {
  let engine = ENGINES.get(start);
  if (engine === undefined) {
    engine = createEngine({ now: start.now, speed: speedOf(start.env) });
    ENGINES.set(start, engine);
  }
  return engine;
}

const ARCHIVES = new WeakMap<EngineStart, Archive>();

/** The archive of the process's engine. */
export function archiveOf(start: EngineStart): Archive {
  let archive = ARCHIVES.get(start);
  if (archive === undefined) {
    archive = new Archive(engineOf(start));
    ARCHIVES.set(start, archive);
  }
  return archive;
}
