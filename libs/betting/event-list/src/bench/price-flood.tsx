import { getPriceBoard, type PriceWrite } from '@touchline/betting-line-state';
import { formatCoef } from '@touchline/betting-coupon-math';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { PriceButton } from '../prices/PriceButton.tsx';

/** Visible prices. */
const CELLS = 300;
const UPDATES_PER_SECOND = 10_000;
const WRITE_EVERY_MS = 10;
const START_COEF = 1850;
const ids = Array.from({ length: CELLS }, (_, at) => at + 1);

/** What a flood did to the page. Times in milliseconds. */
export interface FloodRun {
  updates: number;
  seconds: number;
  framesPerSecond: number;
  p95Frame: number;
  /** Age of the oldest price on the screen, the worst of all frames. */
  oldestShown: number;
  /** Most writes that waited for a frame. */
  mostWaiting: number;
  /** 98th percentile of the time from a key press to the next paint: INP. */
  inp: number;
  typed: string;
}

function TypedText() {
  const [stake, setStake] = useState('');
  return <input aria-label="Stake" value={stake} onChange={({ target }) => setStake(target.value)} />;
}

const viewOf = (id: number) => ({ id, name: '1', label: `Outcome ${id}`, odds: formatCoef(START_COEF, 0) });
const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

/**
 * Sends 10,000 price changes a second to 300 visible cells, beside a field in which a stake is typed.
 *
 * @param root - an empty element in the viewport.
 * @param forMs - duration of the flood, in milliseconds.
 * @returns what the page did in this time.
 * @spec LOAD-3
 */
export async function mountFlood(root: HTMLElement, forMs: number): Promise<FloodRun> {
  const state = {};
  const store = { getState: () => state, subscribe: () => () => undefined, dispatch: <A,>(action: A) => action };
  const board = getPriceBoard(store as never, {
    onFrame: (work) => void requestAnimationFrame(work),
    after: (ms, work) => void setTimeout(work, ms),
    movementShownMs: 2_000,
  });
  board.write(
    ids.map((id) => ({ id, coef: START_COEF, isBlocked: false })),
    0,
  );
  const mounted = createRoot(root);
  flushSync(() =>
    mounted.render(
      <IntlProvider locale="en">
        <Provider store={store as never}>
          <MemoryRouter>
            <TypedText />
            <div style={{ display: 'grid', gridTemplateColumns: 'repeat(15, 1fr)' }}>
              {ids.map((id) => (
                <PriceButton key={id} outcome={viewOf(id)} look="cell" onPick={() => undefined} />
              ))}
            </div>
          </MemoryRouter>
        </Provider>
      </IntlProvider>,
    ),
  );

  const presses: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (/^key|^input/.test(entry.name)) presses.push(entry.duration);
  });
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

  const began = performance.now();
  /** The last price written for each cell, and when the first of the writes that it does not show yet was made. */
  const written = new Map<number, { coef: number; at: number }>();
  let updates = 0;
  let mostWaiting = 0;
  const writer = setInterval(() => {
    const now = performance.now();
    const due = Math.floor(((now - began) / 1_000) * UPDATES_PER_SECOND);
    const moves: PriceWrite[] = [];
    for (; updates < due; updates += 1) {
      const id = ids[(updates * 7) % CELLS] ?? 1;
      const coef = START_COEF + ((updates * 13) % 2_000);
      moves.push({ id, coef, isBlocked: false });
      const last = written.get(id);
      const isShown = last === undefined || board.get(id)?.coef === last.coef;
      written.set(id, { coef, at: isShown ? now : last.at });
    }
    board.write(moves, updates + 1);
    mostWaiting = Math.max(mostWaiting, board.waiting());
  }, WRITE_EVERY_MS);

  const frames: number[] = [];
  let oldestShown = 0;
  let before = began;
  for (let now = began; now - began < forMs;) {
    now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    frames.push(now - before);
    before = now;
    for (const [id, { coef, at }] of written) if (board.get(id)?.coef !== coef) oldestShown = Math.max(oldestShown, performance.now() - at);
  }
  clearInterval(writer);
  observer.disconnect();
  const seconds = (performance.now() - began) / 1_000;
  const typed = root.querySelector('input')?.value ?? '';
  mounted.unmount();
  return {
    ...{ updates, seconds, mostWaiting, oldestShown, typed },
    framesPerSecond: 1_000 / quantile(frames, 0.5),
    p95Frame: quantile(frames, 0.95),
    // Presses faster than the threshold of the observer are not reported.
    inp: presses.length === 0 ? 16 : quantile(presses, 0.98),
  };
}
