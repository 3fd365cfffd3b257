import type { PageVisibility } from '../section/section.ts';

/** Pause state of one page: paused some time after it was left, resumed at once on return. */
export interface PageLeave {
  isPaused: () => boolean;
  stop: () => void;
}

/**
 * @param page - visibility of the page.
 * @param pauseAfterMs - delay of the pause after the page was left; 0 is at once.
 * @param onReturn - called when the page becomes visible after a pause.
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
