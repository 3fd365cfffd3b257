import type { Mode } from '@touchline/shared-primitives/mode';
import type { FastifyInstance } from 'fastify';

type Env = Readonly<Record<string, string | undefined>>;

/** Start of the test clock: a Saturday noon in the season of most leagues. */
const USUAL_WORLD = '2030-10-19T12:00:00Z';
/** `2026-10-17T12:00:00Z`, optionally followed by `@` and the machine time in milliseconds at which the test clock shows it. */
const FORM = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)(?:@(\d{12,14}))?$/;

/**
 * Offset of the test clock, from `TOUCHLINE_WORLD`. Test runs start it at a fixed moment, so that all of them have the same
 * catalogue, lists and prices. Processes that share a clock get the same machine time after `@`.
 *
 * @param wallMs - machine time at which the test clock starts if the variable does not give one.
 * @returns milliseconds to add to the machine's time; 0 without the variable.
 * @throws RangeError if the variable is malformed, or set outside test mode.
 */
export function worldShiftMs(env: Env, mode: Mode, wallMs: number): number {
  const named = env['TOUCHLINE_WORLD'];
  if (named === undefined) return 0;
  if (mode !== 'test') {
    throw new RangeError(`TOUCHLINE_WORLD sets the clock of tests; it is not allowed in ${mode} mode.`);
  }
  const [, moment = '', anchor] = FORM.exec(named) ?? [];
  const startMs = Date.parse(moment);
  if (Number.isNaN(startMs)) throw new RangeError(`TOUCHLINE_WORLD is '${named}'; it must be a time in UTC, such as 2026-10-17T12:00:00Z.`);
  return startMs - (anchor === undefined ? wallMs : Number(anchor));
}

/** Value of `TOUCHLINE_WORLD` for processes that share a clock. @param wallMs - machine time at the start. */
export const usualWorld = (wallMs: number): string => `${USUAL_WORLD}@${wallMs}`;

/**
 * Replaces `Date` in this process by the test clock; does nothing outside test mode. Call it before anything reads the time.
 *
 * @throws RangeError as `worldShiftMs`.
 */
export function enterWorld(env: Env, mode: Mode): void {
  const Machine = globalThis.Date;
  const shiftMs = worldShiftMs(env, mode, Machine.now());
  if (shiftMs === 0) return;
  const now = (): number => Machine.now() + shiftMs;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new Machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}

/** Sends the test clock in the `Date` header of every response: Node's own header has the machine's time. @param now - the test clock. */
export function sendWorldTime(app: FastifyInstance, now: () => number): void {
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('date')) reply.header('date', new Date(now()).toUTCString());
  });
}
