import { placePanel } from './place.ts';

/** Positions an open top-layer panel beside its anchor, in both writing directions. */
export function placeBeside(anchor: HTMLElement, panel: HTMLElement): void {
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const { left, top } = placePanel(anchor.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }, isRtl);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}
