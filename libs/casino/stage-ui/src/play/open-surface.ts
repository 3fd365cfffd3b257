import type { Surface } from './surface.ts';

const SOFTWARE = /swiftshader|llvmpipe|software/i;

/** Whether WebGL has a graphics processor behind it; without one the canvas is quicker. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const named = context.getExtension('WEBGL_debug_renderer_info');
  const renderer = named === null ? '' : String(context.getParameter(named.UNMASKED_RENDERER_WEBGL));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}

/**
 * Opens a surface by WebGL, or by canvas where there is none; null without either, as in tests of components.
 *
 * @param isPlain - by canvas in any case.
 */
export async function openSurface(host: HTMLElement, isPlain = false): Promise<Surface | null> {
  if (typeof CanvasRenderingContext2D === 'undefined') return null;
  try {
    if (!isPlain && hasWebGl()) return await (await import('./webgl-surface.ts')).openWebGl(host);
  } catch {
    host.replaceChildren();
  }
  return (await import('./canvas-surface.ts')).openCanvas(host);
}
