/** Widths in the toolbar: those used for reviews, and all other breakpoints of LY-08. */
const WIDTHS = [320, 390, 768, 844, 1024, 1100, 1152, 1280, 1366, 1440, 1680, 1920, 2560, 3840] as const;
const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844, 844: 390, 1920: 1080, 2560: 1440, 3840: 2160 };
const USUAL_HEIGHT = 900;

export const WINDOWS = Object.fromEntries(
  WIDTHS.map((width) => [
    `w${width}`,
    {
      name: width === 844 ? '844, a phone on its side' : String(width),
      type: width < 768 || width === 844 ? ('mobile' as const) : width < 1100 ? ('tablet' as const) : ('desktop' as const),
      styles: { width: `${width}px`, height: `${HEIGHTS[width] ?? USUAL_HEIGHT}px` },
    },
  ]),
);
