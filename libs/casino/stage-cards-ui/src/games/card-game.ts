import type { StageGame } from '@touchline/casino-stage-ui';
import { cardMoves } from '../controls/CardMoves.tsx';
import { createTable } from '../controls/table-state.ts';
import { tableOverlay } from '../controls/TableOverlay.tsx';
import { emptyTable } from '../table/empty-table.ts';
import { type CardsIdle, TRAITS } from '../table/traits.ts';
import { cardsStage } from '../table/table-score.ts';

/** A card table. Its parts share what they know of the cards, and each game that is opened has its own. */
export function cardGame(idle: CardsIdle): StageGame {
  const store = createTable();
  return {
    idle: emptyTable(idle),
    stages: { cards: cardsStage(idle) },
    Overlay: tableOverlay(idle, store),
    ...(!TRAITS[idle].isTwoSided && { Moves: cardMoves(idle, store) }),
  };
}
