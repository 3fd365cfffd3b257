/** Header of an answer under `/bff-api/config/` that says who vouches for it. */
export const CONFIG_SIGNATURE = 'x-config-signature';

/** Who signed an answer, when, and with what. */
export interface ConfigSignature {
  keyId: string;
  /** By the clock of the one who signed, in milliseconds. */
  atMs: number;
  /** ECDSA on P-256 over SHA-256, both numbers one behind the other (64 bytes), in base64url. */
  signature: string;
}

// One spelling for each: no zeros before the time, and none of the four bits by which the last character exceeds the 64 bytes.
const FORM = /^([\w-]{1,40})\.(0|[1-9]\d{0,15})\.([\w-]{85}[AQgw])$/;

/** `KEY.TIME.SIGNATURE`. */
export const writeSignature = ({ keyId, atMs, signature }: ConfigSignature): string => `${keyId}.${atMs}.${signature}`;

/** @returns null for what is no signature. */
export function readSignature(text: string | null): ConfigSignature | null {
  const [, keyId, at, signature] = FORM.exec(text ?? '') ?? [];
  return keyId === undefined || at === undefined || signature === undefined ? null : { keyId, atMs: Number(at), signature };
}

/**
 * What is signed: the body to the byte, where it was asked for and when. An answer for another language, or of another day, is another text.
 *
 * @param place - path and query of the request.
 */
export const signedText = ({ place, atMs, body }: { place: string; atMs: number; body: string }): string =>
  `touchline-config\n${place}\n${atMs}\n${body}`;
