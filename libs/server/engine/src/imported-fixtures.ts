import type { Champ, Fixture } from './types.ts';
import { rootIdOf } from './schedule.ts';

const SECOND_MS = 1000;

/** Games of an import: those on offer, and those that were over before. */
export interface ImportedList {
  fixtures: readonly Fixture[];
  played: readonly Fixture[];
}

/** Imported games: always found by id, and on the line once their championship's horizon reaches them. */
export class ImportedFixtures {
  readonly champs = new Map<number, Champ>();
  /** Increases when imported games change. */
  version = 0;
  readonly #fixtures = new Map<number, Fixture>();
  readonly #played = new Map<number, Fixture>();
  /** Not on the line yet, sorted by descending time. */
  #waiting: Fixture[] = [];

  find(gameId: number): Fixture | undefined {
    return this.#fixtures.get(rootIdOf(gameId)) ?? this.#played.get(rootIdOf(gameId));
  }

  /** Every game of a championship, unordered. */
  all(champId: number): Fixture[] {
    return [...this.#fixtures.values(), ...this.#played.values()].filter(({ champ }) => champ.id === champId);
  }

  /** Adds games that were already over when they were imported: they have results, but never reach the line. */
  putPlayed(fixtures: readonly Fixture[]): void {
    this.version += 1;
    for (const fixture of fixtures) {
      this.#played.set(fixture.id, fixture);
      if (!this.champs.has(fixture.champ.id)) this.champs.set(fixture.champ.id, fixture.champ);
    }
  }

  /** Makes these the only imported games. @returns the fixtures that were on offer and are changed or gone. */
  replace(games: readonly ImportedList[]): Fixture[] {
    const [fixtures, played] = [games.flatMap((list) => list.fixtures), games.flatMap((list) => list.played)];
    const ids = new Set(fixtures.map(({ id }) => id));
    const gone = [...this.#fixtures.values()].filter(({ id }) => !ids.has(id));
    for (const { id } of gone) this.#fixtures.delete(id);
    this.#waiting = this.#waiting.filter(({ id }) => ids.has(id));
    this.#played.clear();
    this.champs.clear();
    for (const { champ } of [...fixtures, ...played]) this.champs.set(champ.id, champ);
    const changed = this.put(fixtures);
    this.putPlayed(played);
    return [...gone, ...changed];
  }

  /** Adds fixtures; one with a known id replaces the earlier one. @returns the fixtures that were replaced. */
  put(fixtures: readonly Fixture[]): Fixture[] {
    this.version += 1;
    const replaced: Fixture[] = [];
    const fresh = fixtures.filter((fixture) => {
      const known = this.#fixtures.get(fixture.id);
      // Earlier imports are read again with every new one.
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

  /** Queues every fixture again, so that {@link due} returns it once more. */
  again(): void {
    this.#waiting = [...this.#fixtures.values()].sort((a, b) => seenAt(b) - seenAt(a));
  }

  /** Fixtures whose horizon is reached by `nowMs`; each is returned once. */
  due(nowMs: number): Fixture[] {
    const due: Fixture[] = [];
    for (let next = this.#waiting.at(-1); next !== undefined && seenAt(next) <= nowMs; next = this.#waiting.at(-1)) {
      due.push(next);
      this.#waiting.pop();
    }
    return due;
  }
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
/** Everything that readers see of a fixture, in any order of its fields. */
const textOf = ({ champ, ...own }: Fixture): string =>
  JSON.stringify([champ.id, champ.names, champ.model, Object.entries(own).sort(byName)]);
const seenAt = ({ startMs, champ }: Fixture): number => startMs - champ.horizonSeconds * SECOND_MS;
