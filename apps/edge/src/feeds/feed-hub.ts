import type { FeedBackend } from './feed-backend.ts';
import type { Standing } from './feed-key.ts';
import { FeedTopic, NoFeed, type CatchUp, type FeedReader } from './feed-topic.ts';

export interface FeedHubTerms {
  backend: FeedBackend;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  /** Waits; ends early when the signal says so. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  beatMs?: number;
  mostTopics?: number;
}

/** Longest silence of a feed towards its readers while all is well. @spec ODD-5 */
export const BEAT_MS = 3_000;
/** Feeds that are asked at once: each region has its lists, each open game its page. */
const MOST_TOPICS = 2_000;
/** For so long the backend's word about a feed serves those who ask next. */
const FRESH_MS = 250;
/** A feed that nobody asks for is forgotten after this time. */
const KEPT_MS = 15_000;
/** How often a backend is asked that cannot say when something changes, and one that does not answer. */
const ASK_EVERY_MS = 1_000;
/** Questions at once: a backend answers lists in turns. */
const AT_ONCE = 16;

/**
 * Every feed that somebody listens to or polls through this edge. One question to the backend waits for the next revision; then each feed that has
 * listeners is asked once, and all of them get the same bytes. Nothing is asked while nobody listens.
 *
 * @spec LOAD-7
 */
export class FeedHub {
  readonly #terms: FeedHubTerms;
  readonly #topics = new Map<string, FeedTopic>();
  readonly #closing = new AbortController();
  #isFollowing = false;
  /** Changes that were told to listeners, for whoever watches the process. */
  told = 0;

  constructor(terms: FeedHubTerms) {
    this.#terms = terms;
  }

  get beatMs(): number {
    return this.#terms.beatMs ?? BEAT_MS;
  }

  get topics(): number {
    return this.#topics.size;
  }

  /** What a reader misses. Undefined where there is no place for one more feed. @throws NoFeed, Error when the backend does not answer. */
  async catchUp(key: string, from: Standing | undefined): Promise<CatchUp | undefined> {
    const topic = this.#topicOf(key);
    return topic && (await this.#guarded(topic, () => topic.catchUp(from)));
  }

  /** Tells a reader what it misses, and from then on everything. @throws as {@link catchUp}; false where there is no place. */
  async join(key: string, from: Standing | undefined, { reader, begin }: { reader: FeedReader; begin: (missed: CatchUp) => void }) {
    const topic = this.#topicOf(key);
    if (topic === undefined) return false;
    const missed = await this.#guarded(topic, () => topic.catchUp(from));
    topic.readers.add(reader); // in the same turn: it is told the next change
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

  #topicOf(key: string): FeedTopic | undefined {
    const known = this.#topics.get(key);
    if (known !== undefined) return known;
    if (this.#topics.size >= (this.#terms.mostTopics ?? MOST_TOPICS)) this.#forgetUnused();
    if (this.#topics.size >= (this.#terms.mostTopics ?? MOST_TOPICS)) return undefined;
    const topic = new FeedTopic({ key, backend: this.#terms.backend, now: this.#terms.now, freshMs: FRESH_MS, beatMs: this.beatMs });
    this.#topics.set(key, topic);
    return topic;
  }

  #forgetUnused(): void {
    const before = this.#terms.now() - KEPT_MS;
    for (const topic of this.#topics.values()) {
      if (topic.readers.size === 0 && topic.usedAt < before) this.#topics.delete(topic.key);
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
    let standing: Standing | undefined;
    while (!signal.aborted && this.#listened().length > 0) {
      const next = await this.#nextRevision(standing);
      if (signal.aborted) break;
      this.#forgetUnused();
      // A backend that says nothing of revisions, or nothing at all: every feed is asked.
      const isKnown = next !== 'unknown' && next !== 'silent';
      const topics = this.#listened();
      await this.#advanceAll(isKnown && next === null ? topics.filter((topic) => topic.isBeatDue()) : topics);
      if (!isKnown) {
        standing = undefined;
        await this.#terms.wait(ASK_EVERY_MS, signal);
      } else if (next !== null) standing = next;
    }
    this.#isFollowing = false; // in the turn in which nobody was found: who joins next begins anew
  }

  async #nextRevision(standing: Standing | undefined): Promise<Standing | 'unknown' | 'silent' | null> {
    try {
      return await this.#terms.backend.nextRevision(standing, this.#closing.signal);
    } catch {
      return 'silent';
    }
  }

  async #advanceAll(topics: readonly FeedTopic[]): Promise<void> {
    const waiting = [...topics];
    const work = async (): Promise<void> => {
      for (let topic = waiting.shift(); topic !== undefined; topic = waiting.shift()) {
        const asked = topic;
        // A feed that is not answered stays silent, and its readers notice.
        const { standing } = asked;
        await this.#guarded(asked, () => asked.advance()).catch(() => undefined);
        if (asked.standing !== standing) this.told += 1;
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, work));
  }
}
