import type { FeedBackend } from './feed-backend.ts';
import type { FeedPosition } from './feed-key.ts';
import { FeedTopic, NoFeed, type CatchUp, type FeedReader, type KeptFeed } from './feed-topic.ts';

export interface FeedHubTerms {
  backend: FeedBackend;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** Waits; resolves early when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  beatMs?: number;
  mostTopics?: number;
  /** How long the backend has not been ready, in milliseconds; 0 while it is, and by default. */
  outageMs?: () => Promise<number>;
}

/** Longest silence of a healthy feed towards its readers. @spec ODD-5 */
export const BEAT_MS = 3_000;
/** Number of feeds: each region has its lists, each open game its page. */
const MOST_TOPICS = 2_000;
/** How long an answer of the backend about a feed serves further readers. */
const FRESH_MS = 250;
/** A feed without readers is dropped after this time. */
const KEPT_MS = 15_000;
/** Poll interval for a backend that cannot report changes or does not answer. */
const ASK_EVERY_MS = 1_000;
/** Concurrent requests: a backend answers lists in turns. */
const AT_ONCE = 16;

/**
 * Every feed that is streamed or polled through this edge. One long poll waits for the backend's next revision; then each feed with
 * listeners is fetched once, and all listeners get the same bytes. Without listeners nothing is fetched.
 *
 * @spec LOAD-7
 */
export class FeedHub {
  readonly #terms: FeedHubTerms;
  readonly #topics = new Map<string, FeedTopic>();
  readonly #closing = new AbortController();
  #isFollowing = false;
  /** Number of changes sent to listeners, for metrics. */
  sentChanges = 0;

  constructor(terms: FeedHubTerms) {
    this.#terms = terms;
  }

  get beatMs(): number {
    return this.#terms.beatMs ?? BEAT_MS;
  }

  get topics(): number {
    return this.#topics.size;
  }

  /**
   * The changes since a reader's revision. Undefined when there is no room for another feed.
   *
   * @throws NoFeed, Error when the backend does not answer.
   */
  async catchUp(key: string, from: FeedPosition | undefined): Promise<CatchUp | undefined> {
    const topic = await this.#topicOf(key);
    return topic && (await this.#guarded(topic, () => topic.catchUp(from)));
  }

  /** Whether any feed can be answered while the backend is down. */
  get hasKept(): boolean {
    return [...this.#topics.values()].some(({ isKept }) => isKept);
  }

  /**
   * The last known state of a feed. Undefined when there is no room for another feed.
   *
   * @throws NoFeed, Error when nothing is known of it.
   */
  async kept(key: string, from: FeedPosition | undefined): Promise<KeptFeed | undefined> {
    const topic = await this.#topicOf(key);
    return topic && (await this.#guarded(topic, () => topic.kept(from)));
  }

  /**
   * Sends a reader what it misses, and all later changes.
   *
   * @returns false when there is no room.
   * @throws as {@link catchUp}.
   */
  async join(key: string, from: FeedPosition | undefined, { reader, begin }: { reader: FeedReader; begin: (missed: CatchUp) => void }) {
    const topic = await this.#topicOf(key);
    if (topic === undefined) return false;
    const missed = await this.#guarded(topic, () => topic.catchUp(from));
    topic.readers.add(reader); // in the same tick, so that it gets the next change
    topic.hasHadReaders = true;
    begin(missed);
    this.#follow();
    return true;
  }

  leave(key: string, reader: FeedReader): void {
    const topic = this.#topics.get(key);
    topic?.readers.delete(reader);
  }

  close(): void {
    this.#closing.abort();
  }

  async #guarded<T>(topic: FeedTopic, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof NoFeed) this.#drop(topic);
      throw error;
    }
  }

  #drop(topic: FeedTopic): void {
    this.#topics.delete(topic.key);
    for (const reader of topic.readers) reader.drop(topic);
    topic.readers.clear();
  }

  async #topicOf(key: string): Promise<FeedTopic | undefined> {
    const known = this.#topics.get(key);
    if (known !== undefined) {
      known.usedAt = this.#terms.now(); // at once, so that it is not dropped before the caller has it
      return known;
    }
    if (this.#isFull()) await this.#forgetUnused();
    return this.#topics.get(key) ?? (this.#isFull() ? undefined : this.#addTopic(key));
  }

  #isFull(): boolean {
    return this.#topics.size >= (this.#terms.mostTopics ?? MOST_TOPICS);
  }

  #addTopic(key: string): FeedTopic {
    const { backend, now } = this.#terms;
    const topic = new FeedTopic({ key, backend, now, outageMs: () => this.#outageMs(), freshMs: FRESH_MS, beatMs: this.beatMs });
    this.#topics.set(key, topic);
    return topic;
  }

  #outageMs(): Promise<number> {
    return this.#terms.outageMs?.() ?? Promise.resolve(0);
  }

  /** What streams have had stays during an outage: it cannot be fetched again, and must not make room for keys that somebody made up. */
  async #forgetUnused(): Promise<void> {
    const before = this.#terms.now() - KEPT_MS;
    const isOutage = (await this.#outageMs()) > 0;
    for (const topic of this.#topics.values()) {
      const isNeeded = isOutage && topic.hasHadReaders && topic.isKept;
      if (topic.readers.size === 0 && topic.usedAt < before && !isNeeded) this.#topics.delete(topic.key);
    }
  }

  #listened(): FeedTopic[] {
    return [...this.#topics.values()].filter(({ readers }) => readers.size > 0);
  }

  #follow(): void {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    void this.#followChanges();
  }

  async #followChanges(): Promise<void> {
    const { signal } = this.#closing;
    let position: FeedPosition | undefined;
    while (!signal.aborted && this.#listened().length > 0) {
      const next = await this.#nextRevision(position);
      if (signal.aborted) break;
      // While the backend is silent, what is known stays for those who ask.
      if (next !== 'silent') await this.#forgetUnused();
      // Without revisions from the backend, every feed is fetched.
      const isKnown = next !== 'unknown' && next !== 'silent';
      const topics = this.#listened();
      await this.#advanceAll(isKnown && next === null ? topics.filter((topic) => topic.isBeatDue()) : topics);
      if (!isKnown) {
        position = undefined;
        await this.#terms.wait(ASK_EVERY_MS, signal);
      } else if (next !== null) position = next;
    }
    this.#isFollowing = false; // in the tick that found no listeners: the next one to join restarts it
  }

  async #nextRevision(position: FeedPosition | undefined): Promise<FeedPosition | 'unknown' | 'silent' | null> {
    try {
      return await this.#terms.backend.nextRevision(position, this.#closing.signal);
    } catch {
      return 'silent';
    }
  }

  async #advanceAll(topics: readonly FeedTopic[]): Promise<void> {
    const waiting = [...topics];
    const work = async (): Promise<void> => {
      for (let topic = waiting.shift(); topic !== undefined; topic = waiting.shift()) {
        const current = topic;
        // A feed without an answer stays silent, which its readers detect.
        const { position } = current;
        await this.#guarded(current, () => current.advance()).catch(() => undefined);
        if (current.position !== position) this.sentChanges += 1;
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, work));
  }
}
