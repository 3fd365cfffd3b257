import { controlsOf, type Engine } from '@touchline/server-engine';
import type { ImportedGames } from '@touchline/server-importers';
import type { Beat, LineInput } from './beat.ts';
import type { NumberedInput } from './inputs.ts';

export interface FollowDeps {
  engine: Engine;
  /** Inputs after one id, up to and including another. */
  inputs: (after: number, upTo: number) => Promise<readonly NumberedInput[]>;
  /** Everything imported by any machine. */
  imports: () => Promise<readonly ImportedGames[]>;
  /** Called after a beat has been applied to the engine. */
  onTaken: (beat: Beat) => void;
}

/** Applies beats to an engine. */
export interface Follower {
  /** Applies a beat; calls are serialised. @returns false for an outdated beat. */
  take(beat: Beat): Promise<boolean>;
  /** The last applied beat. */
  readonly last: Beat | undefined;
}

/**
 * Keeps an engine in step with the beats. Line and courses are functions of time and manual inputs, so processes that apply the same beats
 * in the same order have the same prices under the same revision. After a missed beat or a change of source, a process sends full lists to
 * readers with an older revision.
 *
 * @spec BT-01 ODD-6
 */
export function followLine({ engine, inputs, imports, onTaken }: FollowDeps): Follower {
  const controls = controlsOf(engine);
  let last: Beat | undefined;
  let work: Promise<unknown> = Promise.resolve();

  const endGame = ({ gameId, startMs }: Extract<LineInput, { kind: 'end' }>, revision: number): void => {
    const game = engine.game(gameId);
    // An import may have moved the kick-off of its game since; ids of generated games repeat.
    const isMeant = startMs === undefined || game?.fixture.startMs === startMs || game?.fixture.champ.strideSeconds === 0;
    if (!isMeant || !controls.endGame(gameId, revision)) controls.markEnded(gameId, startMs);
  };

  const put = (input: LineInput, games: readonly ImportedGames[], { nowMs, revision }: Beat): void => {
    switch (input.kind) {
      case 'coef':
        return controls.setCoef(input.outcomeId, input.coef, revision);
      case 'suspend':
        return void controls.setSuspended(input.gameId, input.isSuspended, revision);
      case 'end':
        return endGame(input, revision);
      case 'imports':
        return engine.takeImports(games, { nowMs, revision });
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

    // No awaits from here on, so that readers never see a partly applied beat.
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
