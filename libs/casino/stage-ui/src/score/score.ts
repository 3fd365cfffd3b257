import type { Picture } from '@touchline/casino-game-art';
import type { MessageDescriptor } from 'react-intl';

/** Where and how an actor is shown. Lengths are in units of the stage, within its parent if it has one. */
export interface Pose {
  /** Centre of the actor, or of its pivot. */
  x: number;
  y: number;
  scale: number;
  /** Times its width: at 0 a card or a coin is seen from its edge. */
  breadth: number;
  /** Turns clockwise: 0.25 is a right angle. */
  turn: number;
  /** From 0, not visible, to 1. */
  alpha: number;
  /** How far the window of the actor has moved down its picture, in units of the picture. */
  scroll: number;
}

/** Something on the stage. Actors are drawn in their order. */
export interface Actor {
  id: string;
  /** Its picture; without one it only carries others. */
  picture?: Picture;
  /** Pose before the first cue; what is left out is 0, and 1 for `scale`, `breadth` and `alpha`. */
  pose: Partial<Pose>;
  /** Size on the stage; that of the picture unless said otherwise. */
  size?: { width: number; height: number };
  /** Point of the picture that lies at `x` and `y` and stays there when it turns; fractions of its size, the centre unless said otherwise. */
  pivot?: readonly [number, number];
  /** Shows a part of the picture as high as this, in units of the picture, from `scroll` down: the window of a reel. */
  window?: number;
  /** An earlier actor whose pose this one follows. */
  parent?: string;
}

export type Ease = 'even' | 'in' | 'out' | 'in-out' | 'settle';

/** Sounds of the stage. There is none for a loss, and none that rises towards a result. */
export type SoundName = 'press' | 'start' | 'stop' | 'card' | 'chip' | 'tick' | 'gain';

/** A sentence of the round for screen readers, in the player's language. Numbers are formatted by the player. */
export interface Said {
  message: MessageDescriptor;
  values?: Readonly<Record<string, string | number>>;
  /** It is also written on the stage until the next one, such as the number of a free spin. */
  isCaption?: true;
}

/** What happens on the stage; `at` is the time since its start in milliseconds, `lasts` how long it takes. */
export type Cue =
  /** Takes an actor to a pose. Moves of one actor and property do not overlap. */
  | { kind: 'move'; at: number; lasts: number; actor: string; to: Partial<Pose>; ease?: Ease }
  | { kind: 'sound'; at: number; sound: SoundName }
  | { kind: 'say'; at: number; said: Said }
  /** Marks a win: winning actors lift, the others dim, and the amount counts up. Only a return above the stake has one. */
  | { kind: 'celebrate'; at: number; lasts: number; winning: readonly string[]; dimmed: readonly string[] };

/** A round as it is shown: pure data, the same for every renderer. */
export interface Score {
  /** Size of the stage in its own units. */
  width: number;
  height: number;
  /** Colour behind everything. */
  ground?: string;
  actors: readonly Actor[];
  cues: readonly Cue[];
  /** When reels, ball or cards have come to rest, in milliseconds; from then on a press may end the presentation of a win, and never before. */
  restMs: number;
  /** When the result and the balance are shown; null while a round is open with nothing to show at its end. */
  endMs: number | null;
  /**
   * Until then a player uncovers by hand what was decided, such as the fields of a scratch card, and nothing else moves. Once all of it is
   * uncovered the score continues from this moment; without a hand it does so in time.
   */
  byHandMs?: number;
  /**
   * With reduced motion: the moments that a player walks through by a button, such as the falls of a cascade, the last being `endMs`. Every
   * cue then takes no time. Without them there is one picture.
   */
  pages?: readonly number[];
}

/** Stage on wide screens, in its units: 16 to 9. */
export const WIDE = { width: 1600, height: 900 } as const;
/** Stage on phones held upright. */
export const TALL = { width: 900, height: 1200 } as const;

/** Times of motion in milliseconds. They are equal for wins and losses, and no setting makes them shorter. */
export const TEMPO = {
  /** A reel turns for this long before the first one stops. */
  reel: 1100,
  /** Between the stops of neighbouring reels. */
  stop: 150,
  card: 300,
  /** A ball runs for a time between these. */
  ball: [3000, 5000],
  celebration: 1600,
} as const;
