const FORM = '2';

export interface KeptText {
  /** The signature as it came. */
  header: string;
  body: string;
}

/** One text of signature and body. @spec CFG-1 */
export const keptText = ({ header, body }: { header: string | null; body: string }): string => `${FORM} ${header ?? ''}\n${body}`;

/** The parts of a kept text; null for anything else, such as a copy of an older form. @spec CFG-1 */
export function openKept(text: string): KeptText | null {
  const at = text.indexOf('\n');
  if (at < 0 || !text.startsWith(`${FORM} `)) return null;
  return { header: text.slice(FORM.length + 1, at), body: text.slice(at + 1) };
}
