// Runs only in a helper process: hostile files can crash the decoder or keep it busy for a long time.
import jpeg from 'jpeg-js';
import { cleanFile } from './clean-file.ts';
import type { Examined, ExamineRequest } from './file-examiner.ts';
import { isJpeg, jpegCost } from './jpeg.ts';
import { isPngSound, pngSize } from './png.ts';

/** Least width and height of a picture on which a document can be read. */
const LEAST_SIDE = 400;
/** Most pixels of a document, which is decoded here, and of an attachment, which is stored without decoding. */
const MOST_POINTS = { document: 5_000_000, attachment: 16_000_000 } as const;
/** Cameras and browsers write one scan, or ten in a progressive picture. */
const MOST_SCANS = 20;
/** Memory limit of the decoder, megabytes. */
const MOST_MB = 128;
const POINTS_OF_A_MEGAPIXEL = 1_000_000;
const QUALITY = 82;

function pictureProblem({ width, height, scans }: { width: number; height: number; scans: number }, most: number): Examined | null {
  const isWithin = width > 0 && height > 0 && width * height <= most && scans > 0 && scans <= MOST_SCANS;
  return isWithin ? null : { problem: 'large' };
}

/** Re-encodes a picture from its pixels, which removes everything else in the file (location, camera, programs). */
function redrawn(bytes: Buffer): Examined {
  if (!isJpeg(bytes)) return { problem: 'type' };
  const cost = jpegCost(bytes);
  if (cost === null) return { problem: 'broken' };
  const problem = pictureProblem(cost, MOST_POINTS.document);
  if (problem !== null) return problem;
  if (Math.min(cost.width, cost.height) < LEAST_SIDE) return { problem: 'small' };
  try {
    const maxResolutionInMP = MOST_POINTS.document / POINTS_OF_A_MEGAPIXEL;
    const picture = jpeg.decode(bytes, { maxResolutionInMP, maxMemoryUsageInMB: MOST_MB, useTArray: true });
    return { type: 'image/jpeg', content: jpeg.encode(picture, QUALITY).data };
  } catch {
    return { problem: 'broken' };
  }
}

/** Cleans an attachment without re-encoding it. */
function attachment(bytes: Buffer): Examined {
  const clean = cleanFile(bytes);
  if (clean === null) return { problem: 'type' };
  const { type, content } = clean;
  if (type === 'application/pdf') return clean;
  const size = type === 'image/png' ? pngSize(content) : jpegCost(content);
  if (size === null) return { problem: 'broken' };
  const problem = pictureProblem({ scans: 1, ...size }, MOST_POINTS.attachment);
  if (problem !== null) return problem;
  return type === 'image/jpeg' || isPngSound(content) ? clean : { problem: 'broken' };
}

export function answer({ kind, bytes }: ExamineRequest): Examined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return kind === 'document' ? redrawn(file) : attachment(file);
}
