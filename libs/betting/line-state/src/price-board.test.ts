import fc from 'fast-check';
import { createPriceBoard, type PriceBoard } from './price-board.ts';

/** A board with manual frames and timers. */
function start(): { board: PriceBoard; frame: () => void; later: () => void; framesRequested: () => number; nextTimer: () => void } {
  let frames: (() => void)[] = [];
  let timers: (() => void)[] = [];
  let requested = 0;
  const board = createPriceBoard({
    onFrame: (work) => {
      requested++;
      frames.push(work);
    },
    after: (_ms, work) => timers.push(work),
    movementShownMs: 3000,
  });
  const run = (works: (() => void)[]) => works.forEach((work) => work());
  return {
    board,
    framesRequested: () => requested,
    frame: () => {
      const now = frames;
      frames = [];
      run(now);
    },
    nextTimer: () => timers.shift()?.(),
    later: () => {
      const now = timers;
      timers = [];
      run(now);
    },
  };
}

const price = (id: number, coef: number, isBlocked = false) => ({ id, coef, isBlocked });

describe('price board', () => {
  it('[ODD-6] shows a new price with the next frame, to all subscribers at once', () => {
    const { board, frame } = start();
    board.write([price(1, 1850), price(2, 2100)], 1);
    const seen: unknown[] = [];
    board.subscribe(1, () => seen.push([board.get(1)?.coef, board.get(2)?.coef]));
    board.subscribe(2, () => seen.push([board.get(1)?.coef, board.get(2)?.coef]));

    board.write([price(1, 1900)], 2);
    board.write([price(2, 2050)], 2);
    expect(board.get(1)?.coef).toBe(1850);

    frame();
    expect(seen).toEqual([
      [1900, 2050],
      [1900, 2050],
    ]);
  });

  it('[LOAD-3] requests one frame and keeps the last value, for any number of writes', () => {
    const { board, frame, framesRequested } = start();
    board.write([price(1, 1850)], 1);
    const listener = jest.fn();
    board.subscribe(1, listener);
    for (let coef = 1851; coef <= 2850; coef++) board.write([price(1, coef)], 2);
    expect(board.waiting()).toBe(1);
    expect(framesRequested()).toBe(1);
    frame();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(board.get(1)).toMatchObject({ coef: 2850, previous: 1850, movement: 'up' });
  });

  it('[BT-02] has direction and previous price, and removes the mark later', () => {
    const { board, frame, later } = start();
    board.write([price(1, 1850)], 1);
    expect(board.get(1)?.movement).toBeNull();
    board.write([price(1, 1800)], 2);
    frame();
    expect(board.get(1)).toEqual({ coef: 1800, isBlocked: false, movement: 'down', previous: 1850, at: 2 });
    later();
    expect(board.get(1)).toEqual({ coef: 1800, isBlocked: false, movement: null, previous: 1850, at: 2 });
  });

  it('[BT-02] a second change keeps its mark for three seconds: the timer of the first does not remove it', () => {
    const { board, frame, nextTimer } = start();
    board.write([price(1, 1850)], 1);
    for (const coef of [1800, 1700]) {
      board.write([price(1, coef)], 2);
      frame();
    }
    nextTimer();
    expect(board.get(1)).toMatchObject({ coef: 1700, movement: 'down' });
    nextTimer();
    expect(board.get(1)).toMatchObject({ coef: 1700, movement: null });
  });

  it('[BT-02] locks a market at once, without waiting for the frame', () => {
    const { board, frame } = start();
    board.write([price(1, 1850)], 1);
    const listener = jest.fn();
    board.subscribe(1, listener);
    board.write([price(1, 1900, true)], 2);
    expect(board.get(1)).toMatchObject({ coef: 1850, isBlocked: true });
    expect(listener).toHaveBeenCalledTimes(1);
    frame();
    expect(board.get(1)).toMatchObject({ coef: 1900, isBlocked: true });
  });

  it('[BT-02] a lock cancels an unlock that waits for its frame', () => {
    const { board, frame } = start();
    board.write([price(1, 1850, true)], 1);
    board.write([price(1, 1850, false)], 2);
    board.write([price(1, 1850, true)], 3);
    frame();
    expect(board.get(1)?.isBlocked).toBe(true);
  });

  it('[ODD-6] a late answer does not restore an old price', () => {
    const { board, frame } = start();
    board.write([price(1, 1850)], 10);
    board.write([price(1, 1900)], 12);
    board.write([price(1, 1870)], 11);
    frame();
    expect(board.get(1)?.coef).toBe(1900);
  });

  it('keeps the identity of an unchanged price', () => {
    const { board, frame } = start();
    board.write([price(1, 1850)], 1);
    const before = board.get(1);
    board.write([price(1, 1850)], 2);
    frame();
    expect(board.get(1)).toBe(before);
  });

  it('[LOAD-6] drops prices without subscribers, and only those', () => {
    const { board } = start();
    board.write([price(1, 1850), price(2, 2000)], 1);
    const stop = board.subscribe(1, () => undefined);
    board.forget([1, 2]);
    expect([board.get(1)?.coef, board.get(2)]).toEqual([1850, undefined]);
    stop();
    board.forget([1]);
    expect(board.get(1)).toBeUndefined();
  });

  it('[ODD-6] after the frame shows the last write of each outcome, for any sequence', () => {
    const write = fc.record({ id: fc.integer({ min: 1, max: 8 }), coef: fc.integer({ min: 1001, max: 9000 }), isBlocked: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.array(write, { maxLength: 20 }), { maxLength: 10 }), fc.array(fc.boolean()), (batches, frames) => {
        const { board, frame } = start();
        const last = new Map<number, { coef: number; isBlocked: boolean }>();
        batches.forEach((batch, at) => {
          board.write(batch, at);
          for (const { id, coef, isBlocked } of batch) last.set(id, { coef, isBlocked });
          if (frames[at] === true) frame();
        });
        frame();
        frame();
        for (const [id, expected] of last) expect(board.get(id)).toMatchObject(expected);
      }),
    );
  });
});
