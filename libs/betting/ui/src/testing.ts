// Samples for stories and tests; the teams are fictional.
import type { EventView } from './event/event-view.ts';
import type { MarketView } from './market/market-view.ts';
import type { MatchTrackerProps } from './tracker/MatchTracker.tsx';
import type { MenuSport } from './menu/SportsMenu.tsx';
import type { OutcomeView } from './outcome/outcome-view.ts';

export {
  betsOf,
  combinationsOf,
  COUPON_BETS,
  euros,
  expressOf,
  HISTORY_BETS,
  pastBetsOf,
  systemOf,
  type SampleFigures,
  type SampleSystem,
} from './testing/five-bets.ts';

/** A price, open and unchanged by default. */
export function anOutcome(parts: Partial<OutcomeView> = {}): OutcomeView {
  const id = parts.id ?? 101;
  const name = parts.name ?? 'Over 2.5';
  return { id, name, label: `Total goals: ${name}`, odds: '1.92', ...parts };
}

const cell = (id: number, label: string, odds: string, parts: Partial<OutcomeView> = {}) =>
  anOutcome({ id, name: label, label, odds, ...parts });

/** A football game in play with all main prices. */
export function anEvent(parts: Partial<EventView> = {}): EventView {
  const id = parts.id ?? 1;
  const at = id * 100;
  return {
    id,
    href: '/en/live/all/1-football/11-northern-league/1-harwick-rovers-dunmere',
    opponents: [
      { name: 'Harwick Rovers', score: '2', periods: ['1'] },
      { name: 'Dunmere Athletic', score: '1', periods: ['1'] },
    ],
    time: { kind: 'live', time: '67′', period: '2nd half' },
    cells: {
      result: [cell(at + 1, '1', '1.92', { isPicked: true }), cell(at + 2, 'X', '3.15'), cell(at + 3, '2', '5.40')],
      total: {
        line: '3.5',
        first: cell(at + 4, 'Over 3.5', '1.66', { movement: 'down', was: 'Was 1.72' }),
        second: cell(at + 5, 'Under 3.5', '2.18'),
      },
      handicap: {
        line: '−1',
        first: cell(at + 6, 'Harwick Rovers −1', '2.72', { line: '−1' }),
        second: cell(at + 7, 'Dunmere Athletic +1', '1.44', { line: '+1', movement: 'up', was: 'Was 1.40' }),
      },
    },
    moreCount: 212,
    isFavourite: true,
    hasVideo: true,
    ...parts,
  };
}

/** A game before its start, with a price that is not offered. */
export function aFutureEvent(parts: Partial<EventView> = {}): EventView {
  const event = anEvent({ id: parts.id ?? 2 });
  const at = event.id * 100;
  return {
    ...event,
    opponents: [{ name: 'Wolverstone Wanderers' }, { name: 'Everleigh' }],
    time: { kind: 'start', time: '20:00', day: 'Today' },
    cells: {
      result: [cell(at + 1, '1', '2.44'), cell(at + 2, 'X', '3.30'), cell(at + 3, '2', '2.98')],
      total: { line: '2.5', first: cell(at + 4, 'Over 2.5', '1.98'), second: cell(at + 5, 'Under 2.5', '1.86') },
      handicap: { line: '', first: null, second: null },
    },
    moreCount: 341,
    isFavourite: false,
    hasVideo: false,
    ...parts,
  };
}

/** Prices of the result before they were suspended; the first is that of the locked bet in `COUPON_BETS`. */
const LOCKED_ODDS = ['1.64', '3.60', '5.80'];

/** A game whose prices are suspended. */
export function aLockedEvent(): EventView {
  const lock = { isLocked: true, lockReason: 'Paused: the referee checks a penalty', isPicked: false, movement: undefined };
  const event = anEvent({ id: 3 });
  const locked = (outcome: OutcomeView | null) => outcome && { ...outcome, ...lock };
  const { result, total, handicap } = event.cells;
  return {
    ...event,
    opponents: [
      { name: 'Црвена лука', score: '0' },
      { name: 'Партизани', score: '0' },
    ],
    time: { kind: 'live', time: '31′', period: 'VAR' },
    cells: {
      result: result.map((outcome, at) => outcome && { ...outcome, ...lock, odds: LOCKED_ODDS[at] ?? outcome.odds, isPicked: at === 0 }),
      total: total && { ...total, first: locked(total.first), second: locked(total.second) },
      handicap: handicap && { ...handicap, first: locked(handicap.first), second: locked(handicap.second) },
    },
  };
}

