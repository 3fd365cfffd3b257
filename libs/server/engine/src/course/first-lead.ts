import type { Script } from '../types.ts';
import type { Course } from './course.ts';

interface LeadTerms {
  /** 0 for the first team, 1 for the second. */
  side: 0 | 1;
  by: number;
  untilSeconds: number;
}

const leads = (main: readonly [number, number], { side, by }: Pick<LeadTerms, 'side' | 'by'>): boolean =>
  main[side] - main[side === 0 ? 1 : 0] >= by;

/**
 * The score at which a side first led by `by`, among the frames until `untilSeconds`; undefined while it has not. Later scores do not
 * revoke it. @spec BT-15
 */
export function firstLead({ frames }: Pick<Course, 'frames'>, terms: LeadTerms): readonly [number, number] | undefined {
  const found = frames.find(({ at, score: { main } }) => at <= terms.untilSeconds && leads(main, terms));
  return found && [found.score.main[0], found.score.main[1]];
}

/**
 * Like {@link firstLead}, for a real match: only a score that is recorded proves a lead. A match awarded by decision has none, and where
 * the minutes of the goals are invented, only the scores at half time and at the end are real. @spec BT-15
 */
export function recordedLead(script: Script | undefined, course: Course, terms: LeadTerms): readonly [number, number] | undefined {
  if (script?.isAwarded === true) return undefined;
  if (script?.hasInventedMinutes !== true) return firstLead(course, terms);
  const recorded = terms.untilSeconds < course.endsAt ? [] : [script.halfTime, script.fullTime];
  return recorded.find((score) => score !== undefined && leads(score, terms));
}
