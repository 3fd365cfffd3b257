import type { Cue, Said, Score, SoundName } from '../score/score.ts';

const endOf = (cue: Cue): number => cue.at + ('lasts' in cue ? cue.lasts : 0);

/** When nothing on the stage moves any more, in milliseconds. */
export const stillAt = ({ cues }: Score): number => Math.max(0, ...cues.map(endOf));

/** When something is said or heard, everything is at rest or the result is shown, after the start. */
export function momentsOf({ cues, restMs, endMs }: Score): readonly number[] {
  const heard = cues.filter(({ kind }) => kind === 'say' || kind === 'sound').map(({ at }) => at);
  return [...new Set([...heard, restMs, endMs ?? 0])].filter((at) => at > 0);
}

/** What has been said until a time. */
export const saidBy = ({ cues }: Score, ms: number): Said[] =>
  cues.flatMap((cue) => (cue.kind === 'say' && cue.at <= ms ? [cue.said] : []));

/** Sounds after one time and until another; -1 is before the first. */
export const soundsIn = ({ cues }: Score, after: number, until: number): SoundName[] =>
  cues.flatMap((cue) => (cue.kind === 'sound' && cue.at > after && cue.at <= until ? [cue.sound] : []));
