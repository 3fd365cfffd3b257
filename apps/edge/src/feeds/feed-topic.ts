import type { FeedBackend, FeedNews, FeedReply } from './feed-backend.ts';
import { SharedBytes } from '../http/shared-bytes.ts';
import { newsEvent, sameEvent } from './feed-event.ts';
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

/** The last known state of a feed. */
export interface KeptFeed {
  /** Null for a reader that has it already. */
  body: SharedBytes | null;
  /** Time since a ready backend confirmed it, in milliseconds. */
  ageMs: number;
}

/** An image of a whole feed. */
interface Image {
  body: SharedBytes;
  position: FeedPosition;
  confirmedAt: number;
  /** When the backend was last asked for it. */
  askedAt: number;
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
  /** How long the backend has not been ready, in milliseconds; 0 while it is. */
  outageMs: () => Promise<number>;
}

/** A backend that is not ready for longer confirms no price: its line may have stopped, and it takes no bets. @spec ODD-5 */
export const OLDEST_MS = 5_000;
/** During an outage an image is asked for again after this time. */
const IMAGE_MS = 30_000;

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
  #image: Image | undefined;
  #imaging: Promise<Image> | undefined;
  #sentAt = -Infinity;
  #same: SharedBytes | undefined;
  #moving: Promise<void> | undefined;
  /** Time of the last request for it. */
  usedAt: number;
  /** Whether a stream has had it: pages that are open want it, unlike a key that somebody made up. */
  hasHadReaders = false;

  constructor(terms: TopicTerms) {
    this.key = terms.key;
    this.#terms = terms;
    this.usedAt = terms.now();
  }

  get position(): FeedPosition | undefined {
    return this.#position;
  }

  /** Whether it has a state that a ready backend confirmed, to answer from while the backend is down. */
  get isKept(): boolean {
    return this.#position !== undefined;
  }

  /** Whether its readers are due an event, well before they would take silence for a fault. */
  isBeatDue(): boolean {
    return this.#terms.now() - this.#sentAt >= this.#terms.beatMs / 2;
  }

  /**
   * Updates the feed from the backend and notifies its readers. During an outage they get nothing, and so notice how old their prices are.
   *
   * @throws NoFeed, Error when the backend does not answer or is not ready.
   */
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

  /**
   * The last known state and its age, for a reader that gets no current one.
   *
   * @throws NoFeed, Error when there is none.
   * @spec ODD-5
   */
  async kept(from: FeedPosition | undefined): Promise<KeptFeed> {
    const { now } = this.#terms;
    this.usedAt = now();
    if (isReached(from, this.#position)) return { body: null, ageMs: now() - this.#confirmedAt };
    this.#imaging ??= this.#askImage().finally(() => (this.#imaging = undefined));
    const { body, position, confirmedAt } = await this.#imaging;
    const isCurrent = isSamePosition(position, this.#position);
    const ageMs = now() - (isCurrent ? Math.max(confirmedAt, this.#confirmedAt) : confirmedAt);
    return { body: isReached(from, position) ? null : body, ageMs };
  }

  /** A backend that is not ready may still have newer prices than this process. */
  async #askImage(): Promise<Image> {
    const { now, outageMs } = this.#terms;
    const known = this.#image;
    if (known !== undefined && now() - known.askedAt < IMAGE_MS) return known;
    try {
      const reply = await this.#ask(undefined);
      if (reply.kind === 'news') return this.#keepImage(reply, now() - (await outageMs()));
    } catch (error) {
      if (error instanceof NoFeed || known === undefined) throw error;
    }
    if (known === undefined) throw new Error('The backend has no image of this feed');
    known.askedAt = now();
    return known;
  }

  #keepImage({ body, position }: Pick<FeedNews, 'body' | 'position'>, confirmedAt: number, bytes = new SharedBytes(body)): Image {
    return (this.#image = { body: bytes, position, confirmedAt, askedAt: this.#terms.now() });
  }

  async #advance(): Promise<void> {
    if ((await this.#terms.outageMs()) > OLDEST_MS) throw new Error('The backend is not ready and confirms no prices');
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
    const bytes = new SharedBytes(body);
    if (isFull) this.#keepImage(reply, this.#confirmedAt, bytes);
    this.#answers.set(nameOf(isFull ? undefined : from), Promise.resolve({ news: { body: bytes, event }, position }));
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
      const bytes = new SharedBytes(reply.body);
      if (reply.isFull) this.#keepImage(reply, this.#confirmedAt, bytes);
      return { news: { body: bytes, event }, position: reply.position };
    });
    pending.catch(() => this.#forget(name, pending));
    if (this.#answers.size < MOST_KEPT) this.#answers.set(name, pending);
    return pending;
  }

  #forget(name: string, pending: Promise<Answered>): void {
    if (this.#answers.get(name) === pending) this.#answers.delete(name);
  }
}

/** Whether a reader has everything up to a position. */
const isReached = (from: FeedPosition | undefined, at: FeedPosition | undefined): boolean =>
  from !== undefined && at !== undefined && from.source === at.source && from.revision >= at.revision;

/** A reader of another edge may be ahead of this one. */
const isAhead = (from: FeedPosition | undefined, at: FeedPosition): boolean =>
  from !== undefined && from.source === at.source && from.revision > at.revision;
