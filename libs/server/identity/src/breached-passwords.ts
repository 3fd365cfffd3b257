import { upperAscii } from '@touchline/shared-primitives';
import { createHash } from 'node:crypto';

const PREFIX = 5;
/** After this time the check is skipped and only the strength estimate counts. */
const ANSWER_WITHIN_MS = 2_000;

/**
 * How often a password occurs in breach lists, by a k-anonymity range query: only the first five of forty hex digits of its hash are sent,
 * and the answer holds hundreds of hashes with that prefix.
 *
 * @param url - base address of the range service; the five digits are appended.
 * @throws Error if the service fails or gives an invalid answer.
 */
export async function timesBreached(url: string, password: string): Promise<number> {
  // SHA-1 is required by the protocol; the hash is never stored.
  const digits = upperAscii(createHash('sha1').update(password).digest('hex'));
  const response = await fetch(`${url}${digits.slice(0, PREFIX)}`, {
    // Padding hides the number of matches, which the length of the answer would reveal.
    ...{ headers: { 'add-padding': 'true' }, redirect: 'error', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
  });
  if (!response.ok) throw new Error(`the service of stolen passwords answered ${response.status}`);
  const rest = digits.slice(PREFIX);
  for (const line of (await response.text()).split('\n')) {
    const [suffix = '', count = '0'] = line.trim().split(':');
    if (upperAscii(suffix) === rest) return Number(count) || 0;
  }
  return 0;
}
