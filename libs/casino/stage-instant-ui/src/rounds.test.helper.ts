import type { GameArt } from '@touchline/casino-game-art';
import type { RoundView } from '@touchline/casino-game-contract';
import { type GameModel, MODELS, moveByRule, type Played, rulesOf } from '@touchline/casino-game-math';
import { framesOf, type Placed, type Score, scoreOf, type StageAround, type StageGame } from '@touchline/casino-stage-ui';
import { loadStage } from './load-stage.ts';

const AMOUNT = 100;
const MOST_MOVES = 30;

/** Reproducible draws. */
export function drawsOf(seed: number): (below: number) => number {
  let state = (seed + 1) * 2_654_435_761;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** Moves that open a few cells or guess a few cards before the round is cashed out. */
const FIRST = ['open-12', 'open-3', 'higher', 'lower', 'higher'];
function moveIn(played: Played, made: number, seed: number): string | null {
  const wanted = made <= seed % 4 ? FIRST.find((name) => played.moves.some((move) => move.name === name)) : 'cash';
  return played.moves.some(({ name }) => name === wanted) ? (wanted ?? null) : moveByRule(played);
}

/** All states of a round that a player sees, the last being its end. */
export function statesOf({ id }: GameModel, seed: number): { played: Played; made: number }[] {
  const rules = rulesOf(id);
  const moves: string[] = [];
  const states: { played: Played; made: number }[] = [];
  for (;;) {
    const played = rules.play({ amount: AMOUNT, choice: rules.standard }, moves, drawsOf(seed));
    states.push({ played, made: moves.length });
    const move = played.isOver || moves.length > MOST_MOVES ? null : moveIn(played, moves.length, seed);
    if (move === null) return states;
    moves.push(move);
  }
}

export const viewOf = ({ id }: GameModel, { played, made }: { played: Played; made: number }): RoundView => ({
  ...{
    round: 7,
    model: id,
    game: null,
    status: played.isOver ? 'settled' : 'open',
    staked: played.staked,
    returned: played.returned,
    made,
  },
  ...{ currencyIso: 'EUR', moves: [...played.moves], scene: played.scene, openedAt: 0, settledAt: null, isFaulty: false, balance: 900 },
});

const TABLES = new Set([
  'dice',
  'limbo',
  'plinko',
  'mines',
  'hilo',
  'high-low',
  'wheel',
  'scratch',
  'keno',
  'draw',
  'bingo',
  'fishing',
  'racing',
]);
/** Every model that has a stage of this lib, the coin left out. */
export const STAGED: readonly GameModel[] = MODELS.filter(({ idle }) => TABLES.has(idle));

export async function stageFor({ idle }: GameModel): Promise<StageGame> {
  const game = await loadStage(idle);
  if (game === null) throw new Error(`${idle} has no stage`);
  return game;
}

export const aroundOf = (art: GameArt, more: Partial<StageAround> = {}): StageAround => ({
  ...{ art, facts: { features: [] }, written: String, before: null, isGain: false, isCalm: false, form: 'wide', hasLetters: false },
  ...{ sinceMs: 0, climb: null, round: { round: 7, status: 'settled', made: 0, staked: AMOUNT, returned: 0 } },
  ...more,
});

/** The score of a state of a round. */
export function scoreIn(game: StageGame, model: GameModel, state: { played: Played; made: number }, around: StageAround): Score {
  const view = viewOf(model, state);
  const isGain = view.status !== 'open' && view.returned > view.staked;
  return scoreOf(game, view.scene, { ...around, round: view, isGain });
}

/** Actors that can be seen at a time, without the backdrop. */
export const seenAt = (score: Score, ms: number): string[] =>
  framesOf(score)(ms)
    .map(({ actor }) => actor.id)
    .filter((id) => !id.startsWith('plane'));

/** A point of an actor at a time, in fractions of its picture. */
export function pointAt(score: Score, id: string, ms: number, [across, down]: readonly [number, number] = [0.5, 0.5]) {
  const placed = framesOf(score)(ms).find(({ actor }) => actor.id === id);
  if (placed === undefined) throw new Error(`${id} cannot be seen`);
  const [a, b, c, d, x, y] = placed.matrix;
  const [px, py] = [across * (placed.actor.picture?.width ?? 0), down * (placed.actor.picture?.height ?? 0)];
  return { x: Math.round(a * px + c * py + x), y: Math.round(b * px + d * py + y) };
}

const short = (value: number): number => Math.round(value * 100) / 100 + 0;
/** What is seen at a time, as text. */
export const pictureAt = (score: Score, ms: number): string[] =>
  framesOf(score)(ms).map(({ actor, matrix, alpha }: Placed) => `${actor.id} ${matrix.map(short).join(' ')} ${short(alpha)}`);
