import type { Services } from '@touchline/server-kernel';
import { siteOrigin } from '@touchline/shared-routes';
import type { FastifyRequest } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import { CODE_LIVES_MS } from '../code-lives.ts';
import type { Subject } from './letter.ts';
import { writeLetter, writeSms } from './words.ts';

export interface Parcel {
  kind: 'email' | 'sms';
  to: string;
  lang: string;
  subject: Subject;
  code?: string;
  /** Path and query of the letter's button, without a language prefix. */
  path?: string;
  /** Id of the code that it carries: by it the outbox shows the message to whoever asked. */
  ref?: string;
}

export interface Post {
  /** Sends in its own time: an answer that waited for it would tell which addresses exist. @spec AUTH-9 */
  send(parcel: Parcel, request: FastifyRequest): void;
}

const MINUTE_MS = 60_000;

/** Letters leave by SMTP where `SMTP_URL` names a server; else, and SMS always, they are kept in the outbox. */
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
        // A mail server that is away is not an outage of ours: it is counted and reported like any other failure.
        await smtp.sendMail({ from, to, ...letter }).catch((cause: unknown) => {
          throw new Error('the mail server did not take a letter', { cause });
        });
        return true;
      });
      return undefined;
    },
  };
}