/** A tennis match: two-way result, sets and games. */
export function aTennisEvent(): EventView {
  return anEvent({
    id: 4,
    opponents: [
      { name: 'Novák, T.', score: '1', periods: ['6', '3'], isServing: true },
      { name: 'Lindström, E.', score: '0', periods: ['4', '2'] },
    ],
    time: { kind: 'live', time: 'Set 2', period: '3–2' },
    cells: {
      result: [cell(401, '1', '1.34'), cell(402, '2', '3.25')],
      total: { line: '21.5', first: cell(404, 'Over 21.5', '1.85'), second: cell(405, 'Under 21.5', '1.95') },
      handicap: {
        line: '−4.5',
        first: cell(406, 'Novák, T. −4.5', '1.90', { line: '−4.5' }),
        second: cell(407, 'Lindström, E. +4.5', '1.90', { line: '+4.5' }),
      },
    },
  });
}

const named = (id: number, name: string, odds: string, parts: Partial<OutcomeView> = {}) =>
  anOutcome({ id, name, label: name, odds, ...parts });

/** One market of each shape. */
export const MARKETS = {
  result: {
    id: 'result',
    title: 'Match result',
    table: {
      shape: 'row',
      outcomes: [
        named(1, 'Harwick Rovers', '1.92', { isPicked: true }),
        named(2, 'Draw', '3.15'),
        named(3, 'Dunmere Athletic', '5.40', { movement: 'down' }),
      ],
    },
  },
  total: {
    id: 'total',
    title: 'Total goals',
    note: 'now 3',
    table: {
      shape: 'ladder',
      heads: ['Over', 'Under'],
      lines: [
        { line: '2.5', outcomes: [named(11, 'Over 2.5', '1.08'), named(12, 'Under 2.5', '7.40')] },
        { line: '3', outcomes: [named(13, 'Over 3', '1.22'), named(14, 'Under 3', '4.20')] },
        {
          line: '3.5',
          isMain: true,
          outcomes: [named(15, 'Over 3.5', '1.66', { movement: 'down' }), named(16, 'Under 3.5', '2.18', { movement: 'up' })],
        },
        { line: '4.5', outcomes: [named(17, 'Over 4.5', '2.95'), null] },
      ],
    },
  },
  handicap: {
    id: 'handicap',
    title: 'Handicap',
    table: {
      shape: 'sides',
      heads: ['Harwick Rovers', 'Dunmere Athletic'],
      lines: [
        {
          line: '−1',
          outcomes: [
            named(41, '−1', '2.72', { label: 'Handicap: Harwick Rovers' }),
            named(42, '+1', '1.44', { label: 'Handicap: Dunmere Athletic' }),
          ],
        },
        { line: '−0.5', isMain: true, outcomes: [named(43, '−0.5', '1.92', { label: 'Handicap: Harwick Rovers' }), null] },
      ],
    },
  },
  score: {
    id: 'exact-score',
    title: 'Correct score',
    table: {
      shape: 'grid',
      columns: [
        { head: 'Harwick Rovers', outcomes: [named(21, '2–1', '4.90'), named(22, '3–1', '7.20'), named(23, '3–2', '11.50')] },
        { head: 'Draw', outcomes: [named(24, '2–2', '6.40'), named(25, '3–3', '23.00')] },
        { head: 'Dunmere Athletic', outcomes: [named(26, '2–3', '21.00'), named(27, '2–4', '67.00'), named(28, '3–5', '251')] },
      ],
    },
  },
  combination: {
    id: 'result-and-total',
    title: 'Result and total',
    table: {
      shape: 'matrix',
      heads: ['Harwick Rovers', 'Draw', 'Dunmere Athletic'],
      rows: [
        {
          name: 'Over 3.5',
          outcomes: [
            named(31, 'Harwick Rovers & over 3.5', '3.10'),
            named(32, 'Draw and over 3.5', '8.20'),
            named(33, 'Dunmere Athletic and over 3.5', '9.40'),
          ],
        },
        { name: 'Under 3.5', outcomes: [named(34, 'Harwick Rovers and under 3.5', '2.05'), null, null] },
      ],
    },
  },
  people: {
    id: 'scorer',
    title: 'Player to score',
    table: {
      shape: 'people',
      heads: ['Any time', 'Next'],
      rows: [
        'Jonas Kleinhold',
        'Ousmane Diarra',
        'Łukasz Przybyłow',
        'Ragnar Ólafson',
        'Mateo Fernández de la Cruz',
        'Эмин Гусейн',
        'Ivo Marek',
        'Sam Whit',
      ].map((name, at) => ({
        name,
        outcomes: [at === 0 ? null : named(40 + at, `${name} any time`, `${3 + at}.10`), named(60 + at, `${name} next`, `${4 + at}.46`)],
      })),
    },
  },
  list: {
    id: 'half-time-full-time',
    title: 'Half-time and full time',
    table: {
      shape: 'list',
      outcomes: [
        named(81, 'Harwick Rovers / Harwick Rovers', '2.80'),
        named(82, 'Harwick Rovers / Draw', '13.00'),
        named(83, 'Draw / Draw', '5.10', { isLocked: true, lockReason: 'Paused: goal' }),
      ],
    },
  },
} as const satisfies Record<string, MarketView>;

