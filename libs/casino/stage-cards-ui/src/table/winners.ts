import { type Card, JOKER_CARD, rankOf } from '@touchline/casino-game-math';
import type { CardsScene } from './rows.ts';
import { type CardsIdle, TRAITS } from './traits.ts';

/** Hands that are made by equal ranks alone, and how many cards they take; all other hands take every card. */
const BY_RANK: readonly (readonly [name: RegExp, cards: number])[] = [
  [/^(pair|jacks|kings)$/, 2],
  [/^trips$/, 3],
  [/^(two-pair|quads|four-aces|four-low|four-deuces)$/, 4],
];

/** Positions of the cards that make a hand of five. With wild cards equal ranks are too few, and every card is marked. */
function made(cards: readonly Card[], worth: string): number[] {
  const all = cards.map((_, at) => at);
  const times = (card: Card): number => cards.filter((other) => other !== JOKER_CARD && rankOf(other) === rankOf(card)).length;
  const equal = all.filter((at) => cards[at] !== JOKER_CARD && times(cards[at] ?? 0) > 1);
  return BY_RANK.some(([name, count]) => name.test(worth) && equal.length === count) ? equal : all;
}

/** Places, as row and position, of the cards that won. Only a round that returned more than its stake has them. */
export function winnersOf(idle: CardsIdle, { player, dealer, board = [], outcome }: CardsScene): ReadonlySet<string> {
  const rows: [string, number[]][] = [];
  const every = (cards: readonly Card[]): number[] => cards.map((_, at) => at);
  if (TRAITS[idle].isTwoSided) {
    if (outcome !== 'banker') rows.push(['hand-0', every(player[0]?.cards ?? [])]);
    if (outcome !== 'player') rows.push(['dealer', every(dealer.cards)]);
  } else if (idle === 'video-poker') {
    for (const { cards, worth } of player) rows.push(['hand-0', made(cards, worth)]);
  } else {
    player.forEach(({ cards, staked = 0, returned = 1 }, at) => {
      if (returned > staked) rows.push([`hand-${at}`, every(cards)]);
    });
    if (idle === 'holdem') rows.push(['board', every(board)]);
  }
  return new Set(rows.flatMap(([row, places]) => places.map((at) => `${row}/${at}`)));
}
