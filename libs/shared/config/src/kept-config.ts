import { SiteConfig } from '@touchline/shared-contract';
import { KEPT_AHEAD_MS, KEPT_MS } from './rules/timings.ts';
import { unseal, type KeptConfig } from './rules/seal.ts';

export { digestOf, sealConfig, type KeptConfig } from './rules/seal.ts';

/**
 * Reads the last good configuration from where it was kept.
 *
 * @param nowMs - by the server's clock, in milliseconds.
 * @returns null when there is none, when it was changed, is older than a day or from the future, or is not of today's form.
 * @spec CFG-1
 */
export async function readKeptConfig(text: string | null, nowMs: number): Promise<KeptConfig | null> {
  const opened = text === null ? null : await unseal(text);
  if (opened === null || opened.atMs > nowMs + KEPT_AHEAD_MS || nowMs - opened.atMs >= KEPT_MS) return null;
  const read = SiteConfig.safeParse(opened.content);
  return read.success ? { site: read.data, atMs: opened.atMs } : null;
}
