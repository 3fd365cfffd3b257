import { DOUBLE_ZERO } from './wheel.ts';

/** Names of bets on several numbers. */
export type InsideKind = 'split' | 'street' | 'trio' | 'corner' | 'line' | 'basket';

/**
 * A place of the cloth. The cloth lies with 3, 6, 9 … in its upper row: x counts the columns of three numbers from the left edge of 1, 2, 3, and y
 * the rows from the top; zeros are left of 0, outside bets below 3 and right of 12.
 */
export interface Spot {
  on: string;
  /** Its centre. */
  x: number;
  y: number;
  /** Size of a field; an edge or a corner has none. */
  width?: number;
  height?: number;
  /** Pockets that it covers, of a bet on numbers. */
  covers: readonly number[];
  kind: InsideKind | 'number' | 'outside';
}

type At = Pick<Spot, 'x' | 'y'> & Partial<Pick<Spot, 'width' | 'height'>>;
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'];
const ROWS = 3;

/** Centre of a number. */
const centreOf = (n: number): { x: number; y: number } => ({ x: Math.floor((n - 1) / ROWS) + 0.5, y: ROWS - 0.5 - ((n - 1) % ROWS) });
/** Bets on zeros, which are along the left edge of 1, 2, 3. */
const ZERO_EDGE: Readonly<Record<string, number>> = {
  ...{ 'split-0-1': 2.5, 'split-0-3': 0.5, 'trio-0-1-2': 2, 'trio-0-2-3': 1, 'corner-0': 3 },
  ...{ 'split-00-3': 0.5, 'trio-0-00-2': 1.5, 'trio-00-2-3': 1, basket: 3 },
};

/** Of a cloth with two zeros: bets between 0, 00 and 2 are close together, so that some are a little within the zeros. */
const DOUBLE_ZEROS: Readonly<Record<string, At>> = {
  'straight-0': { x: -0.5, y: 2.25, width: 1, height: 1.5 },
  'straight-00': { x: -0.5, y: 0.75, width: 1, height: 1.5 },
  'split-0-00': { x: -0.8, y: 1.5 },
  'split-0-2': { x: -0.4, y: 1.78 },
  'split-00-2': { x: -0.4, y: 1.22 },
};
const SINGLE_ZERO: Readonly<Record<string, At>> = {
  'straight-0': { x: -0.5, y: 1.5, width: 1, height: 3 },
  'split-0-2': { x: 0, y: 1.5 },
};

function zeroAt(on: string, isDouble: boolean): At | null {
  const own = (isDouble ? DOUBLE_ZEROS : SINGLE_ZERO)[on];
  if (own !== undefined) return own;
  const y = ZERO_EDGE[on];
  return y === undefined ? null : { x: 0, y };
}

function outsideAt(kind: string, n: number): At | null {
  if (kind === 'dozen') return { x: 4 * n - 2, y: 3.5, width: 4, height: 1 };
  if (kind === 'column') return { x: 12.5, y: ROWS - n + 0.5, width: 1, height: 1 };
  const even = EVENS.indexOf(kind);
  return even < 0 ? null : { x: 2 * even + 1, y: 4.5, width: 2, height: 1 };
}

function insideAt(kind: string, first: number, second: number): At | null {
  const { x, y } = centreOf(first);
  switch (kind) {
    case 'straight':
      return { x, y, width: 1, height: 1 };
    case 'split':
      return second === first + 1 ? { x, y: y - 0.5 } : { x: x + 0.5, y };
    case 'corner':
      return { x: x + 0.5, y: y - 0.5 };
    case 'street':
      return { x, y: ROWS };
    case 'line':
      return { x: x + 0.5, y: ROWS };
    default:
      return null;
  }
}

const from = (first: number, steps: readonly number[]): number[] => steps.map((step) => first + step);
const pocketOf = (text: string): number => (text === '00' ? DOUBLE_ZERO : Number(text));

function coversOf(kind: string, numbers: readonly number[]): readonly number[] {
  const [first = 0] = numbers;
  if (kind === 'basket') return [0, DOUBLE_ZERO, 1, 2, 3];
  if (kind === 'street') return from(first, [0, 1, 2]);
  if (kind === 'line') return from(first, [0, 1, 2, 3, 4, 5]);
  if (kind === 'corner') return first === 0 ? [0, 1, 2, 3] : from(first, [0, 1, 3, 4]);
  return numbers;
}

const kindOf = (kind: string): Spot['kind'] => {
  if (kind === 'straight') return 'number';
  return ['split', 'street', 'trio', 'corner', 'line', 'basket'].includes(kind) ? (kind as InsideKind) : 'outside';
};

function spotOf(on: string, isDouble: boolean): Spot {
  const [name = '', ...rest] = on.split('-');
  const numbers = rest.map(pocketOf);
  const at = zeroAt(on, isDouble) ?? outsideAt(name, numbers[0] ?? 0) ?? insideAt(name, numbers[0] ?? 0, numbers[1] ?? 0);
  if (at === null) throw new RangeError(`the cloth has no place for ${on}`);
  const kind = kindOf(name);
  return { on, kind, ...at, covers: kind === 'outside' ? [] : coversOf(name, numbers) };
}

/** Whether a cloth has two zeros. */
export const isDoubleZero = (places: readonly string[]): boolean => places.includes('straight-00');

/** The spots of a cloth in the order of its places, fields before edges and corners. @throws RangeError for a place that no cloth has */
export function spotsOf(places: readonly string[]): readonly Spot[] {
  const spots = places.map((on) => spotOf(on, isDoubleZero(places)));
  return [...spots.filter(({ width }) => width !== undefined), ...spots.filter(({ width }) => width === undefined)];
}
