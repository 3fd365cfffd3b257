import type { Champ, Fixture } from './types.ts';
import { rootIdOf } from './schedule.ts';

const SECOND_MS = 1000;

/** Games from outside: known by id for good, and on the line once their championship's horizon reaches them. */
export class ImportedFixtures {
  readonly champs = new Map<number, Champ>();
  readonly #fixtures = new Map<number, Fixture>();
  readonly #played = new Map<number, Fixture>();
  /** Not on the line yet, the earliest last. */
  #waiting: Fixture[] = [];

  find(gameId: number): Fixture | undefined {
    return this.#fixtures.get(rootIdOf(gameId)) ?? this.#played.get(rootIdOf(gameId));
  }

  /** Every game of a championship, in no order. */
  all(champId: number): Fixture[] {
    return [...this.#fixtures.values(), ...this.#played.values()].filter(({ champ }) => champ.id === champId);
  }

  /** Games that were over before they came: known to results, never on the line. */
  putPlayed(fixtures: readonly Fixture[]): void {
    for (const fixture of fixtures) {
      this.#played.set(fixture.id, fixture);
      if (!this.champs.has(fixture.champ.id)) this.champs.set(fixture.champ.id, fixture.champ);
    }
  }

  /** Takes over fixtures; one that is known by its id is replaced. @returns those that replaced another. */
  put(fixtures: readonly Fixture[]): Fixture[] {
    const replaced: Fixture[] = [];
    const fresh = fixtures.filter((fixture) => {
      const known = this.#fixtures.get(fixture.id);
      // The same import is read again whenever another one is added.
      if (known !== undefined && textOf(known) === textOf(fixture)) return false;
      if (known !== undefined) replaced.push(known);
      this.#fixtures.set(fixture.id, fixture);
      this.champs.set(fixture.champ.id, fixture.champ);
      return true;
    });
    const ids = new Set(fresh.map(({ id }) => id));
    this.#waiting = [...this.#waiting.filter(({ id }) => !ids.has(id)), ...fresh].sort((a, b) => seenAt(b) - seenAt(a));
    return replaced;
  }

  /** Every fixture comes into sight again when its time has come. */
  again(): void {
    this.#waiting = [...this.#fixtures.values()].sort((a, b) => seenAt(b) - seenAt(a));
  }

  /** Fixtures that come into sight by `nowMs`; each is given once. */
  due(nowMs: number): Fixture[] {
    const due: Fixture[] = [];
    for (let next = this.#waiting.at(-1); next !== undefined && seenAt(next) <= nowMs; next = this.#waiting.at(-1)) {
      due.push(next);
      this.#waiting.pop();
    }
    return due;
  }
}

const textOf = ({ champ, ...own }: Fixture): string => JSON.stringify([champ.id, own]);
const seenAt = ({ startMs, champ }: Fixture): number => startMs - champ.horizonSeconds * SECOND_MS;
