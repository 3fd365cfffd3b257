import type { Services } from '@touchline/server-kernel';
import type { CodeSent } from '@touchline/identity-contract';
import type { FastifyRequest } from 'fastify';
import type { Subject } from '../letters/letter.ts';
import type { Post } from '../letters/post.ts';
import { seconds } from '../enter.ts';
import { hiddenEmail, hiddenPhone } from './hidden.ts';
import { AGAIN_AFTER_MS, countCode, countedTarget, keepCode, type Purpose, renewCode, type SentCode } from './sent-codes.ts';

export interface CodeOrder {
  purpose: Purpose;
  /** Null if no account has the address (yet). */
  userId: number | null;
  kind: 'email' | 'sms';
  /** The address as it was typed, which the answer shows masked. */
  target: string;
  /** Where the message goes: the address of the account. Default: the target. */
  deliverTo?: string | undefined;
  lang: string;
  subject: Subject;
  /** Target path of the letter's button; id and code are appended. */
  path?: string;
  data?: unknown;
  /** Sends a message without a valid code, because the address already has an account. */
  isDead?: boolean;
  /** Sends nothing, because no account has the address; the answer does not reveal this. */
  isSilent?: boolean;
}

/** Creates and sends codes. */
export interface CodeDesk {
  /** @throws Refusal 429 */
  send(request: FastifyRequest, order: CodeOrder): Promise<CodeSent>;
  /** @throws Refusal 400 link-used, 429 */
  again(request: FastifyRequest, id: string): Promise<CodeSent>;
  /** The client's view of a sent code. */
  viewOf(sent: SentCode): CodeSent;
}

/** Data needed to resend a code. */
interface Kept {
  subject: Subject;
  path?: string | undefined;
  deliverTo?: string | undefined;
  isMute: boolean;
  data?: unknown;
}

export function openDesk({ db, now, mode, peoplePerAddress: people }: Services, post: Post): CodeDesk {
  const viewOf = ({ id, kind, target, expires_at, sent_at }: SentCode): CodeSent => ({
    guid: id,
    kind: kind === 'sms' ? 'sms' : 'email',
    to: kind === 'sms' ? hiddenPhone(target) : hiddenEmail(target),
    expiresAt: seconds(expires_at),
    againAt: seconds(sent_at + AGAIN_AFTER_MS),
    hasOutbox: mode !== 'production',
  });
  const mail = (request: FastifyRequest, sent: SentCode, code: string, { subject, path, deliverTo, isMute }: Kept) => {
    const query = new URLSearchParams({ guid: sent.id, code }).toString();
    return post.send(
      {
        kind: sent.kind === 'sms' ? 'sms' : 'email',
        to: isMute ? null : (deliverTo ?? sent.target),
        lang: sent.lang,
        subject,
        ...(subject !== 'taken' && { code }),
        ...(path !== undefined && { path: subject === 'taken' ? path : `${path}?${query}` }),
        ref: sent.id,
      },
      request,
    );
  };
  return {
    viewOf,
    send: async (request, order) => {
      const { purpose, userId, kind, target, deliverTo, lang, subject, path, data, isDead = false, isSilent = false } = order;
      await countCode(db, { purpose, target: countedTarget({ kind, target }), address: request.ip, people, nowMs: now() });
      const kept: Kept = { subject, path, deliverTo, isMute: isSilent };
      const { sent, code } = await keepCode(db, {
        ...{ purpose, userId, kind, target, lang },
        data: { ...(data as object), kept },
        nowMs: now(),
      });
      // A code that is never delivered must not match anything.
      if (isDead || isSilent) await db.query('update sent_codes set code_hash = null where id = $1', [sent.id]);
      await mail(request, sent, code, kept);
      return viewOf(sent);
    },
    again: async (request, id) => {
      const { sent, code } = await renewCode(db, id, now());
      const { kept } = JSON.parse(sent.data ?? '{}') as { kept?: Kept };
      if (kept?.isMute === true || kept?.subject === 'taken') await db.query('update sent_codes set code_hash = null where id = $1', [id]);
      if (kept !== undefined) await mail(request, sent, code, kept);
      return viewOf(sent);
    },
  };
}
