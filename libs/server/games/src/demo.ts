import type { RoundView } from '@touchline/casino-game-contract';
import { type Climb, type GameModel, type Played, rulesOf } from '@touchline/casino-game-math';
import { canonicalJson } from '@touchline/shared-primitives';
import { Refusal } from '@touchline/server-kernel';
import { createHmac, randomBytes } from 'node:crypto';
import { drawsOf } from './fair.ts';

export interface DemoBody {
  id: string;
  model: string;
  amount: number;
  choice: Readonly<Record<string, unknown>>;
  moves: readonly string[];
}

export type DemoView = RoundView & { serverSeed: string | null };

/** State of a demo climb by the client's own clock: `check-237` asks at height 2.37, `cash-237` cashes out there. */
function climbed(climb: Climb, play: (moves: readonly string[]) => Played, auto: number, moves: readonly string[]): Played {
  const last = moves.at(-1);
  if (last === undefined) return play([]);
  const height = Number(/-(\d+)$/.exec(last)?.[1] ?? 100);
  const { scene } = play([climb.end]);
  const point = scene.kind === 'climb' ? (scene.point ?? 0) : 0;
  const move = climb.moveAt({ point, auto, ms: climb.timeTo(Math.max(100, height)), isTaken: last.startsWith('cash') });
  return play(move === null ? [] : [move]);
}

/**
 * Demo rounds. They are stateless: each request carries the bet and all moves. The seed is derived from the id, the bet and a secret of
 * this process, so a changed bet gives a different round.
 *
 * @spec CS-02
 */
export function openDemo(now: () => number): (model: GameModel, body: DemoBody) => DemoView {
  const secret = randomBytes(32);
  return (model, { id, amount, choice, moves }) => {
    const bet = { amount, choice };
    const serverSeed = createHmac('sha256', secret)
      .update(canonicalJson({ id, model: model.id, amount, choice }))
      .digest('hex');
    const rules = rulesOf(model.id);
    const play = (made: readonly string[]): Played => rules.play(bet, made, drawsOf({ serverSeed, clientSeed: 'demo', nonce: 0 }));
    let played: Played;
    try {
      played = rules.climb === undefined ? play(moves) : climbed(rules.climb, play, rules.climb.autoOf(choice), moves);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Refusal(409, 'move-not-offered', { detail: 'The round does not offer this move now' });
    }
    return {
      round: null,
      model: model.id,
      game: null,
      status: played.isOver ? 'settled' : 'open',
      staked: played.staked,
      returned: played.returned,
      currencyIso: 'EUR',
      moves: [...played.moves],
      scene: played.scene,
      openedAt: now(),
      settledAt: played.isOver ? now() : null,
      isFaulty: false,
      made: rules.climb === undefined ? moves.length : 0,
      balance: null,
      serverSeed: played.isOver ? serverSeed : null,
    };
  };
}
