import type { PageVisibility } from '../section.ts';

/** Follows one page: paused some time after it was left, back at once on return. */
export interface PageLeave {
  isPaused: () => boolean;
  stop: () => void;
}

/**
 * @param page - tells when the page is left and seen again.
 * @param pauseAfterMs - how long after leaving the pause begins; 0 is at once.
 * @param onReturn - called when the page is seen again after a pause.
 * @spec PL-06
 */
export function watchPageLeave(page: PageVisibility, pauseAfterMs: number, onReturn: () => void): PageLeave {
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = (): void => {
    if (pauseAfterMs === 0) isPaused = true;
    else timer ??= setTimeout(() => (isPaused = true), pauseAfterMs);
  };
  const seen = (isVisible: boolean): void => {
    if (!isVisible) return leave();
    clearTimeout(timer);
    timer = undefined;
    if (!isPaused) return;
    isPaused = false;
    onReturn();
  };
  const stopListening = page.onChange(seen);
  if (!page.isVisible()) leave();
  return {
    isPaused: () => isPaused,
    stop: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
}
