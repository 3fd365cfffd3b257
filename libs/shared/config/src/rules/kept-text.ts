const FORM = '2';

export interface KeptText {
  /** The signature header as received. */
  header: string;
  body: string;
}

/** Joins signature and body into one text. @spec CFG-1 */
export const keptText = ({ header, body }: { header: string | null; body: string }): string => `${FORM} ${header ?? ''}\n${body}`;

/** Splits a stored text; null for anything else, such as a copy in an older format. @spec CFG-1 */
export function openKept(text: string): KeptText | null {
  const at = text.indexOf('\n');
  if (at < 0 || !text.startsWith(`${FORM} `)) return null;
  return { header: text.slice(FORM.length + 1, at), body: text.slice(at + 1) };
}
