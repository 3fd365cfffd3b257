import { TALL, WIDE } from '@touchline/casino-stage-ui';

export const SIDE = 3;
export const FIELDS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, field) => field);
const GAP = 16;

/** Fields are scratched by hand until then; from then on those that are left open one by one, in milliseconds. */
export const LEFT = { from: 4_000, each: 250 } as const;
/** When the last field is open at the latest. */
export const BY_HAND_MS = LEFT.from + FIELDS.length * LEFT.each;

/** Fields that time has opened. */
export const openedBy = (ms: number): number => Math.min(FIELDS.length, Math.max(0, Math.floor((ms - LEFT.from) / LEFT.each)));

interface CardPlace {
  width: number;
  height: number;
  left: number;
  top: number;
  field: number;
  gap: number;
  side: number;
}

/** Where the fields lie on the stage, in its units. */
export function cardOn(form: 'wide' | 'tall'): CardPlace {
  const { width, height } = form === 'tall' ? TALL : WIDE;
  const field = form === 'tall' ? 240 : 214;
  const side = SIDE * field + (SIDE - 1) * GAP;
  return { width, height, left: (width - side) / 2, top: form === 'tall' ? 140 : 90, field, gap: GAP, side };
}

/** Middle of a field; fields are counted row by row. */
export const fieldAt = ({ left, top, field, gap }: CardPlace, nth: number): { x: number; y: number } => ({
  x: left + (nth % SIDE) * (field + gap) + field / 2,
  y: top + Math.floor(nth / SIDE) * (field + gap) + field / 2,
});
