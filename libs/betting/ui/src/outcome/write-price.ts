import type { Movement } from './outcome-view.ts';

/** A price after a change, as written by a price board. */
export interface PriceWriting {
  /** Formatted odds. */
  odds: string;
  /** Whether the price is suspended. */
  isLocked: boolean;
  /** Why it can't be picked, as text; shown on focus and hover. */
  lockReason?: string | undefined;
  /** Direction of a recent odds change; null once the mark has expired. @spec BT-02 */
  movement: Movement | null;
  /** `Was 1.85`, in the player's language. */
  was?: string | undefined;
}

const COLUMN_CHARACTERS = 5;
/** Whether a price needs a smaller font to fit into a column of a list. */
export const isLongFigure = (odds: string): boolean => odds.length > COLUMN_CHARACTERS;

/**
 * Writes a price directly into an outcome button, without React, because a live page has hundreds of changes per second.
 *
 * The price is replaced at once; `data-beat` alternates with every change, which restarts the fade of its mark. A stale button stays stale,
 * whatever is written, until its page renders it as fresh: a price can be written for another view, whose feed is not silent.
 *
 * @spec BT-02 ODD-5
 */
export function writePrice(button: HTMLButtonElement, { odds, isLocked, lockReason, movement, was }: PriceWriting): void {
  const figure = button.querySelector('[data-price]');
  const hasMoved = figure !== null && figure.textContent !== odds;
  if (hasMoved) {
    figure.textContent = odds;
    button.toggleAttribute('data-long', isLongFigure(odds));
  }
  if (movement === null) {
    delete button.dataset['movement'];
    delete button.dataset['beat'];
  } else if (hasMoved || button.dataset['movement'] !== movement) {
    button.dataset['movement'] = movement;
    button.dataset['beat'] = button.dataset['beat'] === '1' ? '0' : '1';
  }
  const isOff = isLocked || (button.hasAttribute('data-stale') && button.getAttribute('aria-pressed') !== 'true');
  if (isOff) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  const title = isOff ? lockReason : was;
  if (title === undefined) button.removeAttribute('title');
  else button.title = title;
}
