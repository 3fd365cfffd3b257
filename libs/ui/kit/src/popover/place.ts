/** A box on the screen, in pixels from its top left corner. */
export interface Box {
  /** From the left edge of the screen, in both directions of writing. */
  left: number;
  /** From the upper edge. */
  top: number;
  /** From the left edge too, so never less than `left`. */
  right: number;
  /** From the upper edge too. */
  bottom: number;
}

const MARGIN = 8;
const GAP = 4;

/**
 * Where a panel stands beside its button: below it, above where there is more room, its end edges together, never past the window.
 */
export function placePanel(
  anchor: Box,
  panel: { width: number; height: number },
  screen: { width: number; height: number },
  isRtl: boolean,
): { left: number; top: number } {
  const below = anchor.bottom + GAP;
  const isBelow = below + panel.height + MARGIN <= screen.height || anchor.top < screen.height - anchor.bottom;
  const left = isRtl ? anchor.left : anchor.right - panel.width;
  const most = Math.max(MARGIN, screen.width - panel.width - MARGIN);
  return { left: Math.min(Math.max(MARGIN, left), most), top: Math.max(MARGIN, isBelow ? below : anchor.top - GAP - panel.height) };
}
