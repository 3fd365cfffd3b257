/** Why a url must not be framed. */
export type FrameRefusal = 'not-an-address' | 'not-secure' | 'own-site';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|[\w.-]+\.localhost)$/;

/**
 * Checks whether a url may be framed. It must be https (except on loopback) and on another site, because a page of our own site could
 * remove the sandbox.
 *
 * @returns null when it may.
 */
export function frameVerdict(address: string, pageOrigin: string): FrameRefusal | null {
  if (!URL.canParse(address, pageOrigin)) return 'not-an-address';
  const url = new URL(address, pageOrigin);
  if (url.origin === pageOrigin) return 'own-site';
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return isSecure ? null : 'not-secure';
}
