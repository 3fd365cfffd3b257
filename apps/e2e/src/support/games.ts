import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** One game of a family, with the steps of a round. */
export interface FamilyGame {
  family: string;
  /** As in the index of games. */
  name: string;
  start: 'Spin' | 'Deal' | 'Play' | 'Roll';
  /** The place on the table for the chip. */
  place?: string;
  /** Buttons to press in order, repeatedly, until the round ends. */
  moves?: readonly string[];
  /** With money, one draw on a schedule for all players. */
  isShared?: boolean;
}

/** A game of every family; shared draws are spread over the list, so that their waits run in parallel. */
export const FAMILY_GAMES: readonly FamilyGame[] = [
  { family: 'slots', name: 'Classic Three', start: 'Spin' },
  { family: 'draw', name: '7 of 42', start: 'Play', isShared: true },
  { family: 'roulette', name: 'European roulette', start: 'Spin', place: 'Red' },
  { family: 'blackjack', name: 'Blackjack', start: 'Deal', moves: ['Stand'] },
  { family: 'football', name: 'Virtual football', start: 'Play', place: 'Home', isShared: true },
  { family: 'baccarat', name: 'Baccarat', start: 'Deal', place: 'Banker' },
  { family: 'stud', name: 'Caribbean stud', start: 'Deal', moves: ['Raise'] },
  { family: 'holdem', name: 'Casino hold’em', start: 'Deal', moves: ['Call'] },
  { family: 'racing', name: 'Virtual racing', start: 'Play', place: 'No. 1 to win', isShared: true },
  { family: 'video-poker', name: 'Jacks or better', start: 'Deal', moves: ['Hold 2', 'Draw'] },
  { family: 'keno', name: 'Keno', start: 'Play' },
  { family: 'scratch', name: 'Match three', start: 'Play' },
  { family: 'bingo', name: 'Bingo 75', start: 'Play', isShared: true },
  { family: 'dice', name: 'Dice', start: 'Play' },
  { family: 'mines', name: 'Mines', start: 'Play', moves: ['Open cell 13', 'Cash out'] },
  { family: 'plinko', name: 'Plinko, 8 rows', start: 'Play' },
  { family: 'crash', name: 'Crash', start: 'Play', moves: ['Cash out'], isShared: true },
  { family: 'hilo', name: 'Hi-lo', start: 'Deal', moves: ['Higher or same', 'Cash out'] },
  { family: 'limbo', name: 'Limbo', start: 'Play' },
  { family: 'wheel', name: 'Wheel, low risk', start: 'Spin' },
  { family: 'fishing', name: 'Fishing', start: 'Play' },
  { family: 'coin', name: 'Coin flip', start: 'Play' },
  { family: 'high-low', name: 'Under or over 7', start: 'Play' },
  { family: 'sic-bo', name: 'Sic bo', start: 'Roll', place: 'Small' },
  { family: 'craps', name: 'Craps', start: 'Roll', place: 'Pass', moves: ['Roll'] },
];

export type Hand = 'mouse' | 'touch' | 'keyboard';

/** An upper bound of Tab presses on the longest page. */
const MOST_TABS = 150;

/** A player's input: all actions use it alone, and with the keyboard it reaches only what Tab reaches. */
export class PlayersHand {
  readonly #page: Page;
  readonly #hand: Hand;

  constructor(page: Page, hand: Hand) {
    this.#page = page;
    this.#hand = hand;
  }

  async press(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    if (this.#hand === 'mouse') return target.click();
    if (this.#hand === 'touch') return target.tap();
    await this.reach(target);
    await this.#page.keyboard.press('Enter');
  }

  /** Presses Tab from the current focus until the target has it. */
  async reach(target: Locator): Promise<void> {
    const isThere = (): Promise<boolean> => target.evaluate((element) => element === element.ownerDocument.activeElement);
    for (let tabs = 0; !(await isThere()); tabs++) {
      expect(tabs, `presses of Tab to ${target.toString()}`).toBeLessThan(MOST_TABS);
      await this.#page.keyboard.press('Tab');
    }
  }
}

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[sandbox]');

/** Plays from the start button to the result of the round. @returns its text */
export async function playRound(page: Page, hand: PlayersHand, { start, place, moves = [] }: FamilyGame): Promise<string> {
  const game = frameOf(page);
  // A move may state its extra cost or its card: 'Raise +€2.00', 'Hold 2 9 of hearts'.
  const button = (name: string): Locator =>
    game.getByRole('button', { name: new RegExp(`^${name}( (?:[+◆✹\\d]|Ace|Jack|Queen|King).*)?$`) });
  const result = game.getByRole('status').filter({ hasText: /You won|returned|No win/ });
  if (place !== undefined) await hand.press(button(place));
  await hand.press(button(start));
  for (let at = 0; moves.length > 0; at++) {
    const move = button(moves[at % moves.length] ?? '').and(game.locator(':enabled'));
    // If the move ended the round or was not offered, there is a result.
    await expect(result.or(move).first()).toBeVisible({ timeout: 90_000 });
    if (await result.isVisible()) break;
    await hand.press(move);
  }
  // A table may accept bets for a minute before it draws.
  await expect(result).toBeVisible({ timeout: 90_000 });
  return result.innerText();
}
