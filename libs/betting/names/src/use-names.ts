import {
  formatLine,
  marketTypeOf,
  outcomeKey,
  outcomeParam,
  numberedPeriod,
  POINTS_SPORTS,
  shootOutKind,
  sportByKey,
} from '@touchline/betting-rules';
import type { LineOptions, MarketType } from '@touchline/betting-rules';
import { useMemo } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { MARKET_NAMES } from './market-messages.ts';
import { OUTCOME_NAMES, SHORT_OUTCOME_NAMES } from './outcome-messages.ts';
import { MEASURE_NAMES, PERIOD_NAMES } from './period-messages.ts';

/** The game, whose sides and sport are part of market and outcome names. */
export interface NameContext {
  /** Key of the sport. */
  sport: string;
  /** Name of the first side. */
  first: string;
  /** Name of the second side. */
  second: string;
}

/** For each family of sports: the noun of the score and the noun of the units. */
const NOUNS: Readonly<Record<string, readonly [score: string, units: string]>> = {
  tennis: ['sets', 'games'],
  volleyball: ['sets', 'points'],
  'table-tennis': ['sets', 'points'],
  basketball: ['points', 'points'],
  'american-football': ['points', 'points'],
  football: ['goals', 'goals'],
  'ice-hockey': ['goals', 'goals'],
  handball: ['goals', 'goals'],
  'three-way': ['goals', 'goals'],
  baseball: ['runs', 'runs'],
  cricket: ['runs', 'runs'],
  esports: ['maps', 'rounds'],
};
/** Markets whose name already contains the noun. */
const NAMED_WITH_NOUN = new Set(['total', 'asian-total']);

function nounOf(sport: string, measure: MarketType['measure']): string {
  if (measure === 'corners' || measure === 'cards') return measure;
  if (POINTS_SPORTS.includes(sport)) return 'points';
  const [score, units] = NOUNS[sportByKey(sport)?.family ?? ''] ?? ['other', 'other'];
  return measure === 'units' ? units : score;
}

/** What a sport counts: `Goals`, `Games`. */
export const countName = (intl: IntlShape, sport: string, measure: MarketType['measure']): string =>
  intl.formatMessage((MEASURE_NAMES[nounOf(sport, measure)] ?? MEASURE_NAMES['other']) as MessageDescriptor);

/** Whether a sport counts goals; texts about goals are wrong for every other sport. */
export const countsGoals = (sport: string): boolean => nounOf(sport, 'score') === 'goals';

/** Name of a period of a sport: `2nd half`, `Set 3`, `Overtime`. */
export function periodName(intl: IntlShape, sport: string, period: number): string {
  const rules = sportByKey(sport);
  const { kind, number } = rules === undefined ? { kind: 'period', number: period } : numberedPeriod(rules, period);
  if (kind === 'shoot-out') return shootOutName(intl, sport);
  const message = PERIOD_NAMES[kind];
  return message === undefined ? String(period) : intl.formatMessage(message, { n: number });
}

/** Name of the shoot-out of a sport: `Penalty shoot-out`, `Super over`. */
export const shootOutName = (intl: IntlShape, sport: string): string =>
  intl.formatMessage(PERIOD_NAMES['shoot-out'] as MessageDescriptor, { kind: shootOutKind({ key: sport }) });

/** Name of a market: its question, noun and period. An id that this release does not know is shown as a number. */
export function marketName(intl: IntlShape, typeId: number, context: NameContext): string {
  const type = marketTypeOf(typeId);
  const message = type && MARKET_NAMES[type.key];
  if (type === undefined || message === undefined) {
    return intl.formatMessage({ id: 'betting.market.unknown', defaultMessage: 'Market {id}' }, { id: String(typeId) });
  }
  const noun = nounOf(context.sport, type.measure);
  const question = intl.formatMessage(message, { noun, first: context.first, second: context.second });
  const measure = type.measure === 'score' || NAMED_WITH_NOUN.has(type.key) ? undefined : MEASURE_NAMES[noun];
  const whole =
    measure === undefined
      ? question
      : intl.formatMessage(
          { id: 'betting.market.ofMeasure', defaultMessage: '{measure} – {market}' },
          { measure: intl.formatMessage(measure), market: question },
        );
  if (type.period === 0) return whole;
  const period = periodName(intl, context.sport, type.period);
  return intl.formatMessage({ id: 'betting.market.inPeriod', defaultMessage: '{period} – {market}' }, { market: whole, period });
}

