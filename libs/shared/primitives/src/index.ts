export { readPlain } from './amount/read-plain.ts';
export { assertNever } from './assert-never.ts';
export { canonicalJson } from './canonical-json.ts';
export { codeOf } from './code-of.ts';
export { isForeignChange, MOST_FOREIGN_CHANGES } from './foreign-change.ts';
export { DATE_STYLES } from './date-styles.ts';
export { digitOf, mixesDigits, plainDigits, withPlainDigits, zeroOf } from './digits.ts';
export { clockText, days, hours, minutes, seconds, weeks } from './durations.ts';
export { majorText } from './major-text.ts';
export { LARGEST_AMOUNT, minorFromMajor, type MinorUnits, type Thousandths } from './money.ts';
export { netResult, type PlaySums } from './net-result.ts';
export { Rational, toSafeNumber } from './rational.ts';
export { mapOk, ok, refused, type Result } from './result.ts';
export { fieldsOf, oneOf, orNull, readSome } from './reading/parts.ts';
export { between, finite, textLike, timeZone, webUrl } from './reading/formats.ts';
export { anyOf, eachValid, ifMissing, otherwise, tupleOf, validByKey, withValid } from './reading/lenient.ts';
export {
  flag,
  integer,
  listOf,
  literal,
  nullable,
  objectOf,
  pairOf,
  readAs,
  recordOf,
  text,
  whole,
  type Reader,
  type Shape,
} from './reading/shape.ts';
export { isInteger, isObject, isText, isWhole, type Fields } from './reading/values.ts';
export { LOG_LINES, OWN_LOG_LINES, type LogLine, type LogName, type Report } from './log-lines.ts';
export { typedCode } from './typed-code.ts';
export { capitalized, lowerAscii, upperAscii } from './text/letter-case.ts';
export { nameOrder } from './text/name-order.ts';
export { LANGUAGE_CURRENCIES, LANGUAGE_FALLBACKS, LANGUAGE_NAMES, LANGUAGES, type LanguageCode } from './languages.ts';
