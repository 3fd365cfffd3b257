import { checkedText, otherwise, Whole, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { SUPPORT_SOCKET_PATH, SUPPORT_TEXT_LENGTH, SUPPORT_TOPICS } from './socket.ts';
import { supportCalls } from './calls.ts';

/** Maximum length of a text from the server; browsers reject longer ones. */
const LONGEST_TEXT = 4_000;

/** One message of a support conversation; `n` counts from 1 without gaps. */
export const SupportMessage = z.object({
  n: z.int().check(z.minimum(1)),
  author: z.enum(['player', 'support']),
  /** Written by a program; the page says so next to the message. */
  isAutomatic: z.boolean(),
  text: checkedText(z.string().check(z.maxLength(LONGEST_TEXT))),
  at: Whole,
  /** Client-generated id of a player's message; sending it twice stores it once. */
  id: z.nullable(z.string()),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** Messages from the page to the server. */
export const SupportClientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('say'),
    id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    text: z.string().check(z.minLength(1), z.maxLength(SUPPORT_TEXT_LENGTH)),
  }),
  z.strictObject({ type: z.literal('read'), upTo: z.int().check(z.minimum(0)) }),
]);
export type SupportClientMessage = z.infer<typeof SupportClientMessage>;

/** Messages from the server to the page. */
export const SupportServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('history'), messages: z.array(SupportMessage), readUpTo: Whole }),
  z.object({ type: z.literal('message'), message: SupportMessage }),
  z.object({ type: z.literal('read'), upTo: Whole }),
  z.object({ type: z.literal('refused'), id: otherwise(z.nullable(z.string()), null), reason: z.enum(['too-fast', 'bad-message']) }),
]);
export type SupportServerMessage = z.infer<typeof SupportServerMessage>;

export const supportContract = {
  message: withSchemas(supportCalls.message, {
    summary: 'Leaves a message in the conversation of this browser or player, which is opened when there is none',
    tag: 'Support',
    body: z.strictObject({
      topic: z.enum(SUPPORT_TOPICS),
      /** Number of the bet in question; empty if none. */
      bet: z.string().check(z.regex(/^[\w:-]{0,40}$/)),
      text: z.string().check(z.minLength(1), z.maxLength(SUPPORT_TEXT_LENGTH - 100)),
      lang: z.string().check(z.regex(/^[a-z]{2}$/)),
      id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    }),
    answers: { 204: null },
    spec: ['PI-03', 'SU-01'],
  }),
  open: withSchemas(supportCalls.open, {
    summary: `Opens the conversation of this browser or player; after it ${SUPPORT_SOCKET_PATH} takes a WebSocket from the same origin`,
    tag: 'Support',
    answers: { 204: null },
    spec: ['LY-05', 'SU-01'],
  }),
};
