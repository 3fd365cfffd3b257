/** Why an address may not be shown in a frame. */
export type FrameRefusal = 'not-an-address' | 'not-secure' | 'own-site';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|[\w.-]+\.localhost)$/;

/**
 * Whether an address may be framed. It must be a page of another site over a secure line (loopback apart): a page of our own site inside the
 * sandbox could take the sandbox off.
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
