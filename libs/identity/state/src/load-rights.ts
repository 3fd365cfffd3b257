import { RIGHTS, type RightsAnswer, securityCalls } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { fieldsOf } from '@touchline/shared-primitives';

const readRights = (answer: unknown): RightsAnswer | null => {
  const rights = fieldsOf(fieldsOf(answer)['rights']);
  return RIGHTS.every((right) => typeof rights[right] === 'boolean') ? (answer as RightsAnswer) : null;
};

/**
 * What the signed-in player may do (get rights). The server refuses what a right forbids; pages say so beforehand.
 *
 * @throws HttpError, including for a malformed response.
 * @spec ID-29
 */
export const loadRights = (to: Caller, signal?: AbortSignal): Promise<RightsAnswer> =>
  callJson(to, securityCalls.rights, { signal, read: readRights });
