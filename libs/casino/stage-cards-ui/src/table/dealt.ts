import type { Card } from '@touchline/casino-game-math';
import { type Actor, type Cue, type StageAround, TEMPO } from '@touchline/casino-stage-ui';
import { backOf, CARD, cardOf, SHADOW } from '../art/card-art.ts';
import { cardAt, handsIn, type Layout, type Point } from './layout.ts';
import { type CardsScene, planOf, type Row, type RowName, rowsAfter, rowsOf } from './rows.ts';
import type { CardsIdle } from './traits.ts';

/** Parts of the way at which a card begins to turn over, is seen from its edge, and lies open. */
const FLIP = { from: 0.4, edge: 0.7 } as const;

/** A card on its way. */
interface Dealt {
  id: string;
  pose: Point;
}

const sizeOn = ({ card }: Layout) => ({
  width: card.width * (1 + (2 * SHADOW) / CARD.width),
  height: card.height * (1 + (2 * SHADOW) / CARD.height),
});
export const slotOf = (row: RowName, at: number): string => `${row}/${at}`;

/** Deals a plan onto a table: collects the cards as actors, and their ways as cues. */
function dealer(layout: Layout, art: StageAround['art']) {
  const actors: Actor[] = [];
  const cues: Cue[] = [];
  const lying = new Map<string, Dealt>();
  const size = sizeOn(layout);

  const add = (pose: Point, card: Card | null, look: { isOpen: boolean; isSeen: boolean }): Dealt => {
    const id = `card-${actors.filter(({ picture }) => picture === undefined).length}`;
    actors.push(
      { id, pose: { ...pose, alpha: look.isSeen ? 1 : 0 } },
      { id: `${id}-back`, parent: id, picture: backOf(art), size, pose: { alpha: look.isOpen ? 0 : 1 } },
    );
    if (card !== null) actors.push({ id: `${id}-face`, parent: id, picture: cardOf(card), size, pose: { alpha: look.isOpen ? 1 : 0 } });
    return { id, pose };
  };
  const move = (dealt: Dealt, to: Point, at: number): void => {
    if (dealt.pose.x === to.x && dealt.pose.y === to.y) return;
    cues.push({ kind: 'move', at, lasts: TEMPO.card, actor: dealt.id, to: { x: to.x, y: to.y }, ease: 'out' });
    dealt.pose = to;
  };
  const flip = ({ id }: Dealt, at: number): void => {
    const [from, edge] = [at + FLIP.from * TEMPO.card, at + FLIP.edge * TEMPO.card];
    cues.push(
      { kind: 'move', at: from, lasts: edge - from, actor: id, to: { breadth: 0 }, ease: 'even' },
      { kind: 'move', at: edge, lasts: 0, actor: `${id}-back`, to: { alpha: 0 } },
      { kind: 'move', at: edge, lasts: 0, actor: `${id}-face`, to: { alpha: 1 } },
      { kind: 'move', at: edge, lasts: at + TEMPO.card - edge, actor: id, to: { breadth: 1 }, ease: 'even' },
    );
  };
  return { actors, cues, lying, add, move, flip };
}

const rowOf = (rows: readonly Row[], name: RowName): Row | undefined => rows.find((row) => row.name === name);

/** Cards, their ways, and the cards by their final places. */
export function dealtOf(idle: CardsIdle, scene: CardsScene, around: StageAround, layout: Layout) {
  const { art, isCalm } = around;
  const whole = planOf(idle, scene, around);
  const plan = isCalm ? { start: rowsOf(idle, scene), steps: [] } : whole;
  const { actors, cues, lying, add, move, flip } = dealer(layout, art);
  const final = rowsOf(idle, scene);
  const shoe: Point = { x: layout.shoe.x, y: layout.shoe.y };
  /** A card that is face down now, but turned later, has a face. */
  const faceAt = (row: RowName, at: number): Card | null => rowOf(final, row)?.cards[at] ?? null;

  for (const { name, cards } of plan.start)
    cards.forEach((card, at) => {
      const pose = cardAt(layout, name, at, { count: cards.length, hands: handsIn(plan.start) });
      lying.set(slotOf(name, at), add(pose, card ?? faceAt(name, at), { isOpen: card !== null, isSeen: true }));
    });
  plan.steps.forEach((step, nth) => {
    const at = nth * TEMPO.card;
    const rows = rowsAfter(plan, nth + 1);
    cues.push({ kind: 'sound', at, sound: 'card' });
    if (step.kind === 'split') {
      const second = lying.get(slotOf('hand-0', 1));
      lying.delete(slotOf('hand-0', 1));
      if (second !== undefined) lying.set(slotOf('hand-1', 0), second);
    } else if (step.kind === 'turn') {
      const turned = lying.get(slotOf(step.row, step.at));
      if (turned !== undefined) flip(turned, at);
    } else {
      const slot = slotOf(step.row, step.at);
      const old = lying.get(slot);
      if (old !== undefined) {
        move(old, { x: -layout.card.width, y: shoe.y }, at);
        cues.push({ kind: 'move', at: at + TEMPO.card, lasts: 0, actor: old.id, to: { alpha: 0 } });
      }
      const dealt = add(shoe, step.card ?? faceAt(step.row, step.at), { isOpen: false, isSeen: false });
      lying.set(slot, dealt);
      cues.push({ kind: 'move', at, lasts: 0, actor: dealt.id, to: { alpha: 1 } });
      if (step.card !== null) flip(dealt, at);
    }
    for (const { name, cards } of rows)
      cards.forEach((_, place) => {
        const dealt = lying.get(slotOf(name, place));
        if (dealt !== undefined) move(dealt, cardAt(layout, name, place, { count: cards.length, hands: handsIn(rows) }), at);
      });
  });
  return { actors, cues, lying, plan: whole, restMs: plan.steps.length * TEMPO.card };
}
