import { getPriceBoard, type PriceBoard, type PriceWrite } from '@touchline/betting-line-state';
import { OutcomeButton } from '@touchline/betting-ui';
import { formatCoef } from '@touchline/betting-coupon-math';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { PriceButton } from '../prices/PriceButton.tsx';

/** Number of games in the table; each has three prices. */
const GAMES = 500;
const OUTCOMES = 3;
const CHANGES_PER_FRAME = [50, 300, 1500] as const;
const WARM_UP_FRAMES = 5;
const MEASURED_FRAMES = 25;
const START_COEF = 1850;

/** Results of one implementation at one rate of changes. Milliseconds per frame for script, style and layout. */
export interface PriceTableRun {
  way: 'board' | 'raw';
  changesPerFrame: number;
  median: number;
  p95: number;
}

const ids = Array.from({ length: GAMES * OUTCOMES }, (_, at) => at + 1);

/** The same changes for both implementations: outcome ids and their new coefficients. */
function movesOf(frame: number, count: number): PriceWrite[] {
  return Array.from({ length: count }, (_, at) => {
    const id = ids[(frame * 977 + at * 7) % ids.length] ?? 1;
    return { id, coef: START_COEF + ((frame * 31 + at * 13) % 2000), isBlocked: false };
  });
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const quantile = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

async function measure(
  way: PriceTableRun['way'],
  changesPerFrame: number,
  work: { root: HTMLElement; move: (moves: PriceWrite[]) => void },
) {
  const times: number[] = [];
  for (let frame = 0; frame < WARM_UP_FRAMES + MEASURED_FRAMES; frame++) {
    const moves = movesOf(frame, changesPerFrame);
    await nextFrame();
    const startedAt = performance.now();
    work.move(moves);
    void work.root.offsetHeight; // include style and layout in the measured time
    if (frame >= WARM_UP_FRAMES) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { way, changesPerFrame, median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** Contained like the rows of a list: the browser skips layout and paint outside the window. */
const ROW = { display: 'flex', inlineSize: 300, blockSize: 52, contain: 'strict', contentVisibility: 'auto' } as const;

function Table({ cell }: { cell: (id: number) => ReactNode }) {
  return Array.from({ length: GAMES }, (_, game) => (
    <div key={game} style={ROW}>
      {Array.from({ length: OUTCOMES }, (_unused, at) => cell(game * OUTCOMES + at + 1))}
    </div>
  ));
}

const viewOf = (id: number) => ({ id, name: '1', label: `Outcome ${id}`, odds: formatCoef(START_COEF, 0) });

/** A board with a manual frame callback, so that a write and its flush are measured together. */
function boardOf(store: Parameters<typeof getPriceBoard>[0]): { board: PriceBoard; flush: () => void } {
  let waiting: (() => void) | undefined;
  const board = getPriceBoard(store, { onFrame: (work) => (waiting = work), after: () => undefined, movementShownMs: 0 });
  board.write(
    ids.map((id) => ({ id, coef: START_COEF, isBlocked: false })),
    0,
  );
  return { board, flush: () => waiting?.() };
}

function mount(root: HTMLElement, tree: ReactNode): () => void {
  const mounted = createRoot(root);
  flushSync(() => mounted.render(<IntlProvider locale="en">{tree}</IntlProvider>));
  return () => mounted.unmount();
}

async function runBoard(root: HTMLElement): Promise<PriceTableRun[]> {
  const state = {};
  const store = { getState: () => state, subscribe: () => () => undefined, dispatch: <A,>(action: A) => action };
  const { board, flush } = boardOf(store);
  const noop = () => undefined;
  const unmount = mount(
    root,
    <Provider store={store as never}>
      <MemoryRouter>
        <Table cell={(id) => <PriceButton key={id} outcome={viewOf(id)} look="cell" onPick={noop} />} />
      </MemoryRouter>
    </Provider>,
  );
  const runs: PriceTableRun[] = [];
  let at = 1;
  const move = (moves: PriceWrite[]) => {
    board.write(moves, at++);
    flush();
  };
  for (const changes of CHANGES_PER_FRAME) runs.push(await measure('board', changes, { root, move }));
  unmount();
  return runs;
}

/** Best possible result: writes directly to the element of each price, with the same marks and texts. */
async function runRaw(root: HTMLElement): Promise<PriceTableRun[]> {
  const unmount = mount(root, <Table cell={(id) => <OutcomeButton key={id} outcome={viewOf(id)} look="cell" />} />);
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button')];
  const figures = buttons.map((button) => button.querySelector<HTMLElement>('[data-price]'));
  const shown = ids.map(() => START_COEF);
  const move = (moves: PriceWrite[]) => {
    for (const { id, coef } of moves) {
      const button = buttons[id - 1];
      const figure = figures[id - 1];
      const was = shown[id - 1] ?? coef;
      if (button === undefined || figure === null || figure === undefined || was === coef) continue;
      figure.textContent = formatCoef(coef, 0, { locale: 'en' });
      button.dataset['movement'] = coef > was ? 'up' : 'down';
      button.dataset['beat'] = button.dataset['beat'] === '1' ? '0' : '1';
      button.title = `Was ${formatCoef(was, 0, { locale: 'en' })}`;
      shown[id - 1] = coef;
    }
  };
  const runs: PriceTableRun[] = [];
  for (const changes of CHANGES_PER_FRAME) runs.push(await measure('raw', changes, { root, move }));
  unmount();
  return runs;
}

/**
 * Changes the prices of 500 games with three outcomes each, at 50, 300 and 1,500 changes per frame, through the board and by direct DOM
 * writes in the same page.
 *
 * @param root - an empty element in the viewport.
 * @returns the runs of both implementations at each rate, raw DOM last.
 */
export async function mountBench(root: HTMLElement): Promise<PriceTableRun[]> {
  const board = await runBoard(root);
  return [...board, ...(await runRaw(root))];
}
