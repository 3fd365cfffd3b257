import { type Card, JOKER_CARD, rankOf, suitOf } from '@touchline/casino-game-math';
import type { Said } from '@touchline/casino-stage-ui';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  card: {
    id: 'stage.cards.card',
    defaultMessage:
      '{rank, select, ace {Ace} king {King} queen {Queen} jack {Jack} other {{n}}} of {suit, select, clubs {clubs} diamonds {diamonds} hearts {hearts} other {spades}}',
  },
  joker: { id: 'stage.cards.joker', defaultMessage: 'Joker' },
  faceDown: { id: 'stage.cards.faceDown', defaultMessage: 'Face down' },
  dealer: { id: 'stage.cards.dealer', defaultMessage: 'Dealer' },
  you: { id: 'stage.cards.you', defaultMessage: 'You' },
  hand: { id: 'stage.cards.hand', defaultMessage: 'Hand {n}' },
  board: { id: 'stage.cards.board', defaultMessage: 'Board' },
  player: { id: 'stage.cards.player', defaultMessage: 'Player' },
  banker: { id: 'stage.cards.banker', defaultMessage: 'Banker' },
  total: { id: 'stage.cards.total', defaultMessage: 'Total {n}' },
  playerWins: { id: 'stage.cards.playerWins', defaultMessage: 'Player wins' },
  bankerWins: { id: 'stage.cards.bankerWins', defaultMessage: 'Banker wins' },
  tie: { id: 'stage.cards.tie', defaultMessage: 'Tie' },
  stake: { id: 'stage.cards.stake', defaultMessage: 'Stake {amount}' },
  returned: { id: 'stage.cards.returned', defaultMessage: 'Returned {amount}' },
  table: { id: 'stage.cards.table', defaultMessage: 'Cards on the table' },
  hold: { id: 'stage.cards.hold', defaultMessage: 'Hold' },
  held: { id: 'stage.cards.held', defaultMessage: 'Held' },
  holds: { id: 'stage.cards.holds', defaultMessage: 'Hold cards' },
  draw: { id: 'stage.cards.draw', defaultMessage: 'Draw' },
  pays: { id: 'stage.cards.pays', defaultMessage: 'Pay table' },
  yourHand: { id: 'stage.cards.yourHand', defaultMessage: 'your hand' },
  suggest: { id: 'stage.cards.suggest', defaultMessage: 'Suggest moves' },
  suggested: { id: 'stage.cards.suggested', defaultMessage: 'Basic strategy: {move}' },
  results: { id: 'stage.cards.results', defaultMessage: 'Results of this visit' },
  beads: { id: 'stage.cards.beads', defaultMessage: 'Bead plate' },
  bigRoad: { id: 'stage.cards.bigRoad', defaultMessage: 'Big road' },
  noMemory: { id: 'stage.cards.noMemory', defaultMessage: 'Past results say nothing about the next.' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

const PICTURES: readonly string[] = ['jack', 'queen', 'king', 'ace'];
const FIRST_PICTURE = 9;
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** The name of a card; of one that is face down only that. */
export function nameOf(card: Card | null): Said {
  if (card === null) return { message: words.faceDown };
  if (card === JOKER_CARD) return { message: words.joker };
  const rank = rankOf(card);
  return {
    message: words.card,
    values: { rank: PICTURES[rank - FIRST_PICTURE] ?? 'number', n: rank + 2, suit: SUITS[suitOf(card)] ?? 'spades' },
  };
}
