export interface SplashHost {
  page: Document;
  /** Screen size in CSS pixels, and the device pixels per CSS pixel. */
  screen: { width: number; height: number };
  ratio: number;
  /** Draws the icon centred on a plain background. @returns a data url of the image. */
  draw: (size: { width: number; height: number }, colour: string) => Promise<string>;
}

/** Adds the images shown while the installed app starts, in portrait and landscape. @spec PW-01 */
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
