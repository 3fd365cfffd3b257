import { fingerprintCalls, type ComponentsData } from '@touchline/identity-contract';
import { callJson, type Send } from '@touchline/shared-http';
import type { LogLine, Report } from '@touchline/shared-primitives';
import { isFingerprintValid, type FingerprintRecord } from '../rules/fingerprint.ts';
import { readFingerprintAnswer } from './readers.ts';

export interface FingerprintKeeperPorts {
  origin: string;
  send: Send;
  /** Server time in milliseconds. */
  now: () => number;
  report: Report;
  /** Reads the properties of the device. */
  read: () => ComponentsData;
}

export interface FingerprintKeeper {
  /** The current token; null if there is no valid one. */
  token: () => string | null;
  /** Fetches a new token; concurrent callers share one request. @returns the token, or null if none is available. */
  refresh: () => Promise<string | null>;
}

/** Keeps the device's fingerprint token in memory for the lifetime of the page. @spec HT-06 HT-08 */
export function createFingerprintKeeper({ origin, send, now, report, read }: FingerprintKeeperPorts): FingerprintKeeper {
  let record: FingerprintRecord | null = null;
  let flight: Promise<string | null> | null = null;
  const token = () => (isFingerprintValid(record, now()) ? record.token : null);

  async function ask(): Promise<string | null> {
    try {
      const componentsData = read();
      const answer = await callJson({ origin, send }, fingerprintCalls.register, { body: { componentsData }, read: readFingerprintAnswer });
      record = { ...answer, componentsData };
    } catch {
      record = null;
    }
    const fresh = token();
    if (fresh === null) report('incorrect response from the fingerprint' satisfies LogLine);
    return fresh;
  }

  return {
    token,
    refresh: () => {
      flight ??= ask().finally(() => (flight = null));
      return flight;
    },
  };
}
