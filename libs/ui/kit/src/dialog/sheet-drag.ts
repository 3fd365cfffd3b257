/** How high a sheet stands: its content or half of the window, nearly all of it, or not at all. */
export type SheetHeight = 'half' | 'full' | 'closed';

/** A drag shorter than this is a press that trembled. */
const LEAST_PX = 56;

/** Where a sheet goes that was let go after `shift` pixels, down positive; half of the way down from full closes it at once. */
export function afterDrag(height: Exclude<SheetHeight, 'closed'>, shift: number, windowPx: number): SheetHeight {
  if (Math.abs(shift) < LEAST_PX) return height;
  if (shift < 0) return 'full';
  if (height === 'half') return 'closed';
  return shift > windowPx / 2 ? 'closed' : 'half';
}

/** Where a key on the grip sends it; null for other keys. */
export function afterKey(height: Exclude<SheetHeight, 'closed'>, key: string): SheetHeight | null {
  if (key === 'ArrowUp' || key === 'Home') return 'full';
  if (key === 'ArrowDown') return height === 'full' ? 'half' : 'closed';
  if (key === 'End') return 'half';
  return null;
}
