import { text } from './form.ts';
import { MESSAGES, OUTCOMES } from './messages.ts';
import { STYLE } from './pages.ts';

/** The page shown in a frame of the merchant's site. It uses no scripts and no images. */
export function checkPage({ id, lang, state }: { id: string; lang: string; state: string }, nonce: string): string {
  const { check: words, outcome: outcomes } = MESSAGES.in(lang);
  const choices = OUTCOMES.map(
    (outcome, at) =>
      `<label class="row"><input type="radio" name="outcome" value="${outcome}"${at === 0 ? ' checked' : ''}>${text(outcomes[outcome])}</label>`,
  ).join('');
  const content =
    state === 'open'
      ? `<form method="post" action="/check/${id}"><fieldset><legend>${text(words.choose)}</legend>${choices}</fieldset><button>${text(words.send)}</button></form>`
      : `<p>${text(words.sent)}</p>`;
  return `<!doctype html><html lang="${text(lang)}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text(words.title)}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}fieldset{margin:0;border:0;padding:0}legend{padding:0;font-weight:600}</style></head><body><main><h1>${text(words.title)}</h1><p class="note">${text(words.notice)}</p>${content}</main></body></html>`;
}
