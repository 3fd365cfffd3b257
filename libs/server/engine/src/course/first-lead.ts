import type { Course } from './course.ts';

/**
 * The score at which a side first led by `by`, among the frames until `untilSeconds`; undefined while it has not. Later scores do not
 * revoke it. @spec BT-15
 *
 * @param side - 0 for the first team, 1 for the second.
 */
export function firstLead(
  { frames }: Pick<Course, 'frames'>,
  { side, by, untilSeconds }: { side: 0 | 1; by: number; untilSeconds: number },
): readonly [number, number] | undefined {
  const found = frames.find(({ at, score: { main } }) => at <= untilSeconds && main[side] - main[side === 0 ? 1 : 0] >= by);
  return found && [found.score.main[0], found.score.main[1]];
}
