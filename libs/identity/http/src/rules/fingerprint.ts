import type { ComponentsData } from '@touchline/identity-contract';

/** A device as the backend knows it. @spec HT-08 */
export interface FingerprintRecord {
  token: string;
  componentsData: ComponentsData;
  /** Milliseconds since 1970 by the server. */
  expiresAt: number;
}

/** Whether a fingerprint may be sent: it has a token, and its end lies in the future. @spec HT-06 */
export const isFingerprintValid = (record: FingerprintRecord | null, nowMs: number): record is FingerprintRecord =>
  record !== null && record.token !== '' && record.expiresAt > nowMs;
