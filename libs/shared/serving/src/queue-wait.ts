const LONGEST_MS = 60_000;

/**
 * How long a request may wait for its turn before it is refused, by `TOUCHLINE_QUEUE_MS`. A machine that is shared with other work stalls
 * without any crowd of visitors: there a longer wait is better than a refusal.
 *
 * @returns milliseconds; undefined leaves the bound of the server.
 * @throws RangeError on anything but a whole number from 0 to 60,000.
 * @spec SRV-3
 */
export function queueWaitOf(env: Readonly<Record<string, string | undefined>>): number | undefined {
  const text = env['TOUCHLINE_QUEUE_MS'];
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > LONGEST_MS)
    throw new RangeError(`TOUCHLINE_QUEUE_MS is '${text}'; it has to be a whole number of milliseconds up to ${LONGEST_MS}.`);
  return Number(text);
}
