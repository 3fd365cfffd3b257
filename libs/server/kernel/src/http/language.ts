import type { FastifyRequest } from 'fastify';

/** Languages that the backend writes in. */
const LANGUAGES = ['en', 'ru', 'ar', 'es', 'pt', 'fr', 'de', 'tr', 'uk', 'kk', 'az', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a call: its header `language`, then what the browser prefers, then English. @spec RG-04 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = [headers['language'], headers['accept-language']].map((header) =>
    String(header ?? '')
      .slice(0, 2)
      .toLowerCase(),
  );
  return LANGUAGES.find((known) => known === (wanted[0] === '' ? wanted[1] : wanted[0])) ?? 'en';
}
