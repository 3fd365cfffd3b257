import type { ComponentsData } from '@touchline/identity-contract';

/** A device as registered with the backend. @spec HT-08 */
export interface FingerprintRecord {
  token: string;
  componentsData: ComponentsData;
  /** Server time, milliseconds since 1970. */
  expiresAt: number;
}

/** Whether a fingerprint may be sent: it has a token and has not expired. @spec HT-06 */
export const isFingerprintValid = (record: FingerprintRecord | null, nowMs: number): record is FingerprintRecord =>
  record !== null && record.token !== '' && record.expiresAt > nowMs;
