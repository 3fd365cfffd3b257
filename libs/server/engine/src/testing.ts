export type { Frame } from './course/course.ts';
export { playCourse } from './course/play.ts';
export { resultOf } from './course/result.ts';
export { ImportedFixtures } from './imported-fixtures.ts';
export { priceGame } from './pricing/price-game.ts';
export { EVENING, manualClock } from './testing/clock.ts';
export { judgeOf } from './testing/judge/judged-sports.ts';
export { report, verdictOf } from './testing/judge/verdict.ts';
