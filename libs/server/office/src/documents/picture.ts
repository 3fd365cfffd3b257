import { Refusal } from '@touchline/server-kernel';
import jpeg from 'jpeg-js';

/** Least width and height of a picture on which a document can be read. */
const LEAST_SIDE = 400;
const MOST_MEGAPIXELS = 5;
const MOST_MEMORY_MB = 128;
const QUALITY = 82;

/** Begins as a JPEG does, whatever its name or its sender says. */
export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/**
 * The picture drawn again from its points: what else a file may carry (place, camera, programs) is gone.
 *
 * @throws Refusal 400 for what is no picture, or one on which nothing can be read.
 * @spec AC-09
 */
export function redrawn(bytes: Uint8Array): Uint8Array {
  if (!isJpeg(bytes)) throw new Refusal(400, 'document-type', { detail: 'Only pictures can be sent' });
  let picture;
  try {
    picture = jpeg.decode(bytes, { maxResolutionInMP: MOST_MEGAPIXELS, maxMemoryUsageInMB: MOST_MEMORY_MB, useTArray: true });
  } catch (cause) {
    throw new Refusal(400, 'document-broken', { detail: 'This picture cannot be read', cause });
  }
  if (Math.min(picture.width, picture.height) < LEAST_SIDE)
    throw new Refusal(400, 'document-small', { detail: 'This picture is too small to read the document' });
  return jpeg.encode(picture, QUALITY).data;
}
