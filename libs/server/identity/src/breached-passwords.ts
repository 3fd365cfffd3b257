import { createHash } from 'node:crypto';

const PREFIX = 5;
/** The estimate decides alone when the service takes longer. */
const ANSWER_WITHIN_MS = 2_000;

/**
 * How often a password was found in stolen lists. Only the first five of forty digits of its hash leave this process, and the answer holds hundreds of
 * hashes that begin alike, so that the service does not learn which one was meant (k-anonymity).
 *
 * @param url - of a range service, to which the five digits are added.
 * @throws Error when the service does not answer as it should.
 */
export async function timesBreached(url: string, password: string): Promise<number> {
  // The protocol's own hash, of passwords that thieves have already; nothing is kept under it here.
  const digits = createHash('sha1').update(password).digest('hex').toUpperCase();
  const response = await fetch(`${url}${digits.slice(0, PREFIX)}`, {
    // With padding the length of the answer does not tell either.
    ...{ headers: { 'add-padding': 'true' }, redirect: 'error', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
  });
  if (!response.ok) throw new Error(`the service of stolen passwords answered ${response.status}`);
  const rest = digits.slice(PREFIX);
  for (const line of (await response.text()).split('\n')) {
    const [suffix = '', count = '0'] = line.trim().split(':');
    if (suffix.toUpperCase() === rest) return Number(count) || 0;
  }
  return 0;
}
