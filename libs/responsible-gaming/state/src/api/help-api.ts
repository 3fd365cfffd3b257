import { helpCalls, type HelpService, type HelpServices } from '@touchline/responsible-gaming-contract';
import { callJson } from '@touchline/shared-http';
import { fieldsOf, isText } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';

const isFilledText = (value: unknown): value is string => isText(value) && value !== '';
const isSite = (value: unknown): value is string => isText(value) && value.startsWith('https://');

function readService(value: unknown): HelpService[] {
  const { country, kind, name, phone, url, source, checkedOn } = fieldsOf(value);
  if (country !== null && !(isFilledText(country) && country.length === 2)) return [];
  if (kind !== 'helpline' && kind !== 'register') return [];
  if (!isFilledText(name) || !isSite(url) || !isSite(source) || !isFilledText(checkedOn)) return [];
  return [{ country, kind, name, phone: isFilledText(phone) ? phone : null, url, source, checkedOn }];
}

/** Valid entries; null if the response is not a list. */
function readHelp(answer: unknown): HelpServices | null {
  const { services } = fieldsOf(answer);
  return Array.isArray(services) ? { services: services.flatMap(readService) } : null;
}

/**
 * Loads help services, those of the visitor's country first. Throws `HttpError`, including for a response that is not a list.
 *
 * @spec LIM-14
 */
export const loadHelp = (ports: Pick<Ports, 'send' | 'origin'>, signal?: AbortSignal): Promise<HelpServices> =>
  callJson(ports, helpCalls.services, { signal, read: readHelp });
