import { typedCode } from '@touchline/shared-primitives';
import type { FastifyRequest } from 'fastify';

/** Referral cookie set by a friend's link, valid for two months. */
const MARK = /(?:^|;\s*)tl-ref=([A-Z0-9]{7})(?:;|$)/;

/** Referral code of a new player: the typed code, else the one in the cookie. @spec AC-10 */
export function refCodeOf({ headers }: Pick<FastifyRequest, 'headers'>, typed: string | undefined): string | undefined {
  const code = typedCode(typed ?? '');
  if (code !== '') return code;
  return MARK.exec(headers.cookie ?? '')?.[1];
}