/** Outcome data needed for its name. */
export interface OutcomeToName {
  /** Id in the catalogue of outcomes. */
  typeId: number;
  /** Thousandths. */
  param?: number;
  /** Name of a person or a participant. */
  name?: string;
}

/** Market data needed for the name of an outcome. */
export interface MarketToName {
  /** Id in the catalogue of markets. */
  typeId: number;
  /** The market's line in thousandths; absent where it has none, or where each outcome has its own. */
  param?: number;
}

const UNIT = 1000;
/** Upper bound that means the range is open-ended. */
const OPEN_RANGE = 99;
const SIGNED = new Set(['handicap-1', 'handicap-2', 'european-handicap-1', 'european-handicap-x', 'european-handicap-2']);

/** Values that the outcome's `param` provides for its message. */
function valuesOf(key: string, param: number | null, locale: string): Record<string, string> {
  if (param === null) return { line: '', count: '', home: '', away: '', low: '', high: '' };
  const high = Math.trunc(param / UNIT);
  const low = param % UNIT;
  return {
    line: formatLine(param, { isSigned: SIGNED.has(key), locale }),
    count: formatLine(param, { locale }),
    home: String(high),
    away: String(low),
    low: String(high),
    high: String(low),
  };
}

/** `short` fits a button below a heading: `1`, `X`, `2`; `full` is clear without context: `Arsenal −1`. */
export type NameLength = 'short' | 'full';

/** Name of an outcome. */
export function outcomeName(
  intl: IntlShape,
  outcome: OutcomeToName,
  market: MarketToName,
  { context, length = 'full' }: { context: NameContext; length?: NameLength },
): string {
  const key = outcomeKey(outcome.typeId);
  const message = key === undefined ? undefined : ((length === 'short' ? SHORT_OUTCOME_NAMES[key] : undefined) ?? OUTCOME_NAMES[key]);
  if (key === undefined || message === undefined) {
    return (
      outcome.name ?? intl.formatMessage({ id: 'betting.outcome.unknown', defaultMessage: 'Outcome {id}' }, { id: String(outcome.typeId) })
    );
  }
  const param = outcomeParam(market, outcome);
  const values = valuesOf(key, param, intl.locale);
  if (key === 'count-range' && Number(values['high']) >= OPEN_RANGE) {
    return intl.formatMessage(OUTCOME_NAMES['count-or-more'] ?? message, { count: values['low'] });
  }
  const name = intl.formatMessage(message, { ...values, first: context.first, second: context.second, name: outcome.name ?? '' });
  // Column heads have no line, so their brackets are empty.
  return (param === null ? name.replace('()', '') : name).trim();
}

/** Names in the player's language. The functions keep their identity until the language changes. */
export interface Names {
  /** Name of a market by its kind: `Total goals, 1st half`. */
  market: (typeId: number, context: NameContext) => string;
  /** Name of an outcome, `full` by default: `Arsenal −1`; `short` is `1`. */
  outcome: (outcome: OutcomeToName, market: MarketToName, options: { context: NameContext; length?: NameLength }) => string;
  /** Name of a game period by its number, in the words of the sport. */
  period: (sport: string, period: number) => string;
  /** Name of the shoot-out of a sport. */
  shootOut: (sport: string) => string;
  /** A formatted line, with the same decimal mark as odds. */
  line: (param: number, options?: Pick<LineOptions, 'isSigned'>) => string;
}

/** Names of markets, outcomes and periods. */
export function useNames(): Names {
  const intl = useIntl();
  return useMemo(
    () => ({
      market: (typeId, context) => marketName(intl, typeId, context),
      outcome: (outcome, market, options) => outcomeName(intl, outcome, market, options),
      period: (sport, period) => periodName(intl, sport, period),
      shootOut: (sport) => shootOutName(intl, sport),
      line: (param, options) => formatLine(param, { ...options, locale: intl.locale }),
    }),
    // Names contain no times, so a change of the time zone must not re-render every named price.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `intl` is another object for each time zone
    [intl.locale, intl.messages],
  );
}

/** Only the names of outcomes. */
export function useOutcomeName(): Names['outcome'] {
  return useNames().outcome;
}
