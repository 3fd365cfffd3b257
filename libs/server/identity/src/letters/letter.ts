import { fillMessage } from '@touchline/server-kernel';

/** Topic of a message. */
export type Subject =
  | 'registration'
  | 'taken'
  | 'password'
  | 'contact'
  | 'sign-in'
  | 'sign-in-link'
  | 'password-changed'
  | 'two-step-off'
  | 'second-step-guessed';

export interface LetterFacts {
  brand: string;
  code?: string;
  /** Target of the button; absent if the site's origin is unknown. */
  link?: string;
  minutes: number;
}

export interface LetterWords {
  subject: string;
  /** Paragraphs before the code. */
  lead: string;
  button?: string;
  /** Advice for recipients who did not request the message. */
  notYou: string;
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Renders a letter as text and as HTML for mail clients without style sheets and images. Codes are left-to-right in every language. */
export function letterOf(
  words: LetterWords,
  { brand, code, link, minutes }: LetterFacts,
  { lang, expires }: { lang: string; expires: string },
): Letter {
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  const life = code === undefined ? [] : [fillMessage(expires, { minutes })];
  const text = [words.lead, ...(code === undefined ? [] : [code]), ...(link === undefined ? [] : [link]), ...life, words.notYou, brand];
  const cell = 'font-family:Arial,sans-serif;color:#16201b;font-size:16px;line-height:24px';
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(words.subject)}</title></head>
<body style="margin:0;padding:24px;background:#eef2ef"><table role="presentation" width="100%" style="max-width:520px;margin:0 auto;background:#fff;border-radius:8px"><tr><td style="padding:24px;${cell}">
<p style="margin:0 0 16px;font-weight:bold">${escape(brand)}</p><h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escape(words.subject)}</h1><p style="margin:0 0 16px">${escape(words.lead)}</p>
${code === undefined ? '' : `<p dir="ltr" style="margin:0 0 16px;font-size:28px;line-height:36px;font-weight:bold;letter-spacing:4px">${escape(code)}</p>`}
${link === undefined || words.button === undefined ? '' : `<p style="margin:0 0 16px"><a href="${escape(link)}" style="display:inline-block;padding:12px 20px;background:#0f7a4a;color:#fff;border-radius:6px;text-decoration:none">${escape(words.button)}</a></p>`}
${life.map((line) => `<p style="margin:0 0 16px;color:#4a5750;font-size:14px;line-height:20px">${escape(line)}</p>`).join('')}
<p style="margin:0;color:#4a5750;font-size:14px;line-height:20px">${escape(words.notYou)}</p></td></tr></table></body></html>`;
  return { subject: words.subject, text: text.join('\n\n'), html };
}
