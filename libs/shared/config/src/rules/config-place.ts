import { configCalls } from '@touchline/shared-contract';
import { placeOf } from '@touchline/shared-http';

/** Where the configuration is asked for in a language: what its signature names. @spec CF-01 */
export const configPlace = (lang: string): string => placeOf(configCalls.all, { query: { lang } });
