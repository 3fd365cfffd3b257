import type { Services } from '@touchline/server-kernel';
import { siteOrigin } from '@touchline/shared-routes';
import type { FastifyRequest } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import { CODE_LIVES_MS } from '../code-lives.ts';
import type { Subject } from './letter.ts';
import { writeLetter, writeSms } from './words.ts';

export interface OutgoingMessage {
  kind: 'email' | 'sms';
  to: string;
  lang: string;
  subject: Subject;
  code?: string;
  /** Path and query of the letter's button, without a language prefix. */
  path?: string;
  /** Id of the code it contains; the outbox uses it to show the message to the requester. */
  ref?: string;
}

export interface Post {
  /** Sends in the background, because waiting would reveal which addresses exist. @spec AUTH-9 */
  send(message: OutgoingMessage, request: FastifyRequest): void;
}

const MINUTE_MS = 60_000;

/** Sends e-mail by SMTP if `SMTP_URL` is set; otherwise, and for SMS always, keeps messages in the outbox. */
export function openPost({ env, outbox, config, stuck }: Pick<Services, 'env' | 'outbox' | 'config' | 'stuck'>): Post {
  const url = env['SMTP_URL'];
  const smtp: Transporter | undefined = url === undefined ? undefined : createTransport(url);
  const from = env['SMTP_FROM'] ?? 'no-reply@touchline.example';
  return {
    send: ({ kind, to, lang, subject, code, path, ref }, request) => {
      const { seoHosts, companyName } = config(request);
      const origin = siteOrigin(new URL(`${request.protocol}://${request.host}`), seoHosts);
      const facts = {
        brand: companyName,
        minutes: CODE_LIVES_MS / MINUTE_MS,
        ...(code !== undefined && { code }),
        ...(path !== undefined && origin !== null && { link: `${origin}/${lang}${path}` }),
      };
      if (kind === 'sms')
        return outbox.send({ kind, to, subject: '', text: writeSms(subject, lang, facts), ...(ref !== undefined && { ref }) });
      const letter = writeLetter(subject, lang, facts);
      if (smtp === undefined) return outbox.send({ kind, to, ...letter, ...(ref !== undefined && { ref }) });
      void stuck.each({ job: 'mail', items: [ref ?? subject], keyOf: (item) => item }, async () => {
        // A failing mail server must not fail the request; the failure is counted and reported.
        await smtp.sendMail({ from, to, ...letter }).catch((cause: unknown) => {
          throw new Error('the mail server did not take a letter', { cause });
        });
        return true;
      });
      return undefined;
    },
  };
}
