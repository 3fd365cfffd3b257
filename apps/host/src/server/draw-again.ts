import type { StreamOptions } from '@touchline/shared-state';

/** A render that is under way. */
export interface Rendering {
  pipe: (to: NodeJS.WritableStream) => unknown;
  abort: (reason?: unknown) => void;
}

/**
 * A page that throws while the edge draws it must not cost the header, the coupon and the footer: what is left is drawn once more without
 * it, and the browser tries the page itself.
 *
 * @param draw - draws the site, with the page or without it.
 * @param leaveOut - makes the document's state say that the page is missing; called before the second drawing.
 * @spec RM-08 REM-1 REM-8 REM-10
 */
export function drawAgain(draw: (hasPage: boolean, options: StreamOptions) => Rendering, leaveOut: () => void) {
  return (options: StreamOptions): Rendering => {
    let rendering = draw(true, {
      ...options,
      onShellError: () => {
        leaveOut();
        rendering = draw(false, options);
      },
    });
    return { pipe: (to) => rendering.pipe(to), abort: (reason) => rendering.abort(reason) };
  };
}
