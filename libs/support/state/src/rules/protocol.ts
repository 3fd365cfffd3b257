import type { SupportMessage, SupportServerMessage } from '@touchline/support-contract';
import { isObject, isWhole } from '@touchline/shared-primitives';

/** Maximum length of a text from the server; longer ones are rejected. */
const LONGEST_TEXT = 4_000;

function isMessage(value: unknown): value is SupportMessage {
  if (!isObject(value)) return false;
  const { n, author, isAutomatic, text, at, id } = value;
  const hasWords = typeof text === 'string' && text.length <= LONGEST_TEXT;
  const isSomebody = author === 'player' || author === 'support';
  return (
    isWhole(n) &&
    n > 0 &&
    isSomebody &&
    typeof isAutomatic === 'boolean' &&
    hasWords &&
    isWhole(at) &&
    (id === null || typeof id === 'string')
  );
}

/** Parses a message from the socket; null if it violates the contract. */
export function readServerMessage(text: unknown): SupportServerMessage | null {
  const value = typeof text === 'string' ? parse(text) : undefined;
  if (!isObject(value)) return null;
  const { type, messages, readUpTo, message, upTo, id, reason } = value;
  if (type === 'history') {
    return Array.isArray(messages) && messages.every(isMessage) && isWhole(readUpTo) ? { type, messages, readUpTo } : null;
  }
  if (type === 'message') return isMessage(message) ? { type, message } : null;
  if (type === 'read') return isWhole(upTo) ? { type, upTo } : null;
  if (type !== 'refused' || (reason !== 'too-fast' && reason !== 'bad-message')) return null;
  return { type, id: typeof id === 'string' ? id : null, reason };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // not JSON
  }
}
