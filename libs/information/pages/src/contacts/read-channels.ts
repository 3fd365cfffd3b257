import { fieldsOf, isText, oneOf, readSome } from '@touchline/shared-primitives';

/** What somebody writes or calls about. */
export const CHANNEL_TOPICS = ['support', 'complaints', 'privacy', 'saferPlay'] as const;
export type ChannelTopic = (typeof CHANNEL_TOPICS)[number];

/** A way to reach the operator besides the site. */
export interface ContactChannel {
  topic: ChannelTopic;
  /** As it is shown. */
  text: string;
  href: string;
}

const EMAIL = /^[\w.+-]{1,64}@[\w.-]{1,180}$/;
const PHONE = /^\+[\d ()-]{5,24}$/;

function linkOf({ email, phone, url }: Readonly<Record<string, unknown>>): { text: string; href: string } | null {
  if (isText(email) && EMAIL.test(email)) return { text: email, href: `mailto:${email}` };
  if (isText(phone) && PHONE.test(phone)) return { text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` };
  if (!isText(url) || !URL.canParse(url)) return null;
  const { protocol, host, href } = new URL(url);
  return protocol === 'https:' ? { text: host, href } : null;
}

/** Channels of the group `contacts`; what cannot be shown or reached safely is left out. @spec CF-02 */
export const readChannels = (group: unknown): ContactChannel[] =>
  readSome(fieldsOf(group)['channels'], (value) => {
    const topic = oneOf(CHANNEL_TOPICS, fieldsOf(value)['topic']);
    const link = linkOf(fieldsOf(value));
    return topic === undefined || link === null ? null : { topic, ...link };
  }) ?? [];
