const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Frames that cameras and browsers write: baseline, extended and progressive. Others (lossless, arithmetic) are refused. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Start-of-frame markers; C4, C8 and CC in the same range are not frames. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Drops APP1 to APP15 and comments, which hold metadata such as the location and can hide any data. APP0 names the format. */
const isDropped = (marker: number): boolean => (marker > 0xe0 && marker <= 0xef) || marker === 0xfe;

export const isJpeg = (file: Buffer): boolean => file[0] === 0xff && file[1] === START && file[2] === 0xff;

/** End of the data of a scan: the next marker that is neither a stuffed byte nor a restart; -1 if there is none. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return -1;
}

interface Part {
  marker: number;
  bytes: Buffer;
}

/** Segments up to the end-of-image marker; bytes after it are ignored. Null for an invalid JPEG. */
function partsOf(file: Buffer): Part[] | null {
  const parts: Part[] = [];
  for (let at = 2; at + 4 <= file.length || file[at + 1] === END;) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    if (marker === END) return [...parts, { marker, bytes: file.subarray(at, at + 2) }];
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return null;
    const until = marker === SCAN ? endOfScan(file, end) : end;
    if (until < 0) return null;
    parts.push({ marker, bytes: file.subarray(at, until) });
    at = until;
  }
  return null;
}

/** Rebuilds a JPEG from the segments that draw it. Null when it is broken. */
export function cleanJpeg(file: Buffer): Buffer | null {
  const parts = partsOf(file);
  return parts && Buffer.concat([file.subarray(0, 2), ...parts.filter(({ marker }) => !isDropped(marker)).map(({ bytes }) => bytes)]);
}

/** What determines the cost of decoding a picture, read from its headers. */
export interface Cost {
  width: number;
  height: number;
  /** Passes over all pixels: each costs as much as the first, however few bytes it has. */
  scans: number;
}

const FRAME_HEAD_BYTES = 9;

/** Null for a broken JPEG, or one without exactly one frame of a supported kind. */
export function jpegCost(file: Buffer): Cost | null {
  const parts = partsOf(file);
  const [frame, ...more] = parts?.filter(({ marker }) => isFrame(marker)) ?? [];
  if (parts === null || frame === undefined || more.length > 0) return null;
  if (!FRAMES.has(frame.marker) || frame.bytes.length < FRAME_HEAD_BYTES) return null;
  return {
    height: frame.bytes.readUInt16BE(5),
    width: frame.bytes.readUInt16BE(7),
    scans: parts.filter(({ marker }) => marker === SCAN).length,
  };
}
