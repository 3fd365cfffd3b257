/** Bytes of a file, at once or in parts. */
export type Bytes = Uint8Array | (() => Iterable<Uint8Array>);

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export const partsOf = (bytes: Bytes): Iterable<Uint8Array> => (typeof bytes === 'function' ? bytes() : [bytes]);

/** Decodes part by part; a mark at the beginning is taken away. @throws TypeError where the bytes are no such text. */
function* decoded(bytes: Bytes, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (const part of partsOf(bytes)) yield decoder.decode(part, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

function isUtf8(bytes: Bytes): boolean {
  try {
    for (const text of decoded(bytes, 'utf-8')) if (text.includes('\0')) return false;
    return true;
  } catch {
    return false;
  }
}

/** How the text of a file is written: by its mark, else UTF-8 where it is that, else what spreadsheets of Western Europe write. */
export function encodingOf(bytes: Bytes): Encoding {
  for (const first of partsOf(bytes)) {
    if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
    if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
    // Latin letters without a mark: every second byte is nothing.
    if (first.length > 3 && first[1] === 0 && first[3] === 0) return 'utf-16le';
    if (first.length > 3 && first[0] === 0 && first[2] === 0) return 'utf-16be';
    break;
  }
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

export const textOf = (bytes: Bytes, encoding: Encoding): Iterable<string> => ({ [Symbol.iterator]: () => decoded(bytes, encoding) });
