import type { LoginAnswer, TwoStepDemand } from '@touchline/identity-contract';
import type { Services } from '@touchline/server-kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeDesk } from './codes/code-desk.ts';
import { keepCode } from './codes/sent-codes.ts';
import { enter, seconds } from './enter.ts';
import { secondStepOf } from './security/second-step.ts';

export interface FirstStep {
  userId: number;
  isSaved: boolean;
  lang: string;
  method: 'password' | 'sms' | 'social';
}

/** Continues after the first factor: signs the player in or asks for the second factor. @spec ID-01 */
export const afterFirstStep =
  (services: Services, desk: CodeDesk) =>
  async (first: FirstStep, request: FastifyRequest, reply: FastifyReply): Promise<LoginAnswer | TwoStepDemand> => {
    const { db, now } = services;
    const { userId, isSaved, lang, method } = first;
    const second = await secondStepOf(db, userId);
    if (second === undefined) return enter(services, { userId, isSaved, method, lang, request, reply });
    reply.header('cache-control', 'private, no-store');
    if (second.method === 'totp') {
      const { sent } = await keepCode(db, { purpose: 'two-step', userId, kind: 'totp', target: '', lang, nowMs: now() });
      return { two_step: { guid: sent.id, method: 'totp', to: null, expiresAt: seconds(sent.expires_at), hasOutbox: false } };
    }
    const sent = await desk.send(request, {
      ...{ purpose: 'two-step', userId, kind: 'email', target: second.email, lang, subject: 'sign-in' },
    });
    return { two_step: { guid: sent.guid, method: 'email', to: sent.to, expiresAt: sent.expiresAt, hasOutbox: sent.hasOutbox } };
  };
