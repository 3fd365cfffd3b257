import type { Card } from '../core/scene.ts';
import { blackjack } from '../tables/blackjack.ts';

const UNIT = 100;
type Decide = (hand: readonly Card[], up: Card, canSplit: boolean, canDouble: boolean) => string;

/** Plays one round of the real game to its end. Every move replays the same draws. */
export const playBlackjack =
  (random: () => number) =>
  (decide: Decide): { staked: number; returned: number } => {
    const rules = blackjack();
    const drawn: number[] = [];
    const moves: string[] = [];
    for (;;) {
      let at = 0;
      const draw = (below: number): number => {
        drawn[at] ??= Math.floor(random() * below);
        return drawn[at++] ?? 0;
      };
      const played = rules.play({ amount: UNIT, choice: {} }, moves, draw);
      if (played.isOver || played.scene.kind !== 'cards') return played;
      const hand = played.scene.player[played.scene.turn ?? 0]?.cards ?? [];
      const offered = played.moves.map(({ name }) => name);
      moves.push(decide(hand, played.scene.dealer.cards[0] ?? 0, offered.includes('split'), offered.includes('double')));
    }
  };
