import type { Card } from '@touchline/casino-game-math';
import { endWords } from '@touchline/casino-game-ui';
import type { Said } from '@touchline/casino-stage-ui';
import type { MessageDescriptor } from 'react-intl';
import { words } from '../words.ts';
import type { RowName } from './rows.ts';
import { type CardsIdle, TRAITS } from './traits.ts';

const HAND = /^hand-(\d)$/;

/** What a row is called; baccarat has two sides, and neither is the player's own. */
export function calledAs(idle: CardsIdle, row: RowName, hands: number): Said {
  if (row === 'board') return { message: words.board };
  if (TRAITS[idle].isTwoSided) return { message: row === 'dealer' ? words.banker : words.player };
  if (row === 'dealer') return { message: words.dealer };
  return hands > 1 ? { message: words.hand, values: { n: Number(HAND.exec(row)?.[1] ?? 0) + 1 } } : { message: words.you };
}

/** Points of the cards that are seen, where the game counts points; null for poker and before a card is seen. */
export function pointsOf(idle: CardsIdle, cards: readonly (Card | null)[]): number | null {
  const seen = cards.filter((card) => card !== null);
  return seen.length === 0 ? null : (TRAITS[idle].points?.(seen) ?? null);
}

const SIDES: Readonly<Record<string, MessageDescriptor>> = { player: words.playerWins, banker: words.bankerWins, tie: words.tie };

/** An outcome or a hand in words; undefined for a name without any, such as that of a round of two hands. */
export function endOf(name: string): MessageDescriptor | undefined {
  const ends: Readonly<Record<string, MessageDescriptor>> = { ...endWords, ...SIDES };
  return Object.hasOwn(ends, name) ? ends[name] : undefined;
}
