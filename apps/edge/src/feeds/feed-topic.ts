import type { FeedBackend, FeedReply } from './feed-backend.ts';
import { newsEvent, sameEvent, SharedBytes } from './feed-event.ts';
import { isSamePosition, type FeedPosition } from './feed-key.ts';

/** What brings a reader from its revision to the feed's. */
export interface CatchUp {
  /** Null when it is up to date. */
  news: { body: SharedBytes; event: SharedBytes } | null;
  /** The "no change" event. */
  same: SharedBytes;
}

interface Answered {
  news: CatchUp['news'];
  /** The position after it. */
  position: FeedPosition | undefined;
}

/** A listener of a feed. */
export interface FeedReader {
  send: (topic: FeedTopic, event: SharedBytes, from: FeedPosition | undefined) => void;
  /** The feed no longer exists. */
  drop: (topic: FeedTopic) => void;
}

/** The feed does not exist. */
export class NoFeed extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The backend refuses this feed with ${status}`);
    this.status = status;
  }
}

export interface TopicTerms {
  key: string;
  backend: Pick<FeedBackend, 'ask'>;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** How old the state may be when a reader asks. */
  freshMs: number;
  /** Longest silence towards readers while all is well. */
  beatMs: number;
}

/** Cached answers for readers at other revisions, until the feed moves. */
const MOST_KEPT = 256;
/** Attempts when the feed moves while a reader catches up. */
const TRIES = 5;

const nameOf = (position: FeedPosition | undefined): string =>
  position === undefined ? '' : `${position.revision} ${position.source ?? ''}`;

/**
 * One feed, fetched from the backend once for all its listeners and polls. It is at one revision; readers join at it, and from then on all
 * get the same bytes.
 *
 * @spec BT-01 LOAD-7
 */
export class FeedTopic {
  readonly key: string;
  readonly readers = new Set<FeedReader>();
  readonly #terms: TopicTerms;
  readonly #answers = new Map<string, Promise<Answered>>();
  #position: FeedPosition | undefined;
  #confirmedAt = -Infinity;
  #sentAt = -Infinity;
  #same: SharedBytes | undefined;
  #moving: Promise<void> | undefined;
  /** Time of the last request for it. */
  usedAt: number;

  constructor(terms: TopicTerms) {
    this.key = terms.key;
    this.#terms = terms;
    this.usedAt = terms.now();
  }

  get position(): FeedPosition | undefined {
    return this.#position;
  }

  /** Whether its readers are due an event, well before they would take silence for a fault. */
  isBeatDue(): boolean {
    return this.#terms.now() - this.#sentAt >= this.#terms.beatMs / 2;
  }

  /** Updates the feed from the backend and notifies its readers. @throws NoFeed, Error when the backend does not answer. */
  advance(): Promise<void> {
    this.#moving ??= this.#advance().finally(() => (this.#moving = undefined));
    return this.#moving;
  }

  /** The changes since a reader's position. The feed does not move between the answer and the next tick. @throws as {@link advance}. */
  async catchUp(from: FeedPosition | undefined): Promise<CatchUp> {
    const { now, freshMs } = this.#terms;
    this.usedAt = now();
    if (this.#position === undefined || now() - this.#confirmedAt > freshMs || isAhead(from, this.#position)) await this.advance();
    for (let tried = 0; tried < TRIES; tried += 1) {
      const at = this.#position;
      if (isSamePosition(at, from)) return { news: null, same: this.#sameEvent() };
      const { news, position } = await this.#answerTo(from);
      const here = this.#position;
      if (here !== undefined && isSamePosition(position, here)) {
        return { news, same: sameEvent(this.key, [from?.revision ?? here.revision, here.revision]) };
      }
      await this.advance();
    }
    throw new Error('The feed moves faster than a reader can catch up with it');
  }

  async #advance(): Promise<void> {
    const from = this.#position;
    const reply = await this.#ask(from);
    this.#confirmedAt = this.#terms.now();
    if (reply.kind === 'unchanged') {
      if (this.readers.size > 0 && this.isBeatDue()) this.#send(this.#sameEvent(), from);
      return;
    }
    const { position, isFull, body } = reply;
    this.#position = position;
    this.#same = undefined;
    this.#answers.clear();
    const event = newsEvent(this.key, isFull ? null : (from?.revision ?? null), body);
    this.#answers.set(nameOf(isFull ? undefined : from), Promise.resolve({ news: { body: new SharedBytes(body), event }, position }));
    this.#send(event, isFull ? undefined : from);
  }

  async #ask(position: FeedPosition | undefined): Promise<Exclude<FeedReply, { kind: 'refused' }>> {
    const reply = await this.#terms.backend.ask(this.key, position);
    if (reply.kind === 'refused') throw new NoFeed(reply.status);
    return reply;
  }

  #send(event: SharedBytes, from: FeedPosition | undefined): void {
    this.#sentAt = this.#terms.now();
    for (const reader of this.readers) reader.send(this, event, from);
  }

  #sameEvent(): SharedBytes {
    const revision = this.#position?.revision ?? 0;
    return (this.#same ??= sameEvent(this.key, [revision, revision]));
  }

  /** Cached until the feed moves; an answer at another position is not used. */
  #answerTo(from: FeedPosition | undefined): Promise<Answered> {
    const name = nameOf(from);
    const known = this.#answers.get(name);
    if (known !== undefined) return known;
    const at = this.#position;
    const pending = this.#ask(from).then((reply): Answered => {
      if (reply.kind === 'unchanged') return { news: null, position: at };
      const event = newsEvent(this.key, reply.isFull ? null : (from?.revision ?? null), reply.body);
      if (!isSamePosition(reply.position, this.#position)) this.#forget(name, pending);
      return { news: { body: new SharedBytes(reply.body), event }, position: reply.position };
    });
    pending.catch(() => this.#forget(name, pending));
    if (this.#answers.size < MOST_KEPT) this.#answers.set(name, pending);
    return pending;
  }

  #forget(name: string, pending: Promise<Answered>): void {
    if (this.#answers.get(name) === pending) this.#answers.delete(name);
  }
}

/** A reader of another edge may be ahead of this one. */
const isAhead = (from: FeedPosition | undefined, at: FeedPosition): boolean =>
  from !== undefined && from.source === at.source && from.revision > at.revision;
