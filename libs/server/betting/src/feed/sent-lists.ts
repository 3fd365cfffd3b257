/** Estimated overhead of an entry in addition to its ids and its key. */
const ENTRY_BYTES = 200;
const BYTES_PER_ID = 8;

interface SentList {
  /** By revision, oldest first. Revisions with the same list share its ids. */
  byRevision: Map<number, Float64Array>;
}

/**
 * Cache of the lists sent to readers, by query and revision. It is limited by bytes, not by entries, because visitors choose the queries.
 * The least recently used query is evicted first; its readers get a full list, which is always correct. @spec CF-06 SRV-3
 */
export class SentLists {
  readonly #limits: { mostBytes: number; mostRevisions: number };
  readonly #byQuery = new Map<string, SentList>();
  #bytes = 0;

  constructor(limits: { mostBytes: number; mostRevisions: number }) {
    this.#limits = limits;
  }

  /** Approximate size in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @returns undefined if it is not cached. */
  find(query: string, revision: number): Float64Array | undefined {
    return this.#byQuery.get(query)?.byRevision.get(revision);
  }

  remember(query: string, revision: number, ids: readonly number[]): void {
    let list = this.#byQuery.get(query);
    if (list === undefined) {
      list = { byRevision: new Map() };
      this.#bytes += ENTRY_BYTES + 2 * query.length;
    }
    // Move to the end, so that it is evicted last.
    this.#byQuery.delete(query);
    this.#byQuery.set(query, list);
    this.#forgetRevision(list, revision);
    const last = [...list.byRevision.values()].at(-1);
    const isSame = last !== undefined && last.length === ids.length && last.every((id, at) => id === ids[at]);
    const kept = isSame ? last : Float64Array.from(ids);
    if (!isSame) this.#bytes += ENTRY_BYTES + BYTES_PER_ID * kept.length;
    list.byRevision.set(revision, kept);
    if (list.byRevision.size > this.#limits.mostRevisions) this.#forgetRevision(list, list.byRevision.keys().next().value as number);
    for (const oldest of this.#byQuery.keys()) {
      if (this.#bytes <= this.#limits.mostBytes) break;
      this.#forgetQuery(oldest);
    }
  }

  #forgetRevision({ byRevision }: SentList, revision: number): void {
    const ids = byRevision.get(revision);
    if (ids === undefined) return;
    byRevision.delete(revision);
    if (![...byRevision.values()].includes(ids)) this.#bytes -= ENTRY_BYTES + BYTES_PER_ID * ids.length;
  }

  #forgetQuery(query: string): void {
    const list = this.#byQuery.get(query);
    if (list === undefined) return;
    for (const revision of [...list.byRevision.keys()]) this.#forgetRevision(list, revision);
    this.#byQuery.delete(query);
    this.#bytes -= ENTRY_BYTES + 2 * query.length;
  }
}
