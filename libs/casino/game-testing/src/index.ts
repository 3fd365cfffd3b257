export { checkRecord, type Verdict as RecordVerdict } from '@touchline/casino-game-state/verify';
export { checkGame } from './check-game.ts';
export type { FrameHost, GameOnScreen, GameUnderTest } from './game-under-test.ts';
export { type Finding, type Report, reportText, type Verdict } from './report.ts';
