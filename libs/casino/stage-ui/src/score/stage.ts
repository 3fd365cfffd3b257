import type { GameArt } from '@touchline/casino-game-art';
import type { RoundView } from '@touchline/casino-game-contract';
import type { Climb, GameModel, Idle, Move, Option, Scene } from '@touchline/casino-game-math';
import type { ComponentType } from 'react';
import type { Score } from './score.ts';

/** What a stage may know besides its scene. All of it was decided by the server before anything moves. */
export interface StageAround {
  art: GameArt;
  /** What is known of the game before any round. */
  facts: Pick<GameModel, 'grid' | 'features'> & Partial<Pick<GameModel, 'id'>>;
  /** Writes a number in the player's language. */
  written: (value: number) => string;
  round: Pick<RoundView, 'round' | 'status' | 'made' | 'staked' | 'returned' | 'jackpot'>;
  /** Scene that is on the stage when this one begins: the dealt cards of the same round, or the reels of the last one. */
  before: Scene | null;
  /** Whether the round is over and returned more than its stake. */
  isGain: boolean;
  /** The player prefers reduced motion: the score shows its end at once. */
  isCalm: boolean;
  /** `tall` on a phone held upright. */
  form: 'wide' | 'tall';
  /** The player asked for letters on symbols. */
  hasLetters: boolean;
  /** How long an open round has been running on this page's clock, in milliseconds. */
  sinceMs: number;
  /** How time moves the round, if it does. */
  climb: Climb | null;
}

export type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>;

/** Makes the score of a scene: a pure function. */
export type Stage<Kind extends Scene['kind'] = Scene['kind']> = (scene: SceneOf<Kind>, around: StageAround) => Score;

export interface Money {
  currencyIso: string;
  exponent: number;
}

/** Drawn over the picture: figures that change, and targets that a player presses. */
export interface OverlayProps {
  /** Null before the first round. */
  scene: Scene | null;
  idle: Idle;
  around: StageAround;
  /** Number of rounds in this visit; a new value is another round, also if it looks the same. */
  count: number;
  /** Latest moment of the score that has passed, in milliseconds: what is said, heard or at rest by then may be shown. 0 with reduced motion. */
  passedMs: number;
  /** Reels, ball or cards have come to rest. */
  isAtRest: boolean;
  /** The round is over and its result is shown: before that nothing may give it away. */
  isShown: boolean;
  unit: Money;
  /** Start of an open round on this page's clock; null before it. */
  startedAt: number | null;
  isLocked: boolean;
  onMove: (move: string) => void;
  /** Everything that the score left to the player's hand is uncovered. */
  onUncovered: () => void;
}

/** Takes the choices of a round instead of the list of fields, such as the cloth of a roulette. Bets are `choice.bets`, `{ on, amount }`. */
export interface ChoicesProps {
  options: readonly Option[];
  choice: Readonly<Record<string, unknown>>;
  /** Value of the chip in hand, in minor units. */
  chip: number;
  unit: Money;
  isLocked: boolean;
  onChoice: (choice: Readonly<Record<string, unknown>>) => void;
}

/** Offers the moves of an open round instead of the row of buttons. Each button carries `data-move` with the name of its move. */
export interface MovesProps {
  moves: readonly Move[];
  scene: Scene;
  unit: Money;
  /** Minor units staked in the round so far. */
  staked: number;
  /** Start of the round on this page's clock; null before it. */
  startedAt: number | null;
  /** How time moves the round, if it does. */
  climb: Climb | null;
  isLocked: boolean;
  /** The player prefers reduced motion: what a move brings is shown at once. */
  isCalm: boolean;
  onMove: (move: string) => void;
}

/** The stage of a game. */
export interface StageGame {
  /** The stage before the first round, and while a bet waits for its draw: the empty table, never a result. */
  idle: (around: StageAround) => Score;
  /** By kind of scene; for a kind that is missing the empty table is shown. */
  stages: { readonly [Kind in Scene['kind']]?: Stage<Kind> };
  Overlay?: ComponentType<OverlayProps>;
  Choices?: ComponentType<ChoicesProps>;
  Moves?: ComponentType<MovesProps>;
}

/** What the lib of a family exports as `loadStage`; null keeps the board of `casino/game-ui`. */
export type LoadStage = (idle: Idle) => Promise<StageGame | null>;

/** The score of a scene on the stage of its game. */
export function scoreOf({ idle, stages }: StageGame, scene: Scene | null, around: StageAround): Score {
  const stage = scene !== null && Object.hasOwn(stages, scene.kind) ? (stages[scene.kind] as Stage | undefined) : undefined;
  return scene === null || stage === undefined ? idle(around) : stage(scene, around);
}
