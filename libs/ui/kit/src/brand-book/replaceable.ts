import { ROLE_NAMES } from '../tokens/token-names.ts';
import type { BrandValueKind } from './value-grammar.ts';

const steps = (name: string, numbers: readonly number[]): string[] => numbers.map((number) => `tl-${name}-${number}`);

/** The raw palette. It changes both themes, because each theme uses steps of it. */
export const PALETTE_NAMES: readonly string[] = [
  ...steps('ink', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  ...steps('paper', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ...steps('green', [300, 400, 600, 700, 950]),
  ...['mint', 'rose', 'coral', 'amber', 'sky', 'cyan'].flatMap((name) => steps(name, [300, 700])),
];

/** Shadows and tint strength are fixed: their grammar is wider than a brand needs. */
const NOT_REPLACEABLE: ReadonlySet<string> = new Set(['tint', 'e-1', 'e-2', 'e-3']);
const SEE_THROUGH: ReadonlySet<string> = new Set(['scrim', 'pitch-line']);

/** Every custom property that a brand book may set, with the kind of its value. @spec LY-12 CFG-4 */
export const REPLACEABLE: ReadonlyMap<string, BrandValueKind> = new Map<string, BrandValueKind>([
  ...[...ROLE_NAMES.filter((name) => !NOT_REPLACEABLE.has(name)), ...PALETTE_NAMES].map(
    (name) => [`--${name}`, SEE_THROUGH.has(name) ? 'see-through' : 'colour'] as const,
  ),
  ['--r-s', 'radius'],
  ['--r-m', 'radius'],
  ['--r-l', 'radius'],
  ['--font', 'font'],
]);
