import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import type { Score } from '../score/score.ts';
import { openSurface } from './open-surface.ts';
import { addCanvas, type Surface } from './surface.ts';
import { useDrawn } from './use-surface.ts';

jest.mock('./open-surface.ts', () => ({ openSurface: jest.fn() }));

const SCORE: Score = { width: 1600, height: 900, actors: [], cues: [], restMs: 0, endMs: 0 };

class Laid {
  readonly #seen: (entries: { contentRect: { width: number } }[]) => void;
  constructor(seen: (entries: { contentRect: { width: number } }[]) => void) {
    this.#seen = seen;
  }
  observe(): void {
    this.#seen([{ contentRect: { width: 400 } }]);
  }
  disconnect(): void {
    // nothing is observed
  }
}

function Stage() {
  const host = useRef<HTMLDivElement>(null);
  useDrawn(host, SCORE, { beganMs: 0, stillMs: 0 });
  return <div ref={host} data-testid="host" />;
}

/** A stage with surfaces whose drawing can fail. */
async function staged(failing: readonly Surface['renderer'][] = []) {
  const drawn: string[] = [];
  jest.mocked(openSurface).mockImplementation(async (host, isPlain) => {
    const renderer = isPlain === true ? 'canvas' : 'webgl';
    const canvas = addCanvas(host, renderer);
    const draw = (): void => {
      if (failing.includes(renderer)) throw new Error('cannot be drawn');
      drawn.push(renderer);
    };
    return { renderer, draw, close: () => canvas.remove() };
  });
  const { container, unmount } = render(<Stage />);
  await act(async () => undefined);
  return { drawn, unmount, canvases: () => [...container.querySelectorAll('canvas')].map(({ dataset }) => dataset['renderer']) };
}
beforeEach(() => Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Laid }));
afterEach(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));

it('[CS-05] a stage whose graphics processor is taken away is drawn on a canvas at once', async () => {
  const { drawn, canvases, unmount } = await staged();
  expect([drawn, canvases()]).toEqual([['webgl'], ['webgl']]);
  const [canvas] = document.querySelectorAll('canvas');
  if (canvas === undefined) throw new Error('there is no canvas');
  fireEvent(canvas, new Event('webglcontextlost'));
  await act(async () => undefined);
  expect([drawn, canvases()]).toEqual([['webgl', 'canvas'], ['canvas']]);
  unmount();
  expect(document.querySelector('canvas')).toBeNull();
});

it.each([
  [['webgl'], ['canvas']],
  [['webgl', 'canvas'], []],
] as const)('[CS-05] a picture that cannot be drawn by %j ends no game', async (failing, drawn) => {
  expect((await staged(failing)).drawn).toEqual(drawn);
});
