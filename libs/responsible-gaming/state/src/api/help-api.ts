import { helpCalls, type HelpService, type HelpServices } from '@touchline/responsible-gaming-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';

type Fields = Readonly<Record<string, unknown>>;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isSite = (value: unknown): value is string => isText(value) && value.startsWith('https://');

function readService(value: unknown): HelpService[] {
  const { country, kind, name, phone, url, source, checkedOn } = (typeof value === 'object' && value !== null ? value : {}) as Fields;
  if (country !== null && !(isText(country) && country.length === 2)) return [];
  if (kind !== 'helpline' && kind !== 'register') return [];
  if (!isText(name) || !isSite(url) || !isSite(source) || !isText(checkedOn)) return [];
  return [{ country, kind, name, phone: isText(phone) ? phone : null, url, source, checkedOn }];
}

/** Entries that hold; null when the answer is no list at all. */
function readHelp(answer: unknown): HelpServices | null {
  const { services } = (typeof answer === 'object' && answer !== null ? answer : {}) as Fields;
  return Array.isArray(services) ? { services: services.flatMap(readService) } : null;
}

/** Who helps, those of the visitor's country first. Throws `HttpError`, also for an answer that is no list. @spec LIM-14 */
export const loadHelp = (ports: Pick<Ports, 'send' | 'origin'>, signal?: AbortSignal): Promise<HelpServices> =>
  callJson(ports, helpCalls.services, { signal, read: readHelp });
