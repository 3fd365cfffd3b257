/** What an enquiry is about. Words for each key are the client's. */
export interface EnquiryTopic {
  id: number;
  key: string;
  /** The player names a payment first. */
  isAboutPayment: boolean;
  subTopics: { id: number; key: string }[];
}

export type EnquiryState = 'open' | 'answered' | 'closed';

/** One of the player's enquiries. Seconds. */
export interface Enquiry {
  id: number;
  topicKey: string;
  subTopicKey: string | null;
  /** The payment that it is about. */
  paymentRef: number | null;
  state: EnquiryState;
  createdAt: number;
  updatedAt: number;
  /** Answers that the player has not seen. */
  unread: number;
  lastText: string;
}

/** A picture or document that came with a message. */
export interface EnquiryFile {
  id: number;
  name: string;
  type: 'image/png' | 'image/jpeg' | 'application/pdf';
  bytes: number;
}

export interface EnquiryMessage {
  n: number;
  author: 'player' | 'support';
  /** Written by a program, which is said beside it. */
  isAutomatic: boolean;
  text: string;
  at: number;
  files: EnquiryFile[];
}

/** An enquiry with its conversation. */
export interface EnquiryThread extends Enquiry {
  messages: EnquiryMessage[];
}

/** Longest text of a message, in UTF-16 units. */
export const ENQUIRY_TEXT_LENGTH = 2_000;
/** Most files of one message. */
export const ENQUIRY_FILES = 3;
/** Largest file, in bytes. */
export const ENQUIRY_FILE_BYTES = 2_000_000;
