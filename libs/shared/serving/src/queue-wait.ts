import type { Mode } from '@touchline/shared-primitives/mode';

const LONGEST_MS = 60_000;

/**
 * Reads `TOUCHLINE_QUEUE_MS`: how long a request may wait for a slot before it is refused. The value `off` admits every request at once; it
 * is the default in mode `test`, where a slow machine is no sign of overload, and an error in production.
 *
 * @returns milliseconds; `Infinity` when admission is off; undefined when the server uses its default.
 * @throws RangeError on anything but a whole number from 0 to 60,000, or `off` outside production.
 * @spec SRV-3
 */
export function queueWaitOf(env: Readonly<Record<string, string | undefined>>, mode: Mode): number | undefined {
  const text = env['TOUCHLINE_QUEUE_MS'] ?? (mode === 'test' ? 'off' : undefined);
  if (text === undefined) return undefined;
  if (text === 'off' && mode !== 'production') return Number.POSITIVE_INFINITY;
  if (!/^\d{1,5}$/.test(text) || Number(text) > LONGEST_MS)
    throw new RangeError(`TOUCHLINE_QUEUE_MS is '${text}'; it has to be a whole number of milliseconds up to ${LONGEST_MS}.`);
  return Number(text);
}
