import { readSessionCookie, type Services, type Session, sessionOfCookie } from '@touchline/server-kernel';
import { holdOf } from '@touchline/server-kernel/ledger';
import { upperAscii } from '@touchline/shared-primitives';
import type { FastifyRequest } from 'fastify';
import { previewSwitch } from './controls.ts';
import type { Reader } from './documents/library.ts';

export type ReaderServices = Pick<Services, 'db' | 'config' | 'ownLimits' | 'play' | 'now'>;

/** Whether a player must not see offers. Errs on the side of true if the limits cannot be read. @spec LIM-5 LIM-13 */
async function isExcluded({ db, ownLimits, play }: ReaderServices, userId: number, nowMs: number): Promise<boolean> {
  try {
    const { excludedUntil } = await ownLimits(db, userId, nowMs);
    if ((await holdOf(db, userId, nowMs)) !== null) return true;
    return (excludedUntil !== null && excludedUntil > nowMs) || (await play.areOffersPaused(userId, nowMs));
  } catch {
    return true;
  }
}

const countryOf = ({ headers }: FastifyRequest): string | undefined => {
  const country = headers['x-geo-country'];
  return typeof country === 'string' ? upperAscii(country) : undefined;
};

/** The reader for a session, or for an anonymous visitor; a preview may override the time. */
export async function readerOfPlayer(
  services: ReaderServices,
  request: FastifyRequest,
  session: Session | undefined,
  lang: string,
): Promise<Reader> {
  const nowMs = services.now();
  const preview = previewSwitch.of(request);
  return {
    lang,
    country: countryOf(request),
    isPlayer: session !== undefined,
    isExcluded: session !== undefined && (session.banLevel > 0 || (await isExcluded(services, session.userId, nowMs))),
    nowMs: preview === undefined ? nowMs : preview.atSeconds * 1000,
  };
}

/** The reader of a request, by its session cookie; an anonymous visitor without one. */
export async function readerOf(services: ReaderServices, request: FastifyRequest, lang: string): Promise<Reader> {
  const cookie = readSessionCookie(request);
  const session = cookie === undefined ? undefined : await sessionOfCookie(services.db, cookie, services.now());
  return readerOfPlayer(services, request, session, lang);
}
