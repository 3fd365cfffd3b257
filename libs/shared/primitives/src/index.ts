export { assertNever } from './assert-never.ts';
export { canonicalJson } from './canonical-json.ts';
export { codeOf } from './code-of.ts';
export { clockText, days, hours, minutes, seconds, weeks } from './durations.ts';
export { majorText } from './major-text.ts';
export { minorFromMajor, type MinorUnits, type Thousandths } from './money.ts';
export { Rational, toSafeNumber } from './rational.ts';
export { mapOk, ok, refused, type Result } from './result.ts';
export { LOG_LINES, OWN_LOG_LINES, type LogLine, type LogName, type Report } from './log-lines.ts';
