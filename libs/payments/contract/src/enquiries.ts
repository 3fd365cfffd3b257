import { Id, Whole, otherwise } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

/** Topic of an enquiry. The client has the text of each key. */
export const EnquiryTopic = z.object({
  id: Id,
  key: z.string(),
  /** Whether the player has to choose a payment first. */
  isAboutPayment: otherwise(z.boolean(), false),
  subTopics: z.array(z.object({ id: Id, key: z.string() })),
});
export type EnquiryTopic = z.infer<typeof EnquiryTopic>;
export const EnquiryTopics = z.array(EnquiryTopic);
export type EnquiryTopics = z.infer<typeof EnquiryTopics>;

/** An enquiry of the player. Times in seconds. */
export const Enquiry = z.object({
  id: Id,
  topicKey: z.string(),
  subTopicKey: otherwise(z.nullable(z.string()), null),
  /** The payment it refers to. */
  paymentRef: otherwise(z.nullable(Id), null),
  state: z.enum(['open', 'answered', 'closed']),
  createdAt: Whole,
  updatedAt: Whole,
  /** Number of answers the player has not seen. */
  unread: Whole,
  lastText: z.string(),
});
export type Enquiry = z.infer<typeof Enquiry>;
export type EnquiryState = Enquiry['state'];
export const Enquiries = z.array(Enquiry);
export type Enquiries = z.infer<typeof Enquiries>;

const FileType = z.enum(['image/png', 'image/jpeg', 'application/pdf']);
/** An image or document attached to a message. */
export const EnquiryFile = z.object({ id: Id, name: z.string(), type: FileType, bytes: Whole });
export type EnquiryFile = z.infer<typeof EnquiryFile>;
/** A file with its content in base64. */
export const EnquiryFileContent = z.object({ name: z.string(), type: FileType, content: z.string() });
export type EnquiryFileContent = z.infer<typeof EnquiryFileContent>;

const EnquiryMessage = z.object({
  n: Whole,
  author: z.enum(['player', 'support']),
  /** Generated automatically, and labelled as such. */
  isAutomatic: otherwise(z.boolean(), false),
  text: z.string(),
  at: Whole,
  files: z.array(EnquiryFile),
});
export type EnquiryMessage = z.infer<typeof EnquiryMessage>;

/** An enquiry with its conversation. */
export const EnquiryThread = z.object({ ...Enquiry.shape, messages: z.array(EnquiryMessage) });
export type EnquiryThread = z.infer<typeof EnquiryThread>;
