import { readBets, settleBets, sumReturned } from '../core/bets.ts';
import { DECK, dealer, pointsOf } from '../core/cards.ts';
import { type Rules, settled } from '../core/model.ts';
import type { Card } from '../core/scene.ts';

export const BACCARAT_DECKS = 8;
const SHOE: readonly Card[] = Array.from({ length: BACCARAT_DECKS }, () => DECK).flat();
export const BACCARAT_PLACES = ['player', 'banker', 'tie'] as const;
export type BaccaratSide = (typeof BACCARAT_PLACES)[number];

const valueOf = (card: Card): number => pointsOf(card, 1) % 10;
export const handValue = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) % 10;
/** Points of a hand: the last digit of their sum. */
export const baccaratTotal = (cards: readonly Card[]): number => handValue(cards.map(valueOf));

/** Whether the banker draws a third card, given the banker's total and the player's third card; null if the player stood. */
export function bankerDraws(total: number, playersThird: number | null): boolean {
  if (playersThird === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return playersThird !== 8;
  if (total === 4) return playersThird >= 2 && playersThird <= 7;
  if (total === 5) return playersThird >= 4 && playersThird <= 7;
  return total === 6 && (playersThird === 6 || playersThird === 7);
}

/** Payout of a side in hundredths, stake included: the house keeps 5 % of a banker win, and a tie refunds the other bets. */
export function baccaratPays(on: string, winner: BaccaratSide): number {
  if (winner === 'tie') return on === 'tie' ? 900 : 100;
  if (on !== winner) return 0;
  return on === 'banker' ? 195 : 200;
}

/** Deals one coup. @param deal - returns the next card */
export function deal(deal: () => Card): { player: Card[]; banker: Card[] } {
  const first = [deal(), deal(), deal(), deal()] as const;
  const player = [first[0], first[2]];
  const banker = [first[1], first[3]];
  const totals = [player, banker].map(baccaratTotal);
  const [playerTotal = 0, bankerTotal = 0] = totals;
  if (playerTotal >= 8 || bankerTotal >= 8) return { player, banker };
  const third = playerTotal <= 5 ? deal() : null;
  if (third !== null) player.push(third);
  if (bankerDraws(bankerTotal, third === null ? null : valueOf(third))) banker.push(deal());
  return { player, banker };
}

/** Punto banco from eight decks, shuffled before every round. @spec CS-05 */
export const baccarat = (): Rules => {
  const read = (bet: Parameters<Rules['accepts']>[0]) => readBets(bet, (on) => BACCARAT_PLACES.some((place) => place === on));
  return {
    family: 'baccarat',
    idle: 'baccarat',
    start: 'deal',
    options: [{ name: 'bets', kind: 'bets', values: BACCARAT_PLACES }],
    standard: { bets: [{ on: 'banker', amount: 100 }] },
    accepts: (bet) => read(bet) !== null,
    play: (bet, _moves, draw) => {
      const { player, banker } = deal(dealer(draw, SHOE));
      const [ours, theirs] = [player, banker].map(baccaratTotal) as [number, number];
      const winner = ours === theirs ? 'tie' : ours > theirs ? 'player' : 'banker';
      const bets = settleBets(read(bet) ?? [], (on) => baccaratPays(on, winner));
      return settled(bet.amount, sumReturned(bets), {
        kind: 'cards',
        player: [{ cards: player, worth: String(ours) }],
        dealer: { cards: banker, worth: String(theirs) },
        outcome: winner,
      });
    },
  };
};
