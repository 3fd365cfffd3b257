const UNIT = 1000;

export interface LineOptions {
  /** A handicap says its sign; zero has none. */
  isSigned?: boolean;
}

/**
 * A line in words of figures: `2.5`, `−0.25`, `+1`. The minus is the real one (U+2212).
 *
 * @param param - thousandths, any integer.
 */
export function formatLine(param: number, { isSigned = false }: LineOptions = {}): string {
  const size = Math.abs(param);
  const rest = String(size % UNIT)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const figure = rest === '' ? String(Math.trunc(size / UNIT)) : `${Math.trunc(size / UNIT)}.${rest}`;
  if (param < 0) return `−${figure}`;
  return isSigned && param > 0 ? `+${figure}` : figure;
}
