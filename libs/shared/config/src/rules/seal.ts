import type { SiteConfig } from '@touchline/shared-contract';

/** A configuration that was kept, and when it was good. */
export interface KeptConfig {
  site: SiteConfig;
  /** By the server's clock, in milliseconds. */
  atMs: number;
}

const FORM = '1';

/** SHA-256 in hex; null where there is no cryptography, as on a page over plain http. */
export async function digestOf(text: string): Promise<string | null> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (subtle === undefined) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A configuration as a text that can be kept: form, time, hash of both time and content, content. The hash finds what was torn, mixed up or
 * edited; it is no secret, so it is no proof against somebody who may write here and knows the form.
 *
 * @returns null where nothing can be hashed: then nothing is kept.
 * @spec CFG-1
 */
export async function sealConfig({ site, atMs }: KeptConfig): Promise<string | null> {
  const signed = `${atMs}.${JSON.stringify(site)}`;
  const digest = await digestOf(signed);
  return digest === null ? null : `${FORM}.${digest}.${signed}`;
}

const SEALED = /^1\.([0-9a-f]{64})\.((\d{1,16})\.(.*))$/s;

/** What was sealed, before its content is checked; null when one character is another than it was. @spec CFG-1 */
export async function unseal(text: string): Promise<{ content: unknown; atMs: number } | null> {
  const [, digest, signed, at, content] = SEALED.exec(text) ?? [];
  if (signed === undefined || content === undefined) return null;
  if ((await digestOf(signed)) !== digest) return null;
  try {
    return { content: JSON.parse(content) as unknown, atMs: Number(at) };
  } catch {
    return null; // sealed by something else than this program
  }
}
