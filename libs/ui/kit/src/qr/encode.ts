import { encode } from 'uqr';
import { QUIET_ZONE, qrPath } from './qr-path.ts';

/** Share of a code that may be damaged: 7, 15, 25 or 30 percent. */
export type QrRepair = 'L' | 'M' | 'Q' | 'H';

export interface QrDrawing {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** SVG path of the dark modules. */
  path: string;
}

/** Encodes a text. @throws RangeError when the text is too long for the largest code. */
export function drawQr(text: string, repair: QrRepair): QrDrawing {
  const { size, data } = encode(text, { ecc: repair, border: 0, boostEcc: false });
  return { size: size + 2 * QUIET_ZONE, path: qrPath(data) };
}
