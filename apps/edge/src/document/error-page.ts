import { htmlText } from './state-json.ts';

const TEXTS: Readonly<Record<number, { title: string; text: string }>> = {
  404: { title: 'This page does not exist', text: 'The address may be mistyped, or the page was moved.' },
  400: { title: 'This address cannot be read', text: 'It may have been cut or changed on its way.' },
  405: { title: 'This address is read only', text: 'It shows a page and takes nothing.' },
  414: { title: 'This address is too long', text: 'No page of this site has one like it.' },
  429: {
    title: 'Too many pages at once',
    text: 'More pages were asked for from your network than we answer. Wait a moment, then try again.',
  },
  500: { title: 'Something went wrong on our side', text: 'It was logged. Your coupon and your account are safe.' },
  503: {
    title: 'The site has no connection to its service',
    text: 'It usually comes back within a minute. Your coupon and your account are safe.',
  },
};

/** The fallback page: it needs no bundle, script or backend, so it works when all of them fail. @spec REM-10 CFG-1 */
export function errorPage({ status, nonce, traceId }: { status: number; nonce: string; traceId: string }): string {
  const { title, text } = TEXTS[status] ?? { title: 'Something went wrong', text: 'The request could not be answered.' };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${htmlText(title)}</title><meta name="robots" content="noindex">`,
    `<style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:10vh 24px;max-width:40rem;margin-inline:auto;color-scheme:light dark}`,
    'a{display:inline-block;padding-block:10px;margin-inline-end:24px;min-height:24px}</style></head><body><main>',
    `<h1>${htmlText(title)}</h1><p>${htmlText(text)} You can try again in a moment or go to the home page. `,
    'If you need help with your account or want to take a break from betting, the support service is there for you at any time.</p>',
    // An empty href is this page's URL: the visitor retries; nothing retries automatically.
    `<p>${status >= 500 ? '<a href="">Try again</a> ' : ''}<a href="/">Go to the home page</a></p><p>If it happens again, tell us this number: <code>${htmlText(traceId)}</code></p>`,
    '</main></body></html>',
  ].join('');
}
