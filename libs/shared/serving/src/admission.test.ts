import { createAdmission, type Slot } from './admission.ts';

describe('admission', () => {
  it('[SRV-3] runs requests in its slots, queues some in order, and refuses the others at once', async () => {
    const admission = createAdmission({
      slots: 2,
      longestQueue: 2,
      waitMs: 60_000,
      turnMs: 60_000,
      accepted: () => 0,
      now: () => performance.now(),
    });
    const log: string[] = [];
    const enter = (name: string): Promise<Slot | undefined> =>
      admission.enter().then((slot) => (log.push(`${name} ${slot !== undefined}`), slot));

    const [one, two] = await Promise.all([enter('one'), enter('two')]);
    const waiting = [enter('three'), enter('four')];
    await enter('five');
    expect(log).toEqual(['one true', 'two true', 'five false']);
    one?.leave();
    two?.leave();
    await Promise.all(waiting);

    expect(log.slice(3)).toEqual(['three true', 'four true']);
  });

  it('[SRV-3] limits the wait, and does not lose a slot that is granted too late', async () => {
    const admission = createAdmission({
      slots: 1,
      longestQueue: 5,
      waitMs: 10,
      turnMs: 60_000,
      accepted: () => 0,
      now: () => performance.now(),
    });

    const slot = await admission.enter();
    expect(slot).toBeDefined();
    expect(await admission.enter()).toBeUndefined();
    slot?.leave();
    expect(await admission.enter()).toBeDefined();
  });

  it('[SRV-3] accepts connections before the queue continues, for 64 ticks at most', async () => {
    let connections = 0;
    let slot: Slot | undefined;
    const admission = createAdmission({
      ...{ slots: 1, longestQueue: 1, waitMs: 60_000, turnMs: 1000 },
      accepted: () => connections,
      now: () => 0,
    });
    /** Number of ticks until the waiting request gets the slot, when connections arrive in so many of them. */
    const turnsUntilIn = async (comeFor: number): Promise<number> => {
      let isIn = false;
      void admission.enter().then((next) => {
        isIn = true;
        slot = next;
      });
      slot?.leave();
      for (let turns = 0; ; turns += 1) {
        if (isIn) return turns;
        if (turns < comeFor) connections += 1;
        await new Promise((resume) => setImmediate(resume));
      }
    };
    slot = await admission.enter();
    expect(slot).toBeDefined();
    await new Promise((resume) => setImmediate(resume));

    expect(await turnsUntilIn(0)).toBe(1);
    expect(await turnsUntilIn(10)).toBe(11);
    expect(await turnsUntilIn(1000)).toBe(65);
  });

  it('[SRV-3] starts requests for a limited time in one tick of the event loop, then one per tick', async () => {
    const clock = { ms: 0 };
    const admission = createAdmission({ slots: 2, longestQueue: 1, waitMs: 60_000, turnMs: 15, accepted: () => 0, now: () => clock.ms });
    const log: string[] = [];
    // Each is synchronous and takes ten milliseconds.
    const ask = async (name: string): Promise<void> => {
      const slot = await admission.enter();
      log.push(`${name} ${slot !== undefined}`);
      if (slot === undefined) return;
      clock.ms += 10;
      slot.leave();
    };

    const pending: Promise<void>[] = [];
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
      pending.push(ask(name));
      for (let step = 0; step < 5; step += 1) await Promise.resolve();
    }
    expect(log).toEqual(['one true', 'two true', 'six false']);
    const turns: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((resume) => setImmediate(resume));
      turns.push(log.slice(3).join());
    }
    await Promise.all(pending);

    expect(turns).toEqual(['three true', 'three true,four true', 'three true,four true,five true', 'three true,four true,five true']);
  });
});

describe('a burst and a crowd', () => {
  /** An admission whose requests run one at a time for `workMs`, on a clock that only this test moves. */
  function openServer(workMs: number) {
    const clock = { ms: 0 };
    const terms = { slots: 64, longestQueue: 256, waitMs: 250, turnMs: 15, accepted: () => 0, now: () => clock.ms };
    const admission = createAdmission(terms);
    let free = Promise.resolve();
    /** @returns how long the request took; undefined if it was refused. */
    const ask = async (): Promise<number | undefined> => {
      const beganMs = clock.ms;
      const slot = await admission.enter();
      if (slot === undefined) return undefined;
      const mine = free.then(() => {
        clock.ms += workMs;
        jest.advanceTimersByTime(workMs);
      });
      free = mine;
      await mine;
      slot.leave();
      return clock.ms - beganMs;
    };
    return { admission, ask, clock };
  }
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  it.each([1, 15, 400])('[SRV-3] an idle server refuses none of twenty parallel calls that take %i ms each', async (workMs) => {
    const { ask } = openServer(workMs);
    expect(await Promise.all(Array.from({ length: 5 }, ask))).not.toContain(undefined);
    expect(await Promise.all(Array.from({ length: 20 }, ask))).not.toContain(undefined);
  });

  it('[SRV-3] refuses none of nine clients who ask again at once, also after a crowd', async () => {
    const { ask, clock } = openServer(5);
    const loop = async (untilMs: number): Promise<number> => {
      let refused = 0;
      while (clock.ms < untilMs) {
        if ((await ask()) !== undefined) continue;
        refused += 1;
        await new Promise((resume) => setImmediate(resume));
      }
      return refused;
    };
    const crowd = await Promise.all(Array.from({ length: 300 }, () => loop(4_000)));
    expect(crowd.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    const few = await Promise.all(Array.from({ length: 9 }, () => loop(clock.ms + 4_000)));
    expect(few).toEqual(Array.from({ length: 9 }, () => 0));
  });

  it('[SRV-3] refuses the head of the queue as well when no request ends', async () => {
    const clock = { ms: 0 };
    const admission = createAdmission({ slots: 1, longestQueue: 5, waitMs: 250, turnMs: 15, accepted: () => 0, now: () => clock.ms });
    expect(await admission.enter()).toBeDefined();
    const waiting = admission.enter();
    clock.ms = 1_999;
    jest.advanceTimersByTime(250);
    clock.ms = 2_000;
    jest.advanceTimersByTime(250);
    expect(await waiting).toBeUndefined();
  });

  it.each([1, 5, 30])(
    '[SRV-3] answers admitted calls quickly while three hundred clients ask again at once; each call takes %i ms',
    async (workMs) => {
      const { ask, clock } = openServer(workMs);
      const times: number[] = [];
      let refused = 0;
      const runsMs = Math.max(6_000, workMs * 600);
      const client = async (): Promise<void> => {
        while (clock.ms < runsMs) {
          const beganMs = clock.ms;
          const ms = await ask();
          if (ms === undefined) {
            refused += 1;
            await new Promise((resume) => setTimeout(resume, 100));
          }
          // The first moments are the burst.
          else if (beganMs > runsMs / 2) times.push(ms);
        }
      };
      const clients = Promise.all(Array.from({ length: 300 }, client));
      let isOver = false;
      void clients.then(() => (isOver = true));
      while (!isOver) {
        await new Promise((resume) => setImmediate(resume));
        // Those who were refused continue when all others wait.
        if (clock.ms >= runsMs) jest.advanceTimersByTime(100);
      }

      const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
      expect(refused).toBeGreaterThan(0);
      expect((times.length * workMs) / (runsMs / 2)).toBeGreaterThan(0.9);
      // Four clients take four times the work.
      expect(p99).toBeLessThanOrEqual(4 * 4 * workMs);
    },
  );
});
