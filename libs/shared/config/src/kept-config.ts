import { SiteConfig } from '@touchline/shared-contract/schemas';
import { configPlace } from './rules/config-place.ts';
import { keptText, openKept } from './rules/kept-text.ts';
import { signedAt, type SignedAnswer } from './signed-config.ts';

/** A stored configuration, and when the service signed it. */
export interface KeptConfig {
  site: SiteConfig;
  /** Server time in milliseconds. */
  atMs: number;
}

/** Serialises an answer with its signature for storage. @spec CFG-1 */
export const keepable = ({ header, body }: Pick<SignedAnswer, 'header' | 'body'>): string => keptText({ header, body });

/**
 * Reads the last valid configuration from storage. Its signature is checked, so write access to the storage is not enough to replace it.
 *
 * @param nowMs - server time in milliseconds.
 * @returns null when there is none, or it has no valid signature, is older than a day or from the future, is in another language, or does
 *   not match the current schema.
 * @spec CFG-1
 */
export async function readKeptConfig(text: string | null, { lang, nowMs }: { lang: string; nowMs: number }): Promise<KeptConfig | null> {
  const opened = text === null ? null : openKept(text);
  if (opened === null) return null;
  const atMs = await signedAt({ place: configPlace(lang), ...opened }, nowMs);
  if (atMs === null) return null;
  const read = SiteConfig.safeParse(jsonOf(opened.body));
  return read.success ? { site: read.data, atMs } : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // correctly signed, but not a configuration
  }
}
