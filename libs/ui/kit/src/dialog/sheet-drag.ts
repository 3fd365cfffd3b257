/** Height of a sheet: its content or half of the window, nearly the full window, or closed. */
export type SheetHeight = 'half' | 'full' | 'closed';

/** Shorter drags count as a press with a tremble. */
const LEAST_PX = 56;

/** Where a sheet settles after a drag of `shift` pixels (down is positive); from full, half of the window down closes it at once. */
export function afterDrag(height: Exclude<SheetHeight, 'closed'>, shift: number, windowPx: number): SheetHeight {
  if (Math.abs(shift) < LEAST_PX) return height;
  if (shift < 0) return 'full';
  if (height === 'half') return 'closed';
  return shift > windowPx / 2 ? 'closed' : 'half';
}

/** Where a key on the grip moves the sheet; null for other keys. */
export function afterKey(height: Exclude<SheetHeight, 'closed'>, key: string): SheetHeight | null {
  if (key === 'ArrowUp' || key === 'Home') return 'full';
  if (key === 'ArrowDown') return height === 'full' ? 'half' : 'closed';
  if (key === 'End') return 'half';
  return null;
}
