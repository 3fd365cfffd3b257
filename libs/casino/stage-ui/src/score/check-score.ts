import type { Score } from './score.ts';
import type { StageAround } from './stage.ts';

/**
 * Rules that every score keeps; tests of each family run it over rounds of every model.
 *
 * @returns one line per broken rule.
 * @spec CS-05 LIM-5
 */
export function brokenRules(score: Score, { isGain, isCalm }: Pick<StageAround, 'isGain' | 'isCalm'>): string[] {
  const { actors, cues, restMs, endMs, pages, byHandMs = 0 } = score;
  const broken: string[] = [];
  const ids = actors.map(({ id }) => id);
  const known = new Set(ids);
  if (known.size < ids.length) broken.push('two actors have one id');
  actors.forEach(({ id, parent }, at) => {
    if (parent !== undefined && !ids.slice(0, at).includes(parent)) broken.push(`${id} follows ${parent}, which is not before it`);
  });
  for (const cue of cues) {
    const named = cue.kind === 'move' ? [cue.actor] : cue.kind === 'celebrate' ? [...cue.winning, ...cue.dimmed] : [];
    for (const id of named) if (!known.has(id)) broken.push(`a cue moves ${id}, which is not on the stage`);
    const until = cue.at + ('lasts' in cue ? cue.lasts : 0);
    if (cue.at < 0 || until < cue.at) broken.push(`a cue of ${cue.kind} runs backwards`);
    if (endMs !== null && until > endMs) broken.push(`a cue of ${cue.kind} ends after the result is shown`);
    if (isCalm && 'lasts' in cue && cue.lasts > 0) broken.push('something moves although reduced motion is preferred');
    const isCelebration = cue.kind === 'celebrate' || (cue.kind === 'sound' && cue.sound === 'gain');
    if (isCelebration && !isGain) broken.push('a return up to the stake is celebrated');
    if (isCelebration && cue.at < restMs) broken.push('a win is shown before everything is at rest');
  }
  if (endMs !== null && endMs < restMs) broken.push('the result is shown before everything is at rest');
  if (byHandMs > restMs) broken.push('everything is at rest before the player has uncovered it');
  if (cues.some(({ at }) => at < byHandMs)) broken.push('something happens while the player uncovers the round');
  if (isCalm && byHandMs > 0) broken.push('a still stage waits for a hand');
  if (isCalm && endMs !== null && endMs !== (pages?.at(-1) ?? 0)) broken.push('a still stage keeps its result back');
  if (endMs !== null && cues.every(({ kind }) => kind !== 'say')) broken.push('the round is not put into words');
  return [...new Set(broken)];
}
