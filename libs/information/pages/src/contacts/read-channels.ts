import { fieldsOf, isText, oneOf, readSome } from '@touchline/shared-primitives';

/** Topics of contact channels. */
export const CHANNEL_TOPICS = ['support', 'complaints', 'privacy', 'saferPlay'] as const;
export type ChannelTopic = (typeof CHANNEL_TOPICS)[number];

/** A way to reach the operator outside the site. */
export interface ContactChannel {
  topic: ChannelTopic;
  /** Text to display. */
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

/** Parses the channels of the group `contacts`; drops those that cannot be displayed or linked safely. @spec CF-02 */
export const readChannels = (group: unknown): ContactChannel[] =>
  readSome(fieldsOf(group)['channels'], (value) => {
    const topic = oneOf(CHANNEL_TOPICS, fieldsOf(value)['topic']);
    const link = linkOf(fieldsOf(value));
    return topic === undefined || link === null ? null : { topic, ...link };
  }) ?? [];
