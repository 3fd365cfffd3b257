import { CoefView, formatCoef } from '@touchline/betting-coupon-math';
import { cloneElement, createElement, isValidElement } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Formats in the odds toolbar. @spec OD-01 */
export const ODDS_FORMATS: Readonly<Record<string, number>> = {
  decimal: CoefView.Decimal,
  fractional: CoefView.Fractional,
  american: CoefView.American,
  'hong kong': CoefView.HongKong,
  indonesian: CoefView.Indonesian,
  malay: CoefView.Malay,
};

const THOUSANDTHS = 1000;
const ODDS_NAMES: ReadonlySet<string> = new Set(['odds', 'oddsWhenPicked', 'was', 'from', 'to', 'oddsThen', 'oddsNow']);
const DECIMAL = /^\d+\.\d+$/;
/** Odds in a sentence: `Total odds 11.77 if all win`, `Was 1.85`. */
const IN_WORDS = /(\b(?:odds|was) )(\d+\.\d+)/gi;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Converts every price in the args of a story to a format. Components get odds as text; samples have decimal odds, from which the
 * coefficient is exactly known.
 */
export function inFormat<T>(value: T, view: number, name = ''): T {
  const written = (odds: string) => formatCoef(Math.round(Number(odds) * THOUSANDTHS), view);
  if (typeof value === 'string') {
    if (ODDS_NAMES.has(name) && DECIMAL.test(value)) return written(value) as T;
    return value.replaceAll(IN_WORDS, (_, words: string, odds: string) => words + written(odds)) as T;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => inFormat(item, view, name)) as T;
  if (isValidElement<Record<string, unknown>>(value)) {
    const { children, ...props } = value.props;
    const inner = inFormat(children, view) as ReactNode;
    const within = inner === undefined ? [] : Array.isArray(inner) ? inner : [inner];
    return cloneElement(value, inFormat(props, view), ...(within as ReactNode[])) as T;
  }
  if (!isPlain(value)) return value;
  const own = Object.entries(value).map(([key, part]) => [
    key,
    inFormat(part, view, key === 'value' && value['key'] === 'odds' ? 'odds' : key),
  ]);
  return Object.fromEntries(own) as T;
}

/** Signature used by Storybook, whose own declarations disagree on the last two arguments. */
type Render = (args: Record<string, unknown>, context: DrawingContext) => ReactNode;
interface DrawingContext {
  component?: ComponentType<Record<string, unknown>>;
  globals: Readonly<Record<string, unknown>>;
}
interface Drawn {
  render?: Render;
}

/** Makes a story file render its prices in the format of the toolbar, with or without its own `render`. */
export function drawInFormat(meta: Drawn, stories: readonly unknown[]): void {
  const wrap = (render: Render): Render =>
    function inTheToolbarsFormat(args, context) {
      const view = ODDS_FORMATS[String(context.globals['odds'])] ?? CoefView.Decimal;
      const drawn = render(args, context);
      return view === CoefView.Decimal ? drawn : inFormat(drawn, view);
    };
  meta.render = wrap(meta.render ?? ((args, { component }) => (component === undefined ? null : createElement(component, args))));
  for (const story of stories as readonly Drawn[]) if (story.render !== undefined) story.render = wrap(story.render);
}
