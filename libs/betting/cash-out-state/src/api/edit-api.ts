import { editCalls } from '@touchline/betting-contract';
import type { EditAnswer, EditBody, EditQuoteAnswer, EditQuoteBody, EditStatus } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readEditQuoteAnswer, readEditStatus } from './readers.ts';

type Deps = Pick<Ports, 'send' | 'origin'>;

const readAnswer = (answer: unknown): EditAnswer | null => {
  const read = readEditStatus(answer);
  return read === null || read.status === 'unknown' ? null : read;
};

/** Each call throws `HttpError`, also for an invalid answer. @spec BET-1 */
export const askEditQuote = (ports: Deps, body: EditQuoteBody, signal?: AbortSignal): Promise<EditQuoteAnswer> =>
  callJson(ports, editCalls.quote, { body, signal, read: readEditQuoteAnswer });
export const askEdit = (ports: Deps, body: EditBody, signal?: AbortSignal): Promise<EditAnswer> =>
  callJson(ports, editCalls.edit, { body, signal, read: readAnswer });
export const askEditStatus = (ports: Deps, id: string, signal?: AbortSignal): Promise<EditStatus> =>
  callJson(ports, editCalls.status, { params: { id }, signal, read: readEditStatus });
