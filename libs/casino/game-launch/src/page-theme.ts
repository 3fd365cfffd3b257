/** How the page around a game looks: what its document says, else what the device prefers. */
export function pageTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Whether the player wants no motion. */
export const isCalmPage = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
