import type { Actor, Score, StageAround } from '@touchline/casino-stage-ui';
import { feltOf, shoeOf } from '../art/table-art.ts';
import { cardAt, type Layout, layoutOf } from './layout.ts';
import type { RowName } from './rows.ts';
import type { CardsIdle } from './traits.ts';

const ROWS: readonly RowName[] = ['dealer', 'board', 'hand-0', 'hand-1'];

/** Places that the cloth shows before a card lies on them. */
function printedOf(idle: CardsIdle, layout: Layout, hands: number) {
  const { width, height } = layout.card;
  const rows = ROWS.filter((row) => (row === 'hand-1' ? hands > 1 : HAS_ROW[idle].includes(row)));
  const places = rows.flatMap((row) => {
    const count = layout.placeOf(row, hands).slots ?? 2;
    return Array.from({ length: count }, (_, at) => {
      const { x, y } = cardAt(layout, row, at, { count, hands });
      return [x - width / 2 - 6, y - height / 2 - 6, width + 12, height + 12] as const;
    });
  });
  const rings = rows.flatMap((row) => layout.placeOf(row, hands).chips ?? []);
  return { places, rings };
}
const HAS_ROW: Readonly<Record<CardsIdle, readonly RowName[]>> = {
  blackjack: ['dealer', 'hand-0'],
  baccarat: ['dealer', 'hand-0'],
  stud: ['dealer', 'hand-0'],
  holdem: ['dealer', 'board', 'hand-0'],
  'video-poker': ['hand-0'],
};

/** The table without cards. */
export function tableOf(
  idle: CardsIdle,
  { art, form }: StageAround,
  hands: number,
): Pick<Score, 'width' | 'height' | 'ground' | 'actors'> & { layout: Layout } {
  const layout = layoutOf(idle, form);
  const { width, height } = layout;
  const felt = feltOf(art, `${idle}-${form}-${hands}`, { width, height, ...printedOf(idle, layout, hands) });
  const actors: Actor[] = [
    { id: 'felt', picture: felt, pose: { x: width / 2, y: height / 2 } },
    { id: 'shoe', picture: shoeOf(art), pose: { x: layout.shoe.x, y: layout.shoe.y }, size: layout.shoe },
  ];
  return { width, height, ground: art.palette.ink, actors, layout };
}

/** The empty table. */
export const emptyTable =
  (idle: CardsIdle) =>
  (around: StageAround): Score => {
    const { layout: _, ...table } = tableOf(idle, around, 1);
    return { ...table, cues: [], restMs: 0, endMs: null };
  };
