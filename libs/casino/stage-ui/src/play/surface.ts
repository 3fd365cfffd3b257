import type { Placed } from '../score/frame-at.ts';

/** How a stage lies in its canvas: pixels per unit of the stage. */
export interface View {
  width: number;
  height: number;
  scale: number;
  ground: string | undefined;
}

/** What a stage is drawn on. */
export interface Surface {
  readonly renderer: 'webgl' | 'canvas';
  draw: (placed: readonly Placed[], view: View) => void;
  close: () => void;
}

/** Adds a canvas that only pictures: the words of a round are beside it. */
export function addCanvas(host: HTMLElement, renderer: Surface['renderer']): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset['renderer'] = renderer;
  host.append(canvas);
  return canvas;
}
