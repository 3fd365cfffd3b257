/** A box on the screen, in pixels from the top left corner. */
export interface Box {
  /** Distance from the left edge of the screen, in both writing directions. */
  left: number;
  /** Distance from the top edge. */
  top: number;
  /** Distance from the left edge, so never less than `left`. */
  right: number;
  /** Distance from the top edge. */
  bottom: number;
}

const MARGIN = 8;
const GAP = 4;

/** Position of a panel relative to its button: below it, or above if there is more room; end edges aligned; never beyond the window. */
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
