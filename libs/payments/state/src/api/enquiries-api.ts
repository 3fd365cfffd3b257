import { type Enquiry, enquiryCalls, type EnquiryFile, type EnquiryThread, type EnquiryTopic } from '@touchline/payments-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { type FileContent, readEnquiries, readFile, readFileContent, readThread, readTopics } from './read-enquiries.ts';

/** What the player writes. */
export interface EnquiryDraft {
  /** The player's own id: sent twice, it is kept once. */
  id: string;
  text: string;
  files: number[];
}
export interface NewEnquiry extends EnquiryDraft {
  topicId: number;
  subTopicId: number | null;
  paymentRef: number | null;
}

/** Calls of enquiries about payments. Each throws `HttpError`. @spec AC-04 */
export interface EnquiriesApi {
  topics: (signal?: AbortSignal) => Promise<EnquiryTopic[]>;
  list: (signal?: AbortSignal) => Promise<Enquiry[]>;
  one: (id: number, signal?: AbortSignal) => Promise<EnquiryThread>;
  open: (enquiry: NewEnquiry, signal?: AbortSignal) => Promise<EnquiryThread>;
  say: (enquiryId: number, draft: EnquiryDraft, signal?: AbortSignal) => Promise<EnquiryThread>;
  read: (enquiryId: number, upTo: number, signal?: AbortSignal) => Promise<null>;
  addFile: (file: { name: string; content: string }, signal?: AbortSignal) => Promise<EnquiryFile>;
  file: (id: number, signal?: AbortSignal) => Promise<FileContent>;
}

export function createEnquiriesApi(ports: Pick<Ports, 'send' | 'origin'>): EnquiriesApi {
  return {
    topics: (signal) => callJson(ports, enquiryCalls.topics, { signal, read: readTopics }),
    list: (signal) => callJson(ports, enquiryCalls.list, { signal, read: readEnquiries }),
    one: (id, signal) => callJson(ports, enquiryCalls.one, { params: { id }, signal, read: readThread }),
    open: (body, signal) => callJson(ports, enquiryCalls.open, { body, signal, read: readThread }),
    say: (enquiryId, draft, signal) => callJson(ports, enquiryCalls.say, { body: { ...draft, enquiryId }, signal, read: readThread }),
    read: (enquiryId, upTo, signal) => callJson(ports, enquiryCalls.read, { body: { enquiryId, upTo }, signal }),
    addFile: (body, signal) => callJson(ports, enquiryCalls.addFile, { body, signal, read: readFile }),
    file: (file, signal) => callJson(ports, enquiryCalls.file, { params: { file }, signal, read: readFileContent }),
  };
}
