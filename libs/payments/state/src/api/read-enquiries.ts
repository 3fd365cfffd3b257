import type { Enquiry, EnquiryFile, EnquiryMessage, EnquiryThread, EnquiryTopic } from '@touchline/payments-contract';
import { fieldsOf, isText, isWhole, oneOf, readAll, textOrNull } from '@touchline/shared-primitives';

function readSubTopic(value: unknown): EnquiryTopic['subTopics'][number] | null {
  const { id, key } = fieldsOf(value);
  return isWhole(id) && isText(key) ? { id, key } : null;
}
function readTopic(value: unknown): EnquiryTopic | null {
  const { id, key, isAboutPayment, subTopics } = fieldsOf(value);
  const subs = readAll(subTopics, readSubTopic);
  return isWhole(id) && isText(key) && subs !== null ? { id, key, isAboutPayment: isAboutPayment === true, subTopics: subs } : null;
}
export const readTopics = (answer: unknown): EnquiryTopic[] | null => readAll(answer, readTopic);

function readEnquiry(value: unknown): Enquiry | null {
  const { id, topicKey, state, createdAt, updatedAt, unread, lastText, ...more } = fieldsOf(value);
  const known = oneOf(['open', 'answered', 'closed'] as const, state);
  if (!isWhole(id) || !isText(topicKey) || known === undefined || !isWhole(createdAt) || !isWhole(updatedAt)) return null;
  if (!isWhole(unread) || !isText(lastText)) return null;
  const paymentRef = more['paymentRef'];
  return {
    ...{ id, topicKey, subTopicKey: textOrNull(more['subTopicKey']), paymentRef: isWhole(paymentRef) ? paymentRef : null },
    ...{ state: known, createdAt, updatedAt, unread, lastText },
  };
}
export const readEnquiries = (answer: unknown): Enquiry[] | null => readAll(answer, readEnquiry);

export function readFile(value: unknown): EnquiryFile | null {
  const { id, name, type, bytes } = fieldsOf(value);
  const known = oneOf(['image/png', 'image/jpeg', 'application/pdf'] as const, type);
  return isWhole(id) && isText(name) && known !== undefined && isWhole(bytes) ? { id, name, type: known, bytes } : null;
}
function readMessage(value: unknown): EnquiryMessage | null {
  const { n, author, isAutomatic, text, at, files } = fieldsOf(value);
  const [who, read] = [oneOf(['player', 'support'] as const, author), readAll(files, readFile)];
  if (!isWhole(n) || who === undefined || !isText(text) || !isWhole(at) || read === null) return null;
  return { n, author: who, isAutomatic: isAutomatic === true, text, at, files: read };
}
export function readThread(answer: unknown): EnquiryThread | null {
  const [enquiry, messages] = [readEnquiry(answer), readAll(fieldsOf(answer)['messages'], readMessage)];
  return enquiry === null || messages === null ? null : { ...enquiry, messages };
}

/** A file with its content in base64. */
export interface FileContent {
  name: string;
  type: EnquiryFile['type'];
  content: string;
}
export function readFileContent(answer: unknown): FileContent | null {
  const { name, type, content } = fieldsOf(answer);
  const known = oneOf(['image/png', 'image/jpeg', 'application/pdf'] as const, type);
  return isText(name) && known !== undefined && isText(content) ? { name, type: known, content } : null;
}
