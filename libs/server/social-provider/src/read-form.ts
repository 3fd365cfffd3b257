import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 8 * 1024;

/** @throws Error for a form that is larger than any of these pages has. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MOST_BYTES) throw new Error('the form is larger than any that this page has');
  }
  return new URLSearchParams(body);
}
