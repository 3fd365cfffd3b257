import { Id, Money, Seconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { PROFILE_FIELDS, REQUEST_TOPICS } from './kinds.ts';

export const ProfileField = z.object({
  key: z.enum(PROFILE_FIELDS),
  /** The passport number, masked except for its last three characters. */
  value: z.string(),
  /** `free`: the player can change it; `once`: it can be filled in once; `support`: only support changes it. */
  change: z.enum(['free', 'once', 'support']),
});
/** Personal data. @spec AC-03 AC-07 ID-19 ID-20 */
export const ProfileAnswer = z.object({
  login: z.string(),
  email: z.nullable(z.string()),
  fields: z.array(ProfileField),
  filled: z.int(),
  isComplete: z.boolean(),
  isVerified: z.boolean(),
});
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;
const text = (most: number) => z.optional(z.string().check(z.maxLength(most)));
export const SaveProfile = z.strictObject({
  surname: text(60),
  name: text(60),
  birth_date: text(10),
  passport: text(20),
  passport_date: text(10),
  address: text(200),
});

export const FriendsAnswer = z.object({
  code: z.string(),
  path: z.string(),
  excludedUntil: z.nullable(Seconds),
  terms: z.object({ reward: Money, stake: Money, mostFriends: z.int(), days: z.int(), iso: z.string(), exponent: z.int() }),
  friends: z.array(
    z.object({
      id: Id,
      name: z.string(),
      state: z.enum(['joined', 'rewarded', 'refused', 'expired']),
      reason: z.nullable(z.enum(['same-device', 'most-friends', 'excluded'])),
      staked: Money,
      at: Seconds,
    }),
  ),
  earned: Money,
});
export type FriendsAnswer = z.infer<typeof FriendsAnswer>;

const Line = z.object({
  id: Id /** `auto`: automatic acknowledgement, whose text is defined by the page. */,
  author: z.enum(['player', 'staff', 'auto']),
  text: z.string(),
  at: Seconds,
});
const MessageText = z.string().check(z.minLength(1), z.maxLength(2000));

export const ManagerAnswer = z.object({
  name: z.string(),
  isOnline: z.boolean(),
  hours: z.object({ from: z.int(), to: z.int() }),
  messages: z.array(Line),
  slots: z.array(Seconds),
  call: z.nullable(Seconds),
});
export type ManagerAnswer = z.infer<typeof ManagerAnswer>;
export const ManagerSay = z.strictObject({ text: MessageText });
export const ManagerCall = z.strictObject({ at: z.nullable(Seconds) });

const Request = z.object({
  id: Id,
  topic: z.enum(REQUEST_TOPICS),
  subject: z.string(),
  state: z.enum(['open', 'answered', 'closed']),
  at: Seconds,
  isUnread: z.boolean(),
  lines: z.array(Line),
});
export const RequestsAnswer = z.object({ requests: z.array(Request) });
export type RequestsAnswer = z.infer<typeof RequestsAnswer>;
export const OpenRequest = z.strictObject({
  topic: z.enum(REQUEST_TOPICS),
  subject: z.string().check(z.minLength(3), z.maxLength(80)),
  text: MessageText,
});
export const SayInRequest = z.strictObject({ id: Id, text: MessageText });

export const AppealsAnswer = z.object({
  isBlocked: z.boolean(),
  canAppeal: z.boolean(),
  appeals: z.array(
    z.object({
      id: Id,
      state: z.enum(['waiting', 'accepted', 'refused']),
      text: z.string(),
      at: Seconds,
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(Seconds),
    }),
  ),
});
export type AppealsAnswer = z.infer<typeof AppealsAnswer>;
export const SendAppeal = z.strictObject({ text: MessageText });

export const IdeasAnswer = z.object({
  ideas: z.array(
    z.object({
      id: Id,
      title: z.string(),
      text: z.string(),
      state: z.enum(['new', 'planned', 'done', 'declined']),
      votes: z.int(),
      isVoted: z.boolean(),
      isOwn: z.boolean(),
      at: Seconds,
    }),
  ),
});
export type IdeasAnswer = z.infer<typeof IdeasAnswer>;
export const SendIdea = z.strictObject({
  title: z.string().check(z.minLength(5), z.maxLength(80)),
  text: z.string().check(z.minLength(10), z.maxLength(1000)),
});
export const VoteIdea = z.strictObject({ id: Id, isVoted: z.boolean() });
