import type { GameArt } from '@touchline/casino-game-art';
import { type GameModel, MODELS, type Played, rulesOf } from '@touchline/casino-game-math';
import type { StageAround } from '@touchline/casino-stage-ui';
import type { CardsScene } from './table/rows.ts';
import type { CardsIdle } from './table/traits.ts';

const IDLES: readonly string[] = ['blackjack', 'baccarat', 'stud', 'holdem', 'video-poker'];
/** Every model that is played on a card table. */
export const TABLES: readonly (GameModel & { idle: CardsIdle })[] = MODELS.filter((model): model is GameModel & { idle: CardsIdle } =>
  IDLES.includes(model.idle),
);

export const tableNamed = (idle: CardsIdle): GameModel & { idle: CardsIdle } => {
  const found = TABLES.find((model) => model.idle === idle);
  if (found === undefined) throw new Error(`no model of ${idle}`);
  return found;
};

/** The same draws for the same seed. */
export function drawsOf(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A state of a round, with the one before it. */
export interface Seen {
  scene: CardsScene;
  before: CardsScene | null;
  round: StageAround['round'];
  isGain: boolean;
  moves: Played['moves'];
}

const BETS = { bets: [{ on: 'banker', amount: 100 }] };
const scened = ({ scene }: Played): CardsScene => {
  if (scene.kind !== 'cards') throw new Error('no cards');
  return scene;
};

/** All states of a round by the rules of its game; `pick` chooses among the offered moves. */
export function statesOf(
  model: GameModel,
  draws: () => (below: number) => number,
  pick: (offered: readonly string[], made: number) => string,
): Seen[] {
  const bet = { amount: 100, choice: model.idle === 'baccarat' ? BETS : rulesOf(model.id).standard };
  const moves: string[] = [];
  const states: Seen[] = [];
  for (;;) {
    const played = rulesOf(model.id).play(bet, moves, draws());
    const { isOver, staked, returned } = played;
    const before = states.at(-1)?.scene ?? null;
    const round = { round: 1, status: isOver ? 'settled' : 'open', made: moves.length, staked, returned } as const;
    states.push({ scene: scened(played), before, round, isGain: isOver && returned > staked, moves: played.moves });
    if (isOver) return states;
    moves.push(
      pick(
        played.moves.map(({ name }) => name),
        moves.length,
      ),
    );
  }
}

/** States of many rounds, with moves that change from round to round. */
export const manyStates = (model: GameModel, rounds: number): Seen[] =>
  Array.from({ length: rounds }, (_, seed) =>
    statesOf(
      model,
      () => drawsOf(seed),
      (offered, made) => offered[(seed + 3 * made) % offered.length] ?? '',
    ),
  ).flat();

export const aroundOf = (art: GameArt, seen: Seen, more: Partial<StageAround> = {}): StageAround => ({
  ...{ art, facts: { features: [] }, written: String, isCalm: false, form: 'wide', hasLetters: false, sinceMs: 0, climb: null },
  ...{ before: seen.before, round: seen.round, isGain: seen.isGain },
  ...more,
});

/** Draws in a given order, then 0. */
export const drawing =
  (...values: readonly number[]) =>
  (): ((below: number) => number) => {
    const left = [...values];
    return () => left.shift() ?? 0;
  };
