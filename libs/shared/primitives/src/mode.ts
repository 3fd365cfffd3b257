/**
 * Mode of a process. `demo`: our sandbox on this machine, with control room and outbox. `production`: an operator's backend, with neither.
 * `test`: the demo with test controls, for automated tests.
 */
export type Mode = 'demo' | 'production' | 'test';

const MODES: readonly string[] = ['demo', 'production', 'test'] satisfies Mode[];
const isMode = (value: string): value is Mode => MODES.includes(value);

/**
 * The mode of an environment: test with `TOUCHLINE_TEST=1`, else the value of `TOUCHLINE_MODE`, else production with `BACKEND_URL`, else
 * demo.
 *
 * @throws RangeError on an unknown mode, and on a combination of test and production.
 * @spec CF-07
 */
export function modeOf(env: Readonly<Record<string, string | undefined>>): Mode {
  const requested = env['TOUCHLINE_MODE'];
  if (requested !== undefined && !isMode(requested))
    throw new RangeError(`TOUCHLINE_MODE is '${requested}'; it has to be demo, production or test.`);
  if (env['TOUCHLINE_TEST'] === '1') {
    if (requested === 'production')
      throw new RangeError('TOUCHLINE_TEST=1 opens test controls; it cannot be set together with TOUCHLINE_MODE=production.');
    return 'test';
  }
  return requested ?? (env['BACKEND_URL'] === undefined ? 'demo' : 'production');
}
