import type { StreamOptions } from '@touchline/shared-state';

/** A render in progress. */
export interface Rendering {
  pipe: (to: NodeJS.WritableStream) => unknown;
  abort: (reason?: unknown) => void;
}

/**
 * If a page throws while the edge renders it, renders the rest once more without it, so that header, coupon and footer survive; the browser
 * tries the page itself.
 *
 * @param draw - renders the site, with or without the page.
 * @param leaveOut - marks the page as missing in the document's state; called before the second render.
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
