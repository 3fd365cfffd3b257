import { isZone } from '../calendar/index.ts';
import type { Shape } from './shape.ts';
import { isInteger, isText } from './values.ts';

/** Any number except NaN and the infinities. */
export const finite: Shape<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

/** An integer from `least` to `most`. */
export const between =
  (least: number, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (value) =>
    isInteger(value) && value >= least && value <= most ? value : undefined;

/** A text that the pattern matches, of at most `longest` characters. */
export const textLike =
  (pattern: RegExp, longest = Number.POSITIVE_INFINITY): Shape<string> =>
  (value) =>
    isText(value) && value.length <= longest && pattern.test(value) ? value : undefined;

/** An absolute URL of http or https. */
export const webUrl: Shape<string> = (value) => (isText(value) && /^https?:\/\//.test(value) && URL.canParse(value) ? value : undefined);

/** A time zone that the browser knows. */
export const timeZone: Shape<string> = (value) => (isZone(value) ? value : undefined);
