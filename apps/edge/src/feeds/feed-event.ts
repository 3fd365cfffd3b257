import { constants, deflateRawSync, gzipSync } from 'node:zlib';

/** Larger bodies are compressed fast rather than well, because compression blocks the process. */
const LARGE_BYTES = 64 * 1024;
const levelOf = (bytes: Buffer): number => (bytes.length > LARGE_BYTES ? constants.Z_BEST_SPEED : constants.Z_DEFAULT_COMPRESSION);

/** Start of a gzip stream: complete, independent blocks follow, so that one block serves every reader. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff]);

/** Bytes sent to many readers: encoded once, plain and compressed, on first use. */
export class SharedBytes {
  readonly #text: string;
  #plain: Buffer | undefined;
  #block: Buffer | undefined;
  #gzip: Buffer | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get plain(): Buffer {
    return (this.#plain ??= Buffer.from(this.#text));
  }

  /** Part of a gzip stream after {@link GZIP_HEADER}. It ends on a byte boundary and refers to nothing before it. */
  get block(): Buffer {
    return (this.#block ??= deflateRawSync(this.plain, { level: levelOf(this.plain), finishFlush: constants.Z_SYNC_FLUSH }));
  }

  /** A whole gzip body. */
  get gzip(): Buffer {
    return (this.#gzip ??= gzipSync(this.plain, { level: levelOf(this.plain) }));
  }
}

const eventOf = (name: string, data: string): SharedBytes => new SharedBytes(`event: ${name}\ndata: ${data}\n\n`);

export const helloEvent = (beatMs: number): SharedBytes => eventOf('hello', JSON.stringify({ beatMs }));
export const newsEvent = (feed: string, from: number | null, body: string): SharedBytes =>
  eventOf('news', `{"feed":${JSON.stringify(feed)},"from":${from},"answer":${body}}`);
export const sameEvent = (feed: string, [from, revision]: readonly [number, number]): SharedBytes =>
  eventOf('same', JSON.stringify({ feed, from, revision }));
export const offEvent = (feed: string): SharedBytes => eventOf('off', JSON.stringify({ feed }));
/** The edge stops; `retry` keeps clients from reconnecting at once. */
export const byeEvent = (): SharedBytes => new SharedBytes('retry: 10000\nevent: bye\ndata: {}\n\n');
