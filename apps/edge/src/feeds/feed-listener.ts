import type { ServerResponse } from 'node:http';
import { GZIP_HEADER, type SharedBytes } from '../http/shared-bytes.ts';
import { offEvent } from './feed-event.ts';
import type { FeedHub } from './feed-hub.ts';
import type { RequestedFeed, FeedPosition } from './feed-key.ts';
import { NoFeed, type CatchUp, type FeedReader, type FeedTopic } from './feed-topic.ts';
import type { Rider } from '../player-stream/player-rider.ts';

export interface FeedListenerTerms {
  hub: FeedHub;
  response: Pick<ServerResponse, 'write' | 'end' | 'once' | 'destroy' | 'destroyed'>;
  /** Whether the output is a gzip stream. */
  isGzip: boolean;
  /** Schedules work. @returns a function that cancels it. */
  after: (ms: number, work: () => void) => () => void;
}

/** A reader that stalls this long is disconnected. */
const STUCK_AFTER_MS = 20_000;
/** Delay before retrying a backend that did not answer. */
const JOIN_AGAIN_MS = 2_000;

/**
 * One connection. Nothing is queued for a stalled reader: it leaves the feeds that change meanwhile, and rejoins them at its revision once
 * its output has drained. So a slow reader costs one answer at most.
 *
 * @spec LOAD-3
 */
export class FeedListener implements FeedReader {
  readonly #terms: FeedListenerTerms;
  readonly #joined = new Set<string>();
  readonly #missed = new Map<string, FeedPosition | undefined>();
  readonly #callOffs = new Set<() => void>();
  #rider: Rider | undefined;
  #isBehind = false;
  #isClosed = false;

  constructor(terms: FeedListenerTerms) {
    this.#terms = terms;
    if (terms.isGzip) terms.response.write(GZIP_HEADER);
  }

  begin(hello: SharedBytes, feeds: readonly RequestedFeed[]): void {
    this.#write(hello);
    for (const { key, position } of feeds) void this.#join(key, position);
  }

  send(topic: FeedTopic, event: SharedBytes, from: FeedPosition | undefined): void {
    if (this.#isBehind) this.#miss(topic.key, from);
    else this.#write(event);
  }

  drop({ key }: FeedTopic): void {
    this.#joined.delete(key);
    this.#write(offEvent(key));
  }

  /** Lets something else travel on this connection; it ends with the connection. */
  carry(rider: Rider): void {
    if (this.#isClosed) rider.leave();
    else this.#rider = rider;
  }

  /** Writes the next event of the rider, unless the reader is behind: then it is asked once the output has drained. */
  callRider(): void {
    if (this.#isBehind || this.#isClosed) return;
    const event = this.#rider?.next() ?? null;
    if (event !== null) this.#write(event);
  }

  /** Sends a goodbye and ends the connection. */
  end(bye: SharedBytes): void {
    this.#write(bye);
    this.#terms.response.end();
    this.close();
  }

  /** Called when the connection has closed. */
  close(): void {
    this.#isClosed = true;
    this.#rider?.leave();
    this.#rider = undefined;
    for (const key of this.#joined) this.#terms.hub.leave(key, this);
    this.#joined.clear();
    for (const callOff of this.#callOffs) callOff();
    this.#callOffs.clear();
  }

  async #join(key: string, from: FeedPosition | undefined): Promise<void> {
    if (this.#isClosed) return;
    try {
      const isJoined = await this.#terms.hub.join(key, from, { reader: this, begin: (missed) => this.#begin(key, missed) });
      if (!isJoined) this.#write(offEvent(key));
    } catch (error) {
      if (error instanceof NoFeed) this.#write(offEvent(key));
      else this.#later(JOIN_AGAIN_MS, () => void this.#join(key, from));
    }
  }

  #begin(key: string, { news, same }: CatchUp): void {
    if (this.#isClosed) return this.#terms.hub.leave(key, this);
    this.#joined.add(key);
    this.#write(news === null ? same : news.event);
  }

  #miss(key: string, from: FeedPosition | undefined): void {
    this.#terms.hub.leave(key, this);
    this.#joined.delete(key);
    this.#missed.set(key, from);
  }

  #write(bytes: SharedBytes): void {
    const { response, isGzip } = this.#terms;
    if (this.#isClosed || response.destroyed || response.write(isGzip ? bytes.block : bytes.plain) || this.#isBehind) return;
    this.#isBehind = true;
    const callOff = this.#later(STUCK_AFTER_MS, () => response.destroy());
    response.once('drain', () => {
      callOff();
      this.#isBehind = false;
      const missed = [...this.#missed];
      this.#missed.clear();
      for (const [key, from] of missed) void this.#join(key, from);
      this.callRider();
    });
  }

  #later(ms: number, work: () => void): () => void {
    const callOff = this.#terms.after(ms, () => {
      this.#callOffs.delete(callOff);
      work();
    });
    this.#callOffs.add(callOff);
    return () => {
      callOff();
      this.#callOffs.delete(callOff);
    };
  }
}
