import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 8 * 1024;

/** @throws Error if the form is larger than any form of these pages. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MOST_BYTES) throw new Error('the form is larger than any that this page has');
  }
  return new URLSearchParams(body);
}
