/** Longest side of an uploaded picture, in pixels; enough to read a document. */
const LONGEST = 1_600;
const QUALITIES = [0.86, 0.74, 0.6] as const;
/** Maximum size; 28 parts hold slightly more. */
const MOST_BYTES = 1_000_000;
/** Minimum size, in pixels, at which a document is readable. */
const SHORTEST = 400;
/** Average grey levels below and above which a picture is too dark or too bright. */
const DARK = 55;
const BRIGHT = 225;
/** Mean difference between neighbouring pixels below which a picture is blurred. */
const BLURRED = 2.2;

/** Why a document may be hard to read. */
export type Hint = 'small' | 'dark' | 'bright' | 'blurred';

export interface Picture {
  /** The JPEG in base64. */
  base64: string;
  /** The JPEG as a URL for the preview. */
  url: string;
  hints: readonly Hint[];
}

/** Finds what makes a document hard to read. @param grey - grey levels, row by row. */
export function hintsOf(grey: Uint8ClampedArray, { width, height }: { width: number; height: number }): Hint[] {
  let sum = 0;
  let edges = 0;
  for (let at = 0; at < grey.length; at += 1) {
    sum += grey[at] ?? 0;
    if ((at + 1) % width !== 0) edges += Math.abs((grey[at] ?? 0) - (grey[at + 1] ?? 0));
  }
  const mean = sum / Math.max(1, grey.length);
  return [
    ...(Math.min(width, height) < SHORTEST ? (['small'] as const) : []),
    ...(mean < DARK ? (['dark'] as const) : mean > BRIGHT ? (['bright'] as const) : []),
    ...(edges / Math.max(1, grey.length) < BLURRED ? (['blurred'] as const) : []),
  ];
}

const greyOf = ({ data }: ImageData): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    { length: data.length / 4 },
    (_, at) => ((data[at * 4] ?? 0) * 3 + (data[at * 4 + 1] ?? 0) * 6 + (data[at * 4 + 2] ?? 0)) / 10,
  );

const toBlob = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/**
 * Prepares a picture for upload: upright, at most 1,600 pixels long, without metadata of the camera.
 *
 * @throws TypeError for a file that the browser cannot decode.
 */
export async function pictureOf(file: Blob): Promise<Picture> {
  const drawn = await createImageBitmap(file).catch((cause: unknown) => {
    throw new TypeError('no picture', { cause });
  });
  const scale = Math.min(1, LONGEST / Math.max(drawn.width, drawn.height));
  const [width, height] = [Math.round(drawn.width * scale), Math.round(drawn.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('no canvas');
  context.drawImage(drawn, 0, 0, width, height);
  drawn.close();
  const hints = hintsOf(greyOf(context.getImageData(0, 0, width, height)), { width, height });
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, quality);
    if (blob !== null && blob.size <= MOST_BYTES) {
      const base64 = await base64Of(blob);
      return { base64, url: `data:image/jpeg;base64,${base64}`, hints };
    }
  }
  throw new TypeError('the picture is too large');
}
