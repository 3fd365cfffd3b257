import type { Picture } from '@touchline/casino-game-art';
import {
  type Actor,
  backdropOf,
  type Cue,
  type Ease,
  type Pose,
  type Score,
  type SoundName,
  type StageAround,
  TALL,
  WIDE,
} from '@touchline/casino-stage-ui';
import type { MessageDescriptor } from 'react-intl';

const RESULT_MS = 300;
const GAIN_MS = 900;
/** Multiples are hundredths of the stake. */
const HUNDRED = 100;

/** The size of the stage. */
export const sizeOf = ({ form }: StageAround): typeof WIDE | typeof TALL => (form === 'tall' ? TALL : WIDE);
/** A multiple in the player's language: 250 is 2.5×. */
export const timesText = ({ written }: StageAround, hundredths: number): string => `${written(hundredths / HUNDRED)}×`;

export function move(actor: string, at: number, lasts: number, to: Partial<Pose>, ease: Ease = 'in-out'): Cue {
  return { kind: 'move', at, lasts, actor, to, ease };
}
export const sound = (at: number, name: SoundName): Cue => ({ kind: 'sound', at, sound: name });

type Values = Readonly<Record<string, string | number>>;
/** A sentence for screen readers. */
export const say = (at: number, message: MessageDescriptor, values: Values = {}): Cue => ({ kind: 'say', at, said: { message, values } });
/** A sentence that is also written on the stage. */
export function caption(at: number, message: MessageDescriptor, values: Values = {}): Cue {
  return { kind: 'say', at, said: { message, values, isCaption: true } };
}
/** Turns a piece over, from one side to the other; both are seen from their edge halfway. */
export function turnOver(down: string, up: string, at: number, lasts: number): readonly Cue[] {
  const edge = at + lasts / 2;
  return [
    move(down, at, lasts / 2, { breadth: 0 }, 'in'),
    move(up, edge, 0, { alpha: 1, breadth: 0 }),
    move(up, edge, lasts / 2, { breadth: 1 }, 'out'),
  ];
}

/** The stage with nothing decided on it. */
export function tableOf(around: StageAround, actors: readonly Actor[]): Score {
  const size = sizeOf(around);
  return {
    ...size,
    ground: around.art.palette.ink,
    actors: [...backdropOf(around.art, size), ...actors],
    cues: [],
    restMs: 0,
    endMs: null,
  };
}

/** A round until everything is at rest. */
export interface Run {
  actors: readonly Actor[];
  cues: readonly Cue[];
  /** When everything is at rest; it depends on nothing that was drawn. */
  restMs: number;
  /** Actors that lift when the round is won. */
  winning: readonly string[];
}

/** With reduced motion the stage is at once as it is at the end. */
const atOnce = (cues: readonly Cue[]): Cue[] =>
  [...cues]
    .sort((one, other) => one.at - other.at)
    .flatMap((cue): Cue[] => {
      if (cue.kind === 'move') return [{ ...cue, at: 0, lasts: 0 }];
      return cue.kind === 'say' ? [{ ...cue, at: 0 }] : [];
    });

/** The score of a round: its motion, and then its end. An open round has none: the player makes the next move. */
export function scoreOfRun(around: StageAround, { actors, cues, restMs, winning }: Run): Score {
  const table = tableOf(around, actors);
  const isOpen = around.round.status === 'open';
  if (around.isCalm) return { ...table, cues: atOnce(cues), endMs: isOpen ? null : 0 };
  if (isOpen) return { ...table, cues, restMs };
  if (!around.isGain) return { ...table, cues, restMs, endMs: restMs + RESULT_MS };
  const gain: Cue[] = [{ kind: 'celebrate', at: restMs, lasts: GAIN_MS, winning, dimmed: [] }, sound(restMs, 'gain')];
  return { ...table, cues: [...cues, ...gain], restMs, endMs: restMs + GAIN_MS };
}

/** An actor that cannot be seen until a cue shows it. */
export const unseen = (id: string, picture: Picture, pose: Partial<Pose>, more: Partial<Actor> = {}): Actor => ({
  ...{ id, picture, pose: { ...pose, alpha: 0 } },
  ...more,
});
