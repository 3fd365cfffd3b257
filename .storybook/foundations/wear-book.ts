import { brandStyle } from '@touchline/ui-kit';
import type { BrandEntry } from '@touchline/ui-kit';

export const STYLE_ID = 'theme-studio';

/** Writes the brand book into a document as the edge does; always the same element. */
export function wearBook(target: Document, book: readonly BrandEntry[]): void {
  target.getElementById(STYLE_ID)?.remove();
  target.head.append(Object.assign(target.createElement('style'), { id: STYLE_ID, textContent: brandStyle(book).style }));
}
