/** Header with the signature of an answer under `/bff-api/config/`. */
export const CONFIG_SIGNATURE = 'x-config-signature';

/** A signature: its key, its time and its bytes. */
export interface ConfigSignature {
  keyId: string;
  /** The signer's time in milliseconds. */
  atMs: number;
  /** ECDSA on P-256 over SHA-256, r and s concatenated (64 bytes), in base64url. */
  signature: string;
}

// Each value has one valid spelling: no leading zeros in the time, and unused bits of the last character must be 0.
const FORM = /^([\w-]{1,40})\.(0|[1-9]\d{0,15})\.([\w-]{85}[AQgw])$/;

/** Format: `KEY.TIME.SIGNATURE`. */
export const writeSignature = ({ keyId, atMs, signature }: ConfigSignature): string => `${keyId}.${atMs}.${signature}`;

/** @returns null when the text is not a signature. */
export function readSignature(text: string | null): ConfigSignature | null {
  const [, keyId, at, signature] = FORM.exec(text ?? '') ?? [];
  return keyId === undefined || at === undefined || signature === undefined ? null : { keyId, atMs: Number(at), signature };
}

/**
 * The signed text: the exact body, the request it answers, and the time. So an answer for another language or another day has another
 * signature.
 *
 * @param place - path and query of the request.
 */
export const signedText = ({ place, atMs, body }: { place: string; atMs: number; body: string }): string =>
  `touchline-config\n${place}\n${atMs}\n${body}`;
