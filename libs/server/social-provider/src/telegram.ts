import { requestQuery } from '@touchline/shared-serving';
import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { signInPage } from './page.ts';
import { readForm } from './read-form.ts';

/** A site's bot, whose token signs sign-in data for pages of that site only. */
export interface SiteBot {
  token: string;
  site: string;
}

const ID_DIGITS = 12;
const MS_PER_SECOND = 1000;

/** Telegram's URL fragment after sign-in: account fields, signed with the token of the bot. */
export function signedByTelegram(fields: Readonly<Record<string, string | number>>, token: string): string {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n');
  const key = createHash('sha256').update(token).digest();
  const hash = createHmac('sha256', key).update(text).digest('hex');
  return Buffer.from(JSON.stringify({ ...fields, hash })).toString('base64url');
}

/** Telegram's page on which a person agrees to share their account with a site. @spec ID-04 */
export async function telegramPage(bot: SiteBot, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const query = requestQuery(request.url);
  const back = new URL(query.get('return_to') ?? 'http://nowhere.invalid');
  if (back.origin !== bot.site || query.get('bot_id') !== bot.token.split(':')[0]) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('Bot domain invalid');
    return;
  }
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(signInPage(`bot ${bot.site}`));
    return;
  }
  const form = await readForm(request);
  const id = Number.parseInt(
    createHash('sha256')
      .update(form.get('email') ?? '')
      .digest('hex')
      .slice(0, ID_DIGITS),
    16,
  );
  const fields = { id, first_name: form.get('name') ?? '', auth_date: Math.floor(Date.now() / MS_PER_SECOND) };
  back.hash = form.get('action') === 'continue' ? `tgAuthResult=${signedByTelegram(fields, bot.token)}` : 'tgAuthResult=false';
  response.writeHead(303, { location: back.href, 'cache-control': 'no-store' }).end();
}
