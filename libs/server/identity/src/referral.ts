import type { FastifyRequest } from 'fastify';

/** The mark that a friend's link leaves for two months (the table of referral marks). */
const MARK = /(?:^|;\s*)tl-ref=([A-Z0-9]{7})(?:;|$)/;

/** Whose link brought a new player: the code that they typed, else the mark of the link. @spec AC-10 */
export function refCodeOf({ headers }: Pick<FastifyRequest, 'headers'>, typed: string | undefined): string | undefined {
  const code = typed?.trim() ?? '';
  if (code !== '') return /^[a-z0-9]{7}$/i.test(code) ? code.toUpperCase() : code;
  return MARK.exec(headers.cookie ?? '')?.[1];
}
