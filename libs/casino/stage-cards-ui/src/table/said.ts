import { type Cue, type Said, TEMPO } from '@touchline/casino-stage-ui';
import { nameOf, words } from '../words.ts';
import { calledAs, endOf, pointsOf } from './names.ts';
import { type CardsScene, type Plan, type RowName, rowsAfter, rowsOf } from './rows.ts';
import type { CardsIdle } from './traits.ts';

/** What is said when all cards lie: points or hand of every row, then how the round ended. */
function endsOf(idle: CardsIdle, { player, dealer, outcome }: CardsScene, rows: ReturnType<typeof rowsOf>): Said[] {
  const hands = player.length;
  const isOver = outcome !== 'open';
  const worths = rows.flatMap(({ name, cards }): Said[] => {
    if (name === 'board') return [];
    const hand = name === 'dealer' ? dealer : player[name === 'hand-0' ? 0 : 1];
    const points = pointsOf(idle, cards);
    const worth = endOf(hand?.worth ?? '');
    // The one hand of a round of blackjack ends as the round does.
    const isSame = hand?.worth === outcome;
    const parts: Said[] = [
      ...(points === null ? [] : [{ message: words.total, values: { n: points } }]),
      ...(worth === undefined || isSame ? [] : [{ message: worth }]),
    ];
    return parts.length === 0 ? [] : [calledAs(idle, name, hands), ...parts];
  });
  const end = isOver ? endOf(outcome) : undefined;
  return [...worths, ...(end === undefined ? [] : [{ message: end, isCaption: true } as const])];
}

/** A deal in words: every card when it lies, with the row that it is dealt to if that is another than before. */
export function saidOf(idle: CardsIdle, scene: CardsScene, plan: Plan, isCalm: boolean): Cue[] {
  const hands = scene.player.length;
  let last: RowName | null = null;
  const cards = plan.steps.flatMap((step, nth): Cue[] => {
    if (step.kind === 'split' || step.card === null) return [];
    const at = isCalm ? 0 : (nth + 1) * TEMPO.card;
    const isSame = step.row === last;
    last = step.row;
    const said = [...(isSame ? [] : [calledAs(idle, step.row, hands)]), nameOf(step.card)];
    return said.map((each) => ({ kind: 'say', at, said: each }));
  });
  const restMs = isCalm ? 0 : plan.steps.length * TEMPO.card;
  const ends = endsOf(idle, scene, rowsAfter(plan, plan.steps.length));
  return [...cards, ...ends.map((said): Cue => ({ kind: 'say', at: restMs, said }))];
}
