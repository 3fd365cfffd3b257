/** What a list with its key takes beside its ids and its text. */
const ENTRY_BYTES = 200;
const BYTES_PER_ID = 8;

interface Told {
  /** By revision, oldest first. Revisions at which the list was the same hold the same ids. */
  byRevision: Map<number, Float64Array>;
}

/**
 * What readers of moving lists were told, by question and revision. Bounded by what it holds, not by how many questions there are: visitors
 * choose the questions. Who asked longest ago is forgotten first and gets an image, which is never wrong. @spec CF-06 SRV-3
 */
export class ToldLists {
  readonly #limits: { mostBytes: number; mostRevisions: number };
  readonly #byQuestion = new Map<string, Told>();
  #bytes = 0;

  constructor(limits: { mostBytes: number; mostRevisions: number }) {
    this.#limits = limits;
  }

  /** About what is held, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @returns undefined where nothing is known any more. */
  find(question: string, revision: number): Float64Array | undefined {
    return this.#byQuestion.get(question)?.byRevision.get(revision);
  }

  remember(question: string, revision: number, ids: readonly number[]): void {
    let told = this.#byQuestion.get(question);
    if (told === undefined) {
      told = { byRevision: new Map() };
      this.#bytes += ENTRY_BYTES + 2 * question.length;
    }
    // Asked now: the last to be forgotten.
    this.#byQuestion.delete(question);
    this.#byQuestion.set(question, told);
    this.#forgetRevision(told, revision);
    const last = [...told.byRevision.values()].at(-1);
    const isSame = last !== undefined && last.length === ids.length && last.every((id, at) => id === ids[at]);
    const kept = isSame ? last : Float64Array.from(ids);
    if (!isSame) this.#bytes += ENTRY_BYTES + BYTES_PER_ID * kept.length;
    told.byRevision.set(revision, kept);
    if (told.byRevision.size > this.#limits.mostRevisions) this.#forgetRevision(told, told.byRevision.keys().next().value as number);
    for (const oldest of this.#byQuestion.keys()) {
      if (this.#bytes <= this.#limits.mostBytes) break;
      this.#forgetQuestion(oldest);
    }
  }

  #forgetRevision({ byRevision }: Told, revision: number): void {
    const ids = byRevision.get(revision);
    if (ids === undefined) return;
    byRevision.delete(revision);
    if (![...byRevision.values()].includes(ids)) this.#bytes -= ENTRY_BYTES + BYTES_PER_ID * ids.length;
  }

  #forgetQuestion(question: string): void {
    const told = this.#byQuestion.get(question);
    if (told === undefined) return;
    for (const revision of [...told.byRevision.keys()]) this.#forgetRevision(told, revision);
    this.#byQuestion.delete(question);
    this.#bytes -= ENTRY_BYTES + 2 * question.length;
  }
}
