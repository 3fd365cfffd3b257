import type { Fixture } from './types.ts';

type Named = Pick<Fixture, 'id' | 'startMs' | 'champ'>;

/** Ids of generated games repeat, so their kick-off is part of the key; that of an imported game may be moved. */
const keyOf = ({ id, startMs, champ }: Named): string => (champ.strideSeconds > 0 ? `${id}/${startMs}` : String(id));

/** Games that a trader or a test suspended or ended. */
export class ManualStates {
  readonly #paused = new Set<string>();
  readonly #ended = new Set<string>();

  pause(game: Named, isPaused: boolean): void {
    if (isPaused) this.#paused.add(keyOf(game));
    else this.#paused.delete(keyOf(game));
  }

  end(game: Named): void {
    this.#ended.add(keyOf(game));
  }

  isPaused(game: Named): boolean {
    return this.#paused.has(keyOf(game));
  }

  isEnded(game: Named): boolean {
    return this.#ended.has(keyOf(game));
  }
}
