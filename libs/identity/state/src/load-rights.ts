import { type RightsAnswer, securityCalls } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { readRightsAnswer } from './readers.ts';

/**
 * What the signed-in player may do (get rights). The server refuses what a right forbids; pages say so beforehand.
 *
 * @throws HttpError, including for a malformed response.
 * @spec ID-29
 */
export const loadRights = (to: Caller, signal?: AbortSignal): Promise<RightsAnswer> =>
  callJson(to, securityCalls.rights, { signal, read: readRightsAnswer });
