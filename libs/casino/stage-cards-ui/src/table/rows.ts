import type { Card } from '@touchline/casino-game-math';
import type { SceneOf, StageAround } from '@touchline/casino-stage-ui';
import { type CardsIdle, TRAITS } from './traits.ts';

export type CardsScene = SceneOf<'cards'>;
export type RowName = 'dealer' | 'board' | 'hand-0' | 'hand-1';
/** Cards that lie together; null is face down. */
export interface Row {
  name: RowName;
  cards: readonly (Card | null)[];
}

/** What happens in one beat of the deal. */
export type Step =
  /** From the shoe, face up or face down. */
  | { kind: 'deal'; row: RowName; at: number; card: Card | null }
  /** A card that lies face down is turned. */
  | { kind: 'turn'; row: RowName; at: number; card: Card }
  /** A card is replaced by another from the shoe. */
  | { kind: 'swap'; row: RowName; at: number; card: Card }
  /** The second card of the first hand becomes a hand. */
  | { kind: 'split' };

/** A deal: what lies on the table at its start, and what happens then, one step after the other. */
export interface Plan {
  start: readonly Row[];
  steps: readonly Step[];
}

/** Cards of the dealer before they are turned. */
const CLOSED: Readonly<Partial<Record<CardsIdle, number>>> = { blackjack: 2, stud: 5, holdem: 2 };
/** Cards are dealt to all in turn, not row by row. */
const IN_TURN: ReadonlySet<CardsIdle> = new Set<CardsIdle>(['blackjack', 'baccarat']);
const HANDS = ['hand-0', 'hand-1'] as const;
const FLOP = 3;

const padded = (cards: readonly (Card | null)[], length: number): (Card | null)[] =>
  Array.from({ length: Math.max(length, cards.length) }, (_, at) => cards[at] ?? null);

/** The rows of a scene in the order of the deal, with the cards that the dealer has face down. */
export function rowsOf(idle: CardsIdle, { player, dealer, board, outcome }: CardsScene): readonly Row[] {
  const closed = outcome === 'open' ? (CLOSED[idle] ?? 0) : 0;
  const house = padded(dealer.cards, closed);
  return [
    ...player.slice(0, HANDS.length).map(({ cards }, at): Row => ({ name: HANDS[at] ?? 'hand-0', cards })),
    ...(house.length > 0 ? [{ name: 'dealer', cards: house } as const] : []),
    ...(board === undefined ? [] : [{ name: 'board', cards: board } as const]),
  ];
}

/** The cards with which a round begins; later ones follow by the rules or the player's moves. */
function openingOf(idle: CardsIdle, rows: readonly Row[]): readonly Row[] {
  return rows.map(({ name, cards }) => {
    if (idle === 'video-poker') return { name, cards };
    if (name === 'board') return { name, cards: cards.slice(0, FLOP) };
    if (name !== 'dealer' || TRAITS[idle].isTwoSided) return { name, cards: IN_TURN.has(idle) ? cards.slice(0, 2) : cards };
    const open = idle === 'holdem' ? 0 : 1;
    return { name, cards: cards.slice(0, CLOSED[idle] ?? 0).map((card, at) => (at < open ? card : null)) };
  });
}

const dealsOf = ({ name: row, cards }: Row): Step[] => cards.map((card, at) => ({ kind: 'deal', row, at, card }));
function dealing(idle: CardsIdle, rows: readonly Row[]): Step[] {
  const deals = rows.map(dealsOf);
  if (!IN_TURN.has(idle)) return deals.flat();
  const most = Math.max(0, ...deals.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => deals.flatMap((row) => row.slice(at, at + 1))).flat();
}

const cardsOf = (rows: readonly Row[], row: RowName): readonly (Card | null)[] => rows.find(({ name }) => name === row)?.cards ?? [];
const isSplit = (from: readonly Row[], to: readonly Row[]): boolean =>
  cardsOf(from, 'hand-1').length === 0 && cardsOf(to, 'hand-1').length > 0;

function splitting(rows: readonly Row[]): readonly Row[] {
  const [first = null, second = null] = cardsOf(rows, 'hand-0');
  return [{ name: 'hand-0', cards: [first] }, { name: 'hand-1', cards: [second] }, ...rows.filter(({ name }) => name !== 'hand-0')];
}

/** What leads from one table to another that follows from it: the hands first, then the board, the dealer last. */
function changes(from: readonly Row[], to: readonly Row[]): Step[] {
  const wasSplit = isSplit(from, to);
  const before = wasSplit ? splitting(from) : from;
  const steps = to.map(({ name: row, cards }) =>
    cards.flatMap((card, at): Step[] => {
      const old = cardsOf(before, row)[at];
      if (old === card) return [];
      if (old === undefined) return [{ kind: 'deal', row, at, card }];
      if (card === null) return [];
      return [{ kind: old === null ? 'turn' : 'swap', row, at, card }];
    }),
  );
  const isDealer = (at: number): boolean => to[at]?.name === 'dealer';
  const last = steps.filter((_, at) => isDealer(at)).flat();
  return [...(wasSplit ? [{ kind: 'split' } as const] : []), ...steps.filter((_, at) => !isDealer(at)).flat(), ...last];
}

/** Whether one table can follow from another by a move: every card that was seen still lies where it was, unless it can be replaced. */
function follows(idle: CardsIdle, from: readonly Row[], to: readonly Row[]): boolean {
  if (from.length === 0) return false;
  if (idle === 'video-poker') return true;
  const before = isSplit(from, to) ? splitting(from) : from;
  return before.every(({ name, cards }) => cards.every((card, at) => card === null || cardsOf(to, name)[at] === card));
}

/** The deal of a scene: what is new since the scene before it in the same round, or all of it. */
export function planOf(idle: CardsIdle, scene: CardsScene, { before, round }: Pick<StageAround, 'before' | 'round'>): Plan {
  const to = rowsOf(idle, scene);
  if (round.made > 0 && before?.kind === 'cards' && before.outcome === 'open') {
    const start = rowsOf(idle, before);
    if (follows(idle, start, to)) return { start, steps: changes(start, to) };
  }
  const opening = openingOf(idle, to);
  return { start: [], steps: [...dealing(idle, opening), ...changes(opening, to)] };
}

function after(rows: readonly Row[], step: Step): readonly Row[] {
  if (step.kind === 'split') return splitting(rows);
  const { row, at, card } = step;
  if (!rows.some(({ name }) => name === row)) return [...rows, { name: row, cards: [card] }];
  return rows.map((each) => (each.name === row ? { name: row, cards: Object.assign([...each.cards], { [at]: card }) } : each));
}

/** What lies on the table after so many steps of a deal. */
export const rowsAfter = ({ start, steps }: Plan, count: number): readonly Row[] => steps.slice(0, count).reduce(after, start);
