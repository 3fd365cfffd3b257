/** Encodes text as publishers and spreadsheets do; Latin-1 contains the letters up to U+00FF. */
export const inLatin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => Math.min(char.codePointAt(0) ?? 0x3f, 0xff));
export const inUtf8 = (text: string, hasMark = false): Uint8Array => new TextEncoder().encode(`${hasMark ? '\u{feff}' : ''}${text}`);

export function inUtf16(text: string, isBigEndian = false): Uint8Array {
  const bytes = new Uint8Array(2 * (text.length + 1));
  const view = new DataView(bytes.buffer);
  [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))].forEach((unit, at) =>
    view.setUint16(2 * at, unit, !isBigEndian),
  );
  return bytes;
}
