/** Topic of an enquiry. The client has the text of each key. */
export interface EnquiryTopic {
  id: number;
  key: string;
  /** Whether the player has to choose a payment first. */
  isAboutPayment: boolean;
  subTopics: { id: number; key: string }[];
}

export type EnquiryState = 'open' | 'answered' | 'closed';

/** An enquiry of the player. Times in seconds. */
export interface Enquiry {
  id: number;
  topicKey: string;
  subTopicKey: string | null;
  /** The payment it refers to. */
  paymentRef: number | null;
  state: EnquiryState;
  createdAt: number;
  updatedAt: number;
  /** Number of answers the player has not seen. */
  unread: number;
  lastText: string;
}

/** An image or document attached to a message. */
export interface EnquiryFile {
  id: number;
  name: string;
  type: 'image/png' | 'image/jpeg' | 'application/pdf';
  bytes: number;
}

export interface EnquiryMessage {
  n: number;
  author: 'player' | 'support';
  /** Generated automatically, and labelled as such. */
  isAutomatic: boolean;
  text: string;
  at: number;
  files: EnquiryFile[];
}

/** An enquiry with its conversation. */
export interface EnquiryThread extends Enquiry {
  messages: EnquiryMessage[];
}

/** Maximum length of a message, in UTF-16 units. */
export const ENQUIRY_TEXT_LENGTH = 2_000;
/** Maximum number of files per message. */
export const ENQUIRY_FILES = 3;
/** Maximum size of a file, in bytes. */
export const ENQUIRY_FILE_BYTES = 2_000_000;
