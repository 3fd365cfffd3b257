/** Theme of the page around a game: the document's, or else the device's preference. */
export function pageTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Whether the player prefers reduced motion. */
export const isCalmPage = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
