/** Bytes of a file, as a whole or in chunks. */
export type Bytes = Uint8Array | (() => Iterable<Uint8Array>);

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export const partsOf = (bytes: Bytes): Iterable<Uint8Array> => (typeof bytes === 'function' ? bytes() : [bytes]);

/** Decodes chunk by chunk and strips a byte order mark. @throws TypeError if the bytes are invalid in this encoding. */
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

/** Encoding of a file: by its byte order mark, else UTF-8 if valid, else Windows-1252, which Western European spreadsheets write. */
export function encodingOf(bytes: Bytes): Encoding {
  for (const first of partsOf(bytes)) {
    if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
    if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
    // UTF-16 without a byte order mark: every second byte of Latin letters is zero.
    if (first.length > 3 && first[1] === 0 && first[3] === 0) return 'utf-16le';
    if (first.length > 3 && first[0] === 0 && first[2] === 0) return 'utf-16be';
    break;
  }
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

export const textOf = (bytes: Bytes, encoding: Encoding): Iterable<string> => ({ [Symbol.iterator]: () => decoded(bytes, encoding) });
