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
