import type { Movement } from './outcome-view.ts';

/** What a price board knows of a price after a change. */
export interface PriceWriting {
  /** Formatted odds. */
  odds: string;
  /** The price is paused. */
  isLocked: boolean;
  /** Why it is paused, in words; shown on focus and hover. */
  lockReason?: string;
  /** Which way the odds went in the last moments; null once the mark has had its time. @spec BT-02 */
  movement: Movement | null;
  /** `Was 1.85`, in the player's words. */
  was?: string;
}

const COLUMN_CHARACTERS = 5;
/** Whether a price needs smaller figures to stay inside a column of a list. */
export const isLongFigure = (odds: string): boolean => odds.length > COLUMN_CHARACTERS;

/**
 * Writes a price straight into an outcome button, without React: a live page moves hundreds of them a second.
 *
 * The figure is replaced at once; `data-beat` turns over with every movement, which restarts the fade of its sign.
 */
export function writePrice(button: HTMLButtonElement, { odds, isLocked, lockReason, movement, was }: PriceWriting): void {
  const figure = button.querySelector('[data-price]');
  const hasMoved = figure !== null && figure.textContent !== odds;
  if (hasMoved) {
    figure.textContent = odds;
    button.toggleAttribute('data-long', isLongFigure(odds));
  }
  button.removeAttribute('data-stale');
  if (movement === null) {
    delete button.dataset['movement'];
    delete button.dataset['beat'];
  } else if (hasMoved || button.dataset['movement'] !== movement) {
    button.dataset['movement'] = movement;
    button.dataset['beat'] = button.dataset['beat'] === '1' ? '0' : '1';
  }
  if (isLocked) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  const title = isLocked ? lockReason : was;
  if (title === undefined) button.removeAttribute('title');
  else button.title = title;
}
