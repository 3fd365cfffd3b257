import { SiteConfig } from '@touchline/shared-contract/schemas';
import { configPlace } from './rules/config-place.ts';
import { keptText, openKept } from './rules/kept-text.ts';
import { signedAt, type SignedAnswer } from './signed-config.ts';

/** A configuration that was kept, and when the service signed it. */
export interface KeptConfig {
  site: SiteConfig;
  /** By the service's clock, in milliseconds. */
  atMs: number;
}

/** An answer as a text that can be kept: what vouches for it goes with it. @spec CFG-1 */
export const keepable = ({ header, body }: Pick<SignedAnswer, 'header' | 'body'>): string => keptText({ header, body });

/**
 * Reads the last good configuration from where it was kept. Whoever can write there can put nothing in its place: they would have to sign it.
 *
 * @param nowMs - by the server's clock, in milliseconds.
 * @returns null when there is none, when nobody of the build vouches for it, it is older than a day or from the future, is in another
 *   language, or is not of today's form.
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
    return undefined; // signed, and no configuration all the same
  }
}
