import type { Services, Worker } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { siteOrigin } from '@touchline/shared-routes';
import type { FastifyRequest } from 'fastify';
import { createTransport } from 'nodemailer';
import { CODE_LIVES_MS } from '../code-lives.ts';
import { deliverLetters, type Smtp } from './deliver-letters.ts';
import type { Subject } from './letter.ts';
import { writeLetter, writeSms } from './words.ts';

export interface OutgoingMessage {
  kind: 'email' | 'sms';
  /** Null for a message that is not sent, because no account has the address; storing it takes as long. */
  to: string | null;
  lang: string;
  subject: Subject;
  code?: string;
  /** Path and query of the letter's button, without a language prefix. */
  path?: string;
  /** Id of the code it contains; the outbox uses it to show the message to the requester. */
  ref?: string;
}

export interface Post {
  /**
   * Resolves when the message is stored, so that the end of this process does not lose it; it is delivered in the background, because waiting for
   * that would reveal which addresses exist.
   *
   * @param tx - the transaction that causes it: the message is sent if and only if that is committed.
   * @spec AUTH-9 SRV-2
   */
  send(message: OutgoingMessage, request: FastifyRequest, tx?: Queryable): Promise<void>;
  /** Deliver stored letters while the process runs. */
  workers: readonly Worker[];
}

type PostServices = Pick<Services, 'env' | 'outbox' | 'config' | 'stuck' | 'now'>;

const MINUTE_MS = 60_000;
/** A letter without a code is given up after this time. */
const NEWS_LIVES_MS = 24 * 60 * MINUTE_MS;
/** Each step of an attempt ends when the mail server is silent for so long; the letter stays with this process for as long as all of them take. */
const MAIL_TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function smtpOf(env: NodeJS.ProcessEnv): Smtp | undefined {
  const url = env['SMTP_URL'];
  if (url === undefined) return undefined;
  const transport = createTransport({ url, ...MAIL_TIMEOUTS });
  return { from: env['SMTP_FROM'] ?? 'no-reply@touchline.example', sendMail: (mail) => transport.sendMail(mail) };
}

/** Sends e-mail by SMTP if `SMTP_URL` is set; otherwise, and for SMS always, keeps messages in the outbox. */
export function openPost(services: PostServices, smtp: Smtp | undefined = smtpOf(services.env)): Post {
  const { outbox, config, now } = services;
  const delivery = smtp === undefined ? undefined : deliverLetters(services, smtp);
  return {
    workers: delivery === undefined ? [] : [delivery.worker],
    send: async ({ kind, to, lang, subject, code, path, ref }, request, tx) => {
      const { seoHosts, companyName } = config(request);
      const origin = siteOrigin(new URL(`${request.protocol}://${request.host}`), seoHosts);
      const facts = {
        brand: companyName,
        minutes: CODE_LIVES_MS / MINUTE_MS,
        ...(code !== undefined && { code }),
        ...(path !== undefined && origin !== null && { link: `${origin}/${lang}${path}` }),
      };
      const of = ref === undefined ? {} : { ref };
      if (kind === 'sms') return outbox.send({ kind, to, subject: '', text: writeSms(subject, lang, facts), ...of }, tx);
      const letter = { to, ...writeLetter(subject, lang, facts), ...of };
      if (delivery === undefined) return outbox.send({ kind, ...letter }, tx);
      await outbox.post(letter, now() + (code === undefined ? NEWS_LIVES_MS : CODE_LIVES_MS), tx);
      return delivery.wake();
    },
  };
}
