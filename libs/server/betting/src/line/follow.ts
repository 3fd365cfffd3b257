import type { Engine } from '@touchline/server-engine';
import type { ImportedGames } from '@touchline/server-importers';
import type { Beat, LineInput } from './beat.ts';
import type { NumberedInput } from './inputs.ts';

export interface FollowDeps {
  engine: Engine;
  /** Inputs after one and up to another. */
  inputs: (after: number, upTo: number) => Promise<readonly NumberedInput[]>;
  /** Everything that was imported, of all machines. */
  imports: () => Promise<readonly ImportedGames[]>;
  /** A beat was taken over, and the engine stands where it says. */
  onTaken: (beat: Beat) => void;
}

/** Where a process stands. */
export interface Follower {
  /** Takes a beat over, one after another. @returns whether it was one to take over. */
  take(beat: Beat): Promise<boolean>;
  /** The last beat that was taken over. */
  readonly last: Beat | undefined;
}

/**
 * Keeps an engine where the beat is. Line and courses are functions of the moment and of what was done by hand, so processes that take over
 * the same moments in the same order have the same prices under the same revision. A process that missed one, or that follows another source,
 * gives everything to whoever comes with an older revision.
 *
 * @spec BT-01 ODD-6
 */
export function followLine({ engine, inputs, imports, onTaken }: FollowDeps): Follower {
  let last: Beat | undefined;
  let work: Promise<unknown> = Promise.resolve();

  const put = (input: LineInput, games: readonly ImportedGames[], { nowMs, revision }: Beat): void => {
    switch (input.kind) {
      case 'coef':
        return engine.setCoef(input.outcomeId, input.coef, revision);
      case 'suspend':
        return void engine.setSuspended(input.gameId, input.isSuspended, revision);
      case 'end':
        if (!engine.endGame(input.gameId, revision)) engine.noteEnded(input.gameId);
        return undefined;
      case 'imports':
        engine.addFixtures(
          games.flatMap(({ fixtures }) => fixtures),
          { nowMs, revision },
        );
        return engine.imported.putPlayed(games.flatMap(({ played }) => played));
    }
  };

  const take = async (beat: Beat): Promise<boolean> => {
    const isOld = last !== undefined && (beat.term < last.term || (beat.term === last.term && beat.seq <= last.seq));
    if (isOld) return false;
    const done = last?.inputs ?? 0;
    const isFirst = last === undefined;
    const numbered = beat.inputs > done ? await inputs(done, beat.inputs) : [];
    const fresh: readonly LineInput[] = [...(isFirst ? ([{ kind: 'imports' }] as const) : []), ...numbered.map(({ input }) => input)];
    const games = fresh.some(({ kind }) => kind === 'imports') ? await imports() : [];

    // From here to the end nobody reads.
    const isGap = last === undefined || beat.term !== last.term || beat.seq !== last.seq + 1;
    const isBack = beat.nowMs < engine.lastTickMs;
    if (isBack) engine.reopen(beat.nowMs);
    for (const input of fresh) put(input, games, beat);
    engine.tick(beat.nowMs, beat.revision);
    if (isGap || isBack) engine.forgetBefore(beat.revision);
    last = beat;
    onTaken(beat);
    return true;
  };

  return {
    take: (beat) => {
      const taken = work.then(() => take(beat));
      work = taken.catch(() => undefined);
      return taken;
    },
    get last() {
      return last;
    },
  };
}
