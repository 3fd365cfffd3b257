/** What a file of ours begins with; a later shape gets another number. */
export const RECEIPT_FORMAT = 'touchline-receipt/1';
/** A coupon of thirty selections takes a quarter of it. */
const MOST_CHARACTERS = 64_000;

/** A statement of the bookmaker, and the proof that it is theirs. */
export interface SignedReceipt {
  /** JSON as it was signed, letter by letter: written again by another program it would no longer fit its signature. */
  statement: string;
  /** Which of the bookmaker's keys signed it. */
  keyId: string;
  /** Ed25519 over the UTF-8 bytes of `statement`, in base64url. */
  signature: string;
}

/** Why a file is no receipt: `too-long`, `not-a-receipt`, or `other-format` for one of a newer or another maker. */
export class ReceiptError extends Error {
  override name = 'ReceiptError';
  readonly code: 'too-long' | 'not-a-receipt' | 'other-format';

  constructor(code: ReceiptError['code']) {
    super(`The file is no receipt that can be read: ${code}`);
    this.code = code;
  }
}

/** A receipt as the text of a file. */
export const writeReceipt = ({ statement, keyId, signature }: SignedReceipt): string =>
  `${JSON.stringify({ format: RECEIPT_FORMAT, keyId, signature, statement }, null, 2)}\n`;

/**
 * Reads the text of a file, whatever it is. It says nothing about whether the receipt is genuine: see `checkReceipt`.
 *
 * @throws ReceiptError when it is no receipt
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
