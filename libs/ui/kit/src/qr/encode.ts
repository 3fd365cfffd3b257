import { encode } from 'uqr';
import { QUIET_ZONE, qrPath } from './qr-path.ts';

/** How much of a code may be dirty or covered and it still reads: 7, 15, 25 or 30 percent. */
export type QrRepair = 'L' | 'M' | 'Q' | 'H';

export interface QrDrawing {
  /** Modules of a side, the quiet zone included. */
  size: number;
  /** The dark modules. */
  path: string;
}

/** The drawing of a text. @throws RangeError when the text is longer than the largest code holds. */
export function drawQr(text: string, repair: QrRepair): QrDrawing {
  const { size, data } = encode(text, { ecc: repair, border: 0, boostEcc: false });
  return { size: size + 2 * QUIET_ZONE, path: qrPath(data) };
}
