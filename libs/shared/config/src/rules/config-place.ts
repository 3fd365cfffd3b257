import { configCalls } from '@touchline/shared-contract';
import { placeOf } from '@touchline/shared-http';

/** Path and query of the configuration in a language; signatures name it. @spec CF-01 */
export const configPlace = (lang: string): string => placeOf(configCalls.all, { query: { lang } });
