import type { IntlShape } from '@formatjs/intl';
import type { OwnFormats } from './rules/own-formats.ts';

/** Formats of formatjs for plain or React messages. */
export type AnyIntl = Omit<IntlShape<string>, 'defaultRichTextElements' | 'formatMessage' | '$t'> & { formatMessage: unknown; $t: unknown };

/** A locale whose day and month names every browser has, and with the order day, month, year. */
const DATES_LIKE = 'en-GB';
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
type DateOptions = Intl.DateTimeFormatOptions;

/** Replaces the formats of a language that browsers lack. */
export type Adapt = <Shape extends AnyIntl>(intl: Shape, like: (locale: string) => Shape) => Shape;

/** @returns a function that applies the formats; it needs `like`, which makes the formats of another language in the same time zone. */
export const adaptTo =
  (own: OwnFormats): Adapt =>
  (intl, like) => {
    const numbers = like(own.numbers);
    const dates = like(DATES_LIKE);
    const formatDate = (value: Date | number | string | undefined, options: DateOptions = {}): string => {
      const isLong = options.month === 'long' || options.dateStyle === 'long' || options.dateStyle === 'full';
      const isLongDay = options.weekday === 'long' || options.dateStyle === 'full';
      const zone = options.timeZone === undefined ? {} : { timeZone: options.timeZone };
      const month = (): number => Number(dates.formatDate(value, { ...zone, month: 'numeric' })) - 1;
      const day = (): number => DAYS.indexOf(dates.formatDate(value, { ...zone, weekday: 'short' }));
      return (
        dates
          .formatDateToParts(value, options as never)
          .map(({ type, value: text }) => {
            if (type === 'weekday') return own.days[isLongDay ? 'long' : 'short'][day()] ?? text;
            if (type === 'month' && !/^\d/.test(text)) return own.months[isLong ? 'long' : 'short'][month()] ?? text;
            return text;
          })
          .join('')
          // Node puts a narrow space before am/pm here, browsers a plain one.
          .replaceAll('\u202f', ' ')
      );
    };
    const formatNumber: IntlShape<string>['formatNumber'] = (value, options = {}) => {
      const { style, unit = '', unitDisplay, ...plain } = options;
      const pattern = style === 'unit' ? own.units[unit]?.[unitDisplay === 'long' ? 0 : 1] : undefined;
      if (pattern === undefined) return numbers.formatNumber(value, options);
      return pattern.replace('{0}', numbers.formatNumber(value, plain));
    };
    const formatList = (values: Iterable<string>, options: { type?: Intl.ListFormatType } = {}): string => {
      const all = [...values];
      const word = own.list[options.type === 'disjunction' ? 'disjunction' : 'conjunction'];
      return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${word} ${all.at(-1) ?? ''}`;
    };
    // Used by numbers inside messages.
    intl.formatters.getNumberFormat = (_locale, options) => numbers.formatters.getNumberFormat(own.numbers, options);
    return {
      ...intl,
      formatNumber,
      formatNumberToParts: numbers.formatNumberToParts,
      formatDate,
      // The product lists texts only.
      formatList: formatList as typeof intl.formatList,
      formatDisplayName: (code: string, options) =>
        own.names[options.type as keyof OwnFormats['names']]?.[code] ?? intl.formatDisplayName(code, options),
      formatTime: (value: Date | number | string | undefined, options?: DateOptions) => dates.formatTime(value, options as never),
      formatRelativeTime: (value: number, unit = 'second') => {
        const pattern = own.relative[unit.replace(/s$/, '')]?.[value < 0 || Object.is(value, -0) ? 0 : 1] ?? '{0}';
        return pattern.replace('{0}', numbers.formatNumber(Math.abs(value)));
      },
    };
  };
