import { type StageAround, TALL, WIDE } from '@touchline/casino-stage-ui';
import type { Row, RowName } from './rows.ts';
import type { CardsIdle } from './traits.ts';

export interface Point {
  x: number;
  y: number;
}
interface RowPlace extends Point {
  /** Distance between the middles of neighbouring cards; less where they need it. */
  step: number;
  /** Most width of the row. */
  most: number;
  /** The row has this many fixed places. */
  slots?: number;
  label: Point;
  /** Middle of the ring for chips. */
  chips?: Point;
  /** Middle of the written stake; under the chips unless said otherwise. */
  stake?: Point;
}
export interface Layout {
  width: number;
  height: number;
  card: { width: number; height: number };
  shoe: Point & { width: number; height: number };
  /** @param hands - number of the player's hands, which lie side by side */
  placeOf: (row: RowName, hands: number) => RowPlace;
}

type Form = StageAround['form'];
type Places = Readonly<Partial<Record<RowName, RowPlace>>>;
interface Table {
  card: Layout['card'];
  places: Places;
  /** Of two hands. */
  split?: Places;
}

const card = (width: number): Layout['card'] => ({ width, height: width * 1.4 });
const MIDDLE = { wide: WIDE.width / 2, tall: TALL.width / 2 } as const;

/** On a wide table there is no room for the stake between chips and cards. */
const besides = (form: Form, { x, y }: Point): { stake?: Point } => (form === 'wide' ? { stake: { x: x + 170, y } } : {});

function blackjack(form: Form): Table {
  const x = MIDDLE[form];
  const [house, hand, label, chips] = form === 'wide' ? [180, 575, 330, 395] : [215, 700, 385, 475];
  const row = { step: form === 'wide' ? 108 : 118, most: form === 'wide' ? 620 : 640 };
  const handOf = (at: number, most: number): RowPlace => ({
    ...{ ...row, most, x: at, y: hand },
    ...{ label: { x: at, y: hand + (form === 'wide' ? 152 : 168) }, chips: { x: at, y: chips }, ...besides(form, { x: at, y: chips }) },
  });
  const [left, right, half] = form === 'wide' ? [440, 1160, 560] : [236, 664, 396];
  return {
    card: card(form === 'wide' ? 164 : 180),
    places: { dealer: { ...row, x, y: house, label: { x, y: label } }, 'hand-0': handOf(x, row.most) },
    split: { 'hand-0': handOf(left, half), 'hand-1': handOf(right, half) },
  };
}

function baccarat(form: Form): Table {
  const [left, right, y, label] = form === 'wide' ? [440, 1160, 265, 408] : [236, 664, 240, 378];
  const row = form === 'wide' ? { step: 150, most: 520 } : { step: 118, most: 396 };
  const chips = { x: MIDDLE[form], y: form === 'wide' ? 300 : 455 };
  return {
    card: card(form === 'wide' ? 160 : 154),
    places: {
      'hand-0': { ...row, x: left, y, label: { x: left, y: label }, chips },
      dealer: { ...row, x: right, y, label: { x: right, y: label } },
    },
  };
}

const FIVE = 5;
function stud(form: Form): Table {
  const x = MIDDLE[form];
  const row = form === 'wide' ? { step: 184, most: 920, slots: FIVE } : { step: 164, most: 820, slots: FIVE };
  const [house, label, chips, hand, own] = form === 'wide' ? [180, 326, 395, 575, 724] : [230, 365, 475, 690, 830];
  return {
    card: card(form === 'wide' ? 160 : 152),
    places: {
      dealer: { ...row, x, y: house, label: { x, y: label } },
      'hand-0': { ...row, x, y: hand, label: { x, y: own }, chips: { x, y: chips }, ...besides(form, { x, y: chips }) },
    },
  };
}

function holdem(form: Form): Table {
  const x = MIDDLE[form];
  const row = form === 'wide' ? { step: 158, most: 800 } : { step: 164, most: 820 };
  if (form === 'wide')
    return {
      card: card(140),
      places: {
        dealer: { ...row, x, y: 158, slots: 2, label: { x: x + 360, y: 158 } },
        board: { ...row, x, y: 388, slots: FIVE, label: { x, y: 388 } },
        'hand-0': { ...row, x, y: 618, slots: 2, label: { x: x + 360, y: 618 }, chips: { x: x - 300, y: 618 } },
      },
    };
  return {
    card: card(150),
    places: {
      dealer: { ...row, x, y: 190, slots: 2, label: { x, y: 330 } },
      board: { ...row, x, y: 485, slots: FIVE, label: { x, y: 485 } },
      'hand-0': { ...row, x, y: 780, slots: 2, label: { x, y: 920 }, chips: { x: x - 290, y: 780 } },
    },
  };
}

function videoPoker(form: Form): Table {
  const x = MIDDLE[form];
  if (form === 'wide') {
    const row = { step: 214, most: 1070, slots: FIVE, x, y: 588 };
    return { card: card(188), places: { 'hand-0': { ...row, label: { x, y: 418 }, chips: { x: 140, y: 560 } } } };
  }
  const row = { step: 170, most: 850, slots: FIVE, x, y: 852 };
  const line = 660;
  return {
    card: card(160),
    places: { 'hand-0': { ...row, label: { x: 590, y: line }, chips: { x: 110, y: line }, stake: { x: 270, y: line } } },
  };
}

const TABLES: Readonly<Record<CardsIdle, (form: Form) => Table>> = { blackjack, baccarat, stud, holdem, 'video-poker': videoPoker };

/** Where everything lies on a table. */
export function layoutOf(idle: CardsIdle, form: Form): Layout {
  const size = form === 'tall' ? TALL : WIDE;
  const { card: own, places, split = {} } = TABLES[idle](form);
  const placeOf: Layout['placeOf'] = (row, hands) => {
    const place = (hands > 1 ? split[row] : undefined) ?? places[row];
    if (place === undefined) throw new RangeError(`a table of ${idle} has no ${row}`);
    return place;
  };
  const shoe =
    form === 'wide' ? { x: size.width - 130, y: 100, width: 190, height: 150 } : { x: size.width - 106, y: 76, width: 137, height: 108 };
  return { width: size.width, height: size.height, card: own, shoe, placeOf };
}

export const handsIn = (rows: readonly Row[]): number => rows.filter(({ name }) => name.startsWith('hand-')).length;

/** Middle of a card: rows without fixed places grow from their middle, and cards overlap where there are many. */
export function cardAt({ card: { width }, placeOf }: Layout, row: RowName, at: number, among: { count: number; hands: number }): Point {
  const { x, y, step, most, slots } = placeOf(row, among.hands);
  const count = slots ?? among.count;
  const between = count > 1 ? Math.min(step, (most - width) / (count - 1)) : 0;
  return { x: x + (at - (count - 1) / 2) * between, y };
}
