import { fingerprintCalls, type ComponentsData, type FingerprintAnswer } from '@touchline/identity-contract';
import { callJson, type Send } from '@touchline/shared-http';
import type { LogLine, Report } from '@touchline/shared-primitives';
import { isFingerprintValid, type FingerprintRecord } from '../rules/fingerprint.ts';

export interface FingerprintKeeperPorts {
  origin: string;
  send: Send;
  /** Time by the server, in milliseconds. */
  now: () => number;
  report: Report;
  /** What the browser says of its device. */
  read: () => ComponentsData;
}

export interface FingerprintKeeper {
  /** The token to send now; null where there is none that is valid. */
  token: () => string | null;
  /** A fresh record; concurrent callers share one. @returns its token, or null where none is to be had. */
  refresh: () => Promise<string | null>;
}

const readAnswer = (answer: unknown): FingerprintAnswer | null => {
  const { token, expiresAt } = (typeof answer === 'object' && answer !== null ? answer : {}) as Partial<FingerprintAnswer>;
  return typeof token === 'string' && typeof expiresAt === 'number' ? { token, expiresAt } : null;
};

/** Keeps the fingerprint of this device in memory, as long as the page lives. @spec HT-06 HT-08 */
export function createFingerprintKeeper({ origin, send, now, report, read }: FingerprintKeeperPorts): FingerprintKeeper {
  let record: FingerprintRecord | null = null;
  let flight: Promise<string | null> | null = null;
  const token = () => (isFingerprintValid(record, now()) ? record.token : null);

  async function ask(): Promise<string | null> {
    try {
      const componentsData = read();
      const answer = await callJson({ origin, send }, fingerprintCalls.register, { body: { componentsData }, read: readAnswer });
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
