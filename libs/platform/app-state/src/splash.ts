export interface SplashHost {
  page: Document;
  /** CSS pixels of the screen, and how many of its own pixels make one. */
  screen: { width: number; height: number };
  ratio: number;
  /** Draws the icon in the middle of a plain ground. @returns a data url of the picture. */
  draw: (size: { width: number; height: number }, colour: string) => Promise<string>;
}

/** Adds the pictures that are shown while the installed app starts, upright and on its side. @spec PW-01 */
export async function addSplashScreens({ page, screen, ratio, draw }: SplashHost, colour: string): Promise<void> {
  const [short, long] = [Math.min(screen.width, screen.height), Math.max(screen.width, screen.height)];
  for (const [orientation, width, height] of [
    ['portrait', short, long],
    ['landscape', long, short],
  ] as const) {
    const link = page.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(orientation: ${orientation})`;
    link.href = await draw({ width: width * ratio, height: height * ratio }, colour);
    page.head.append(link);
  }
}
