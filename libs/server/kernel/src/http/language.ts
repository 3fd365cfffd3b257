import { LANGUAGES, type LanguageCode, lowerAscii } from '@touchline/shared-primitives';
import type { FastifyRequest } from 'fastify';

/** A language of the backend's texts. */
export type Language = LanguageCode;

/** The language of a call: its `language` header, otherwise the browser's preference, otherwise English. @spec RG-04 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = [headers['language'], headers['accept-language']].map((header) => lowerAscii(String(header ?? '').slice(0, 2)));
  return LANGUAGES.find((known) => known === (wanted[0] === '' ? wanted[1] : wanted[0])) ?? 'en';
}
