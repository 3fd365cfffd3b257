import type { SupportServerMessage } from '@touchline/support-contract';
import { readSupportServerMessage } from './readers.ts';

/** Parses a message from the socket; null if it violates the contract. */
export const readServerMessage = (text: unknown): SupportServerMessage | null =>
  readSupportServerMessage(typeof text === 'string' ? parse(text) : undefined);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // not JSON
  }
}