/** A menu with one sport open. */
export const MENU: readonly MenuSport[] = [
  {
    key: '1',
    sport: 'football',
    name: 'Football',
    href: '/en/line/all/1-football',
    count: 1284,
    isCurrent: true,
    children: [
      { key: '11', name: 'England', href: '/en/line/all/1-football/11', count: 86, country: 'GB-ENG' },
      { key: '12', name: 'Germany', href: '/en/line/all/1-football/12', count: 61, country: 'DE' },
      { key: '13', name: 'Україна', href: '/en/line/all/1-football/13', count: 18, country: 'UA' },
    ],
  },
  { key: '4', sport: 'tennis', name: 'Tennis', href: '/en/line/all/4-tennis', count: 312 },
  { key: '3', sport: 'basketball', name: 'Basketball', href: '/en/line/all/3-basketball', count: 198 },
  { key: '2', sport: 'ice-hockey', name: 'Ice hockey', href: '/en/line/all/2-ice-hockey', count: 164 },
  { key: '41', sport: 'tactical-shooter', name: 'Tactical shooter', href: '/en/line/all/41', count: 43 },
];

/** A match tracker at 2–1 in the 67th minute. */
export function aTracker(): MatchTrackerProps {
  const goal = { kind: 'goal', what: 'Goal' } as const;
  return {
    sport: 'football',
    sides: ['Harwick Rovers', 'Dunmere Athletic'],
    score: '2 – 1',
    clock: '67′',
    step: 'minute',
    steps: 90,
    scale: ['0′', '45′', '90′'],
    incidents: [
      { id: 1, team: 1, when: '12′', at: 0.13, ...goal },
      { id: 2, kind: 'corner', what: 'Corner', team: 2, when: '31′', at: 0.34 },
      { id: 3, team: 2, when: '38′', at: 0.42, ...goal },
      { id: 4, kind: 'period', what: 'Period', team: 0, when: '46′', at: 0.5 },
      { id: 5, kind: 'red', what: 'Red card', team: 2, when: '52′', at: 0.58 },
      { id: 6, team: 1, when: '58′', at: 0.64, ...goal },
    ],
    pressure: Array.from({ length: 67 }, (_, at) => Math.round(Math.sin(at / 6) * 80 + Math.cos(at / 2.3) * 20) / 100),
    stats: [
      { key: 'corners', name: 'Corners', values: [5, 4] },
      { key: 'yellow', name: 'Yellow cards', values: [1, 3] },
      { key: 'red', name: 'Red cards', values: [0, 1] },
    ],
  };
}

/** A tracker of a sport with points instead of minutes. */
export function aTrackerOfPoints(sport: string): MatchTrackerProps {
  return {
    sport,
    sides: ['Novák, T.', 'Lindström, E.'],
    score: '1 – 0',
    clock: 'Set 2',
    step: 'point',
    steps: 0,
    scale: [],
    incidents: [{ id: 12, kind: 'point', what: 'Point', team: 1, when: '58′', at: 1 }],
    pressure: [1, 1, -1, 1, -1, -1, -1, 1, 1, 1, -1, 1],
    stats: [],
  };
}
