/** Shape and colour of each symbol; the letter beside it conveys the same without either. */
const SYMBOLS: Readonly<Record<string, { path: string; hue: number }>> = {
  A: { path: 'M20 4l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z', hue: 45 },
  B: { path: 'M20 3l15 17-15 17L5 20z', hue: 200 },
  C: { path: 'M12 10a8 8 0 0 1 8 6 8 8 0 0 1 8-6c8 0 9 12-8 26C3 22 4 10 12 10z', hue: 350 },
  D: { path: 'M20 5a15 15 0 1 0 .1 0zm0 7a8 8 0 1 1-.1 0z', hue: 280 },
  E: { path: 'M6 34L20 6l14 28z', hue: 140 },
  F: { path: 'M7 7h26v26H7z', hue: 20 },
  G: { path: 'M20 4c9 9 12 14 12 20a12 12 0 0 1-24 0c0-6 3-11 12-20z', hue: 220 },
  W: { path: 'M3 9l7 22 10-15 10 15 7-22-9 8-8-13-8 13z', hue: 60 },
  S: { path: 'M20 2l4 12 13-3-9 9 9 9-13-3-4 12-4-12-13 3 9-9-9-9 13 3z', hue: 310 },
  O: { path: 'M20 4a16 16 0 1 0 .1 0zm0 5a11 11 0 1 1-.1 0z', hue: 48 },
};

/** The shape of a slot's symbol; null for an empty cell. The letter beside it is the caller's. */
export function GridSymbol({ symbol }: { symbol: string }) {
  const drawn = SYMBOLS[symbol];
  if (drawn === undefined) return null;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" style={{ color: `hsl(${drawn.hue} 70% 52%)` }}>
      <path d={drawn.path} fill="currentColor" fillRule="evenodd" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  );
}

export const isGridSymbol = (symbol: string): boolean => Object.hasOwn(SYMBOLS, symbol);
