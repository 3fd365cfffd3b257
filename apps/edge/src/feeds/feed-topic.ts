import type { FeedBackend, FeedReply } from './feed-backend.ts';
import { newsEvent, sameEvent, SharedBytes } from './feed-event.ts';
import { isSameStanding, type Standing } from './feed-key.ts';

/** What brings a reader from where it stood to where the feed is. */
export interface CatchUp {
  /** Null: it is there already. */
  news: { body: SharedBytes; event: SharedBytes } | null;
  /** Says that nothing changed. */
  same: SharedBytes;
}

interface Answered {
  news: CatchUp['news'];
  /** Where it leads. */
  standing: Standing | undefined;
}

/** Whoever is told what happens to a feed. */
export interface FeedReader {
  tell: (topic: FeedTopic, event: SharedBytes, from: Standing | undefined) => void;
  /** The feed is not there any more. */
  drop: (topic: FeedTopic) => void;
}

/** There is no such feed. */
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
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  /** How old the word of the backend may be for whoever asks. */
  freshMs: number;
  /** Longest silence towards readers while all is well. */
  beatMs: number;
}

/** Questions of readers that stood elsewhere, whose answers are kept until the feed moves. */
const MOST_KEPT = 256;
/** The feed moved while a reader caught up: so often it is tried again. */
const TRIES = 5;

const nameOf = (standing: Standing | undefined): string => (standing === undefined ? '' : `${standing.revision} ${standing.source ?? ''}`);

/**
 * One feed, asked of the backend once for everybody who listens to it or polls it. It stands at one revision; readers join there, and from then on
 * everybody is told the same bytes.
 *
 * @spec BT-01 LOAD-7
 */
export class FeedTopic {
  readonly key: string;
  readonly readers = new Set<FeedReader>();
  readonly #terms: TopicTerms;
  readonly #answers = new Map<string, Promise<Answered>>();
  #standing: Standing | undefined;
  #confirmedAt = -Infinity;
  #toldAt = -Infinity;
  #same: SharedBytes | undefined;
  #moving: Promise<void> | undefined;
  /** When somebody was last interested. */
  usedAt: number;

  constructor(terms: TopicTerms) {
    this.key = terms.key;
    this.#terms = terms;
    this.usedAt = terms.now();
  }

  get standing(): Standing | undefined {
    return this.#standing;
  }

  /** Whether its readers have to be told something, in good time: their silence would mean that something is wrong. */
  isBeatDue(): boolean {
    return this.#terms.now() - this.#toldAt >= this.#terms.beatMs / 2;
  }

  /** Brings the feed to where the backend is, and tells its readers. @throws NoFeed, Error when the backend does not answer. */
  advance(): Promise<void> {
    this.#moving ??= this.#advance().finally(() => (this.#moving = undefined));
    return this.#moving;
  }

  /** What a reader misses that stands there. The feed stands still from the answer until the next turn. @throws as {@link advance}. */
  async catchUp(from: Standing | undefined): Promise<CatchUp> {
    const { now, freshMs } = this.#terms;
    this.usedAt = now();
    if (this.#standing === undefined || now() - this.#confirmedAt > freshMs || isAhead(from, this.#standing)) await this.advance();
    for (let tried = 0; tried < TRIES; tried += 1) {
      const at = this.#standing;
      if (isSameStanding(at, from)) return { news: null, same: this.#sameEvent() };
      const { news, standing } = await this.#answerTo(from);
      const here = this.#standing;
      if (here !== undefined && isSameStanding(standing, here)) {
        return { news, same: sameEvent(this.key, [from?.revision ?? here.revision, here.revision]) };
      }
      await this.advance();
    }
    throw new Error('The feed moves faster than a reader can catch up with it');
  }

  async #advance(): Promise<void> {
    const from = this.#standing;
    const reply = await this.#ask(from);
    this.#confirmedAt = this.#terms.now();
    if (reply.kind === 'unchanged') {
      if (this.readers.size > 0 && this.isBeatDue()) this.#tell(this.#sameEvent(), from);
      return;
    }
    const { standing, isFull, body } = reply;
    this.#standing = standing;
    this.#same = undefined;
    this.#answers.clear();
    const event = newsEvent(this.key, isFull ? null : (from?.revision ?? null), body);
    this.#answers.set(nameOf(isFull ? undefined : from), Promise.resolve({ news: { body: new SharedBytes(body), event }, standing }));
    this.#tell(event, isFull ? undefined : from);
  }

  async #ask(standing: Standing | undefined): Promise<Exclude<FeedReply, { kind: 'refused' }>> {
    const reply = await this.#terms.backend.ask(this.key, standing);
    if (reply.kind === 'refused') throw new NoFeed(reply.status);
    return reply;
  }

  #tell(event: SharedBytes, from: Standing | undefined): void {
    this.#toldAt = this.#terms.now();
    for (const reader of this.readers) reader.tell(this, event, from);
  }

  #sameEvent(): SharedBytes {
    const revision = this.#standing?.revision ?? 0;
    return (this.#same ??= sameEvent(this.key, [revision, revision]));
  }

  /** Kept until the feed moves. What was asked of a feed that has moved meanwhile stands elsewhere. */
  #answerTo(from: Standing | undefined): Promise<Answered> {
    const name = nameOf(from);
    const known = this.#answers.get(name);
    if (known !== undefined) return known;
    const at = this.#standing;
    const asked = this.#ask(from).then((reply): Answered => {
      if (reply.kind === 'unchanged') return { news: null, standing: at };
      const event = newsEvent(this.key, reply.isFull ? null : (from?.revision ?? null), reply.body);
      if (!isSameStanding(reply.standing, this.#standing)) this.#forget(name, asked);
      return { news: { body: new SharedBytes(reply.body), event }, standing: reply.standing };
    });
    asked.catch(() => this.#forget(name, asked));
    if (this.#answers.size < MOST_KEPT) this.#answers.set(name, asked);
    return asked;
  }

  #forget(name: string, asked: Promise<Answered>): void {
    if (this.#answers.get(name) === asked) this.#answers.delete(name);
  }
}

/** A reader that asked elsewhere may know more than this edge. */
const isAhead = (from: Standing | undefined, at: Standing): boolean =>
  from !== undefined && from.source === at.source && from.revision > at.revision;
