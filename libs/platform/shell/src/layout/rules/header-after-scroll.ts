/** The header's own height: closer to the top than this it is in its place anyway. */
const HEADER_PX = 56;
/** A scroll shorter than this is a trembling hand. */
const TREMBLE_PX = 6;

/** Whether the header is over the page after a scroll. Positions are pixels from the top. @spec LY-03 */
export function headerAfterScroll({ from, to, isShown }: { from: number; to: number; isShown: boolean }): boolean {
  if (to <= (isShown ? 0 : HEADER_PX)) return false;
  return Math.abs(to - from) < TREMBLE_PX ? isShown : to < from;
}
