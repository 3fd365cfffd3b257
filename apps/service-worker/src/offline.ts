/** Texts of the page shown instead of a document while there is no network. */
const WORDS: Readonly<Record<string, { title: string; text: string; again: string }>> = {
  en: { title: 'You are offline', text: 'Check your connection. No bet is sent while you are offline.', again: 'Try again' },
  ru: { title: 'Нет подключения', text: 'Проверьте соединение с интернетом. Без сети ставки не отправляются.', again: 'Повторить' },
  ar: { title: 'لا يوجد اتصال', text: 'تحقق من اتصالك بالإنترنت. لا تُرسل أي رهانات وأنت غير متصل.', again: 'حاول مجددًا' },
};
const RIGHT_TO_LEFT = ['ar'];
const STYLE =
  'html{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{display:grid;min-height:90vh;place-content:center;justify-items:center;gap:.75rem;padding:1rem;text-align:center}h1{font-size:1.5rem;margin:0}p{margin:0;max-width:28rem}a{display:inline-block;min-height:2.75rem;padding:.6rem 1.25rem;border:1px solid;border-radius:.5rem;color:inherit;text-decoration:none}';

/** The document of a worker's own: made of constants, so that no page is ever kept. @spec SWK-2 PW-01 */
export function offlineDocument(path: string): string {
  const requested = /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1] ?? 'en';
  const lang = Object.hasOwn(WORDS, requested) ? requested : 'en';
  const { title, text, again } = WORDS[lang]!;
  const dir = RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><p>${text}</p><a href="">${again}</a></body></html>`;
}

/** What the document may do: be seen. */
export const OFFLINE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
} as const;
