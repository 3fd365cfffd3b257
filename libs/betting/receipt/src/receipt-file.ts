/** Value of the file's format field; a changed format gets a new number. */
export const RECEIPT_FORMAT = 'touchline-receipt/1';
/** Four times the size of a receipt with thirty selections. */
const MOST_CHARACTERS = 64_000;

/** A statement of the bookmaker and its signature. */
export interface SignedReceipt {
  /** JSON text exactly as it was signed; serializing it again can change it, and the signature would no longer match. */
  statement: string;
  /** Id of the bookmaker's key that signed it. */
  keyId: string;
  /** Ed25519 over the UTF-8 bytes of `statement`, in base64url. */
  signature: string;
}

/** Why a file is not a receipt: `too-long`, `not-a-receipt`, or `other-format` for another version or vendor. */
export class ReceiptError extends Error {
  override name = 'ReceiptError';
  readonly code: 'too-long' | 'not-a-receipt' | 'other-format';

  constructor(code: ReceiptError['code']) {
    super(`The file is no receipt that can be read: ${code}`);
    this.code = code;
  }
}

/** Serializes a receipt as the text of a file. */
export const writeReceipt = ({ statement, keyId, signature }: SignedReceipt): string =>
  `${JSON.stringify({ format: RECEIPT_FORMAT, keyId, signature, statement }, null, 2)}\n`;

/**
 * Parses the text of a file. Does not verify the signature: see `checkReceipt`.
 *
 * @throws ReceiptError when the text is not a receipt
 */
export function readReceipt(text: string): SignedReceipt {
  if (text.length > MOST_CHARACTERS) throw new ReceiptError('too-long');
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ReceiptError('not-a-receipt');
  }
  if (typeof read !== 'object' || read === null) throw new ReceiptError('not-a-receipt');
  const { format, statement, keyId, signature } = read as Partial<Record<string, unknown>>;
  if (typeof format !== 'string' || typeof statement !== 'string' || typeof keyId !== 'string' || typeof signature !== 'string')
    throw new ReceiptError('not-a-receipt');
  if (format !== RECEIPT_FORMAT) throw new ReceiptError('other-format');
  return { statement, keyId, signature };
}
