import { aGamesAnswer } from '@touchline/betting-line-state/testing';
import { answer } from '@touchline/shared-testing';
import { act, cleanup, screen } from '@testing-library/react';
import { createPage } from '../line-page.test.helper.tsx';

/** Opens the list of live games. */
export const openLive = async () => {
  const page = await createPage({ path: '/en/live', routeKey: 'section' });
  return { ...page, shown: await page.open() };
};
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Waits for the code that writes the age of prices, which is loaded after them. */
export const waitForAge = () => act(async () => void (await import('../notices/write-age.ts')));
/** An answer with changes since the first answer of the feed. */
export const delta = (fields: Parameters<typeof aGamesAnswer>[0]) =>
  answer(aGamesAnswer({ isFull: false, champs: [], games: [], revision: 2, ...fields }));
export const price = (id: number) => screen.getByTestId(`outcome-${id}`);

/** Sets the clock of the list tests. */
export function withListClock(): void {
  beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });
}
