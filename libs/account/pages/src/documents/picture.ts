/** Longest side of a picture that is sent: a document is read well on it. */
const LONGEST = 1_600;
const QUALITIES = [0.86, 0.74, 0.6] as const;
/** Bytes that 28 parts hold. */
const MOST_BYTES = 1_000_000;
/** Below this a document cannot be read. */
const SHORTEST = 400;
/** Grey levels: darker than this a picture is too dark, brighter too bright. */
const DARK = 55;
const BRIGHT = 225;
/** Mean difference of neighbours below which nothing sharp is in the picture. */
const BLURRED = 2.2;

/** What would make a document hard to read. */
export type Hint = 'small' | 'dark' | 'bright' | 'blurred';

export interface Picture {
  /** JPEG in base64. */
  base64: string;
  /** The same for the eye. */
  url: string;
  hints: readonly Hint[];
}

/** What of a picture would make a document hard to read. @param grey - grey levels, row by row. */
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
 * Makes a picture ready to be sent: upright, at most 1,600 points long, without what the camera wrote into it.
 *
 * @throws TypeError for a file that the browser cannot draw.
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
