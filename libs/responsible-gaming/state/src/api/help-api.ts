import { helpCalls, type HelpServices } from '@touchline/responsible-gaming-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readHelpServices } from './readers.ts';

/**
 * Loads help services, those of the visitor's country first. Throws `HttpError`, including for a response that is not a list.
 *
 * @spec LIM-14
 */
export const loadHelp = (ports: Pick<Ports, 'send' | 'origin'>, signal?: AbortSignal): Promise<HelpServices> =>
  callJson(ports, helpCalls.services, { signal, read: readHelpServices });
