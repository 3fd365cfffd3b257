import type { PageState } from '@touchline/shared-state';

/** @throws Error when the document has no readable state. The edge wrote it, so this is our own bug. */
export function readPageState(page: Document): PageState {
  const text = page.getElementById('tl-state')?.textContent;
  if (text === undefined || text === null) throw new Error('The document has no #tl-state.');
  return JSON.parse(text) as PageState;
}
