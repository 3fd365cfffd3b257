import { EventEmitter } from 'node:events';
import { createSupervisor, watchParent } from './supervise.mjs';

/** A process that a test ends. */
class FakeProcess extends EventEmitter {
  readonly stderr = new EventEmitter();
  readonly signals: string[] = [];
  exitCode: number | null = null;
  signalCode: string | null = null;
  kill(signal: string): void {
    this.signals.push(signal);
  }
  end(how: number | string, errors = ''): void {
    if (errors !== '') this.stderr.emit('data', Buffer.from(errors));
    if (typeof how === 'number') this.exitCode = how;
    else this.signalCode = how;
    this.emit('close', this.exitCode, this.signalCode);
  }
}

interface Timer {
  at: number;
  everyMs: number | undefined;
  work: () => void;
}

/** A clock that a test moves. */
function fakeClock() {
  let nowMs = 0;
  const timers = new Set<Timer>();
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  return {
    now: () => nowMs,
    after: (ms: number, work: () => void) => add({ at: nowMs + ms, everyMs: undefined, work }),
    every: (ms: number, work: () => void) => add({ at: nowMs + ms, everyMs: ms, work }),
    advance: (ms: number): void => {
      const until = nowMs + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        nowMs = next.at;
        if (next.everyMs === undefined) timers.delete(next);
        else next.at += next.everyMs;
        next.work();
      }
      nowMs = until;
    },
  };
}

function setUp() {
  const clock = fakeClock();
  const logged: string[] = [];
  const passed: string[] = [];
  const exits: number[] = [];
  const supervisor = createSupervisor({
    clock,
    log: (line: string) => logged.push(line),
    pass: (chunk: unknown) => passed.push(String(chunk)),
    exit: (code: number) => exits.push(code),
  });
  const part = (name: string) => {
    const started: FakeProcess[] = [];
    const becomes: { ready: () => void; never: (error: Error) => void }[] = [];
    return {
      name,
      started,
      becomes,
      start: () => {
        const next = new FakeProcess();
        started.push(next);
        return next;
      },
      untilReady: () => new Promise<void>((ready, never) => becomes.push({ ready, never })),
      /** The process that runs, or the last one. */
      last: () => started.at(-1) as FakeProcess,
      ready: () => becomes.at(-1)?.ready(),
    };
  };
  /** Both parts of the product, ready. */
  const product = async () => {
    const [sandbox, edge] = [part('the sandbox'), part('the edge')];
    for (const one of [sandbox, edge]) {
      const starting = supervisor.start(one);
      one.ready();
      await starting;
    }
    return { sandbox, edge };
  };
  return { clock, logged, passed, exits, supervisor, part, product };
}
const settled = () => new Promise((done) => setImmediate(done));

it('[SRV-2] restarts a part that dies while the other one keeps running', async () => {
  const { clock, logged, exits, product } = setUp();
  const { sandbox, edge } = await product();

  edge.last().end(1);
  clock.advance(999);
  expect(edge.started).toHaveLength(1);
  clock.advance(1);
  expect(edge.started).toHaveLength(2);
  edge.ready();
  await settled();

  expect(logged).toEqual(['the edge ended with code 1; it is started again in 1 s', 'the edge is ready again']);
  expect([sandbox.started.length, sandbox.last().signals, exits]).toEqual([1, [], []]);
});

it('[SRV-2] the pauses before a restart are 1, 2, 4 and 8 seconds, and the fifth death in two minutes ends everything', async () => {
  const { clock, logged, exits, product } = setUp();
  const { sandbox, edge } = await product();

  for (const pauseMs of [1_000, 2_000, 4_000, 8_000]) {
    const started = sandbox.started.length;
    sandbox.last().end('SIGKILL');
    clock.advance(pauseMs - 1);
    expect(sandbox.started).toHaveLength(started);
    clock.advance(1);
    expect(sandbox.started).toHaveLength(started + 1);
  }
  const lines = Array.from({ length: 30 }, (_, at) => `line ${at}`).join('\n');
  sandbox.last().end(1, `${lines}\n`);

  expect(logged.at(-1)).toBe(
    `the sandbox ended 5 times in 2 minutes, the last time with code 1; its last errors:\n${lines.split('\n').slice(-20).join('\n')}`,
  );
  expect([edge.last().signals, exits]).toEqual([['SIGTERM'], []]);
  edge.last().end(0);
  expect(exits).toEqual([1]);
});

it('[SRV-2] deaths that are two minutes old do not count', async () => {
  const { clock, logged, exits, product } = setUp();
  const { edge } = await product();

  for (let deaths = 0; deaths < 12; deaths += 1) {
    edge.last().end(1);
    clock.advance(60_000);
  }

  expect(edge.started).toHaveLength(13);
  expect(exits).toEqual([]);
  expect(logged.filter((line) => line.includes('started again')).at(-1)).toBe('the edge ended with code 1; it is started again in 2 s');
});

it('[SRV-2] each part has its own deaths', async () => {
  const { clock, exits, product } = setUp();
  const { sandbox, edge } = await product();

  for (let deaths = 0; deaths < 4; deaths += 1) {
    for (const one of [sandbox, edge]) one.last().end(1);
    clock.advance(8_000);
  }

  expect([sandbox.started.length, edge.started.length, exits]).toEqual([5, 5, []]);
});

it('[SRV-2] a part that ends before it was ever ready is not started again', async () => {
  const { clock, supervisor, part } = setUp();
  const edge = part('the edge');
  const starting = supervisor.start(edge);
  edge.last().end(1, "edge: TOUCHLINE_PORT is 'x'; it has to be a port.\n");
  edge.becomes[0]?.never(new Error('the edge ended before it was ready'));

  await expect(starting).rejects.toThrow('the edge ended with code 1 before it was ready');
  clock.advance(600_000);
  expect(edge.started).toHaveLength(1);
});

it('[SRV-2] a part that dies again before it is ready is started again as well', async () => {
  const { clock, logged, product } = setUp();
  const { edge } = await product();

  edge.last().end(1);
  clock.advance(1_000);
  edge.last().end(1);
  edge.becomes.at(-1)?.never(new Error('the edge ended before it was ready'));
  clock.advance(2_000);
  edge.ready();
  await settled();

  expect(edge.started).toHaveLength(3);
  expect(logged).toEqual([
    'the edge ended with code 1; it is started again in 1 s',
    'the edge ended with code 1; it is started again in 2 s',
    'the edge is ready again',
  ]);
});

it('[SRV-1] a stop ends every part, and kills what does not end in twelve seconds', async () => {
  const { clock, exits, supervisor, product } = setUp();
  const { sandbox, edge } = await product();

  supervisor.stop(0);
  supervisor.stop(1);
  edge.last().end(0);
  clock.advance(11_999);
  expect([sandbox.last().signals, exits]).toEqual([['SIGTERM'], []]);
  clock.advance(1);
  expect(sandbox.last().signals).toEqual(['SIGTERM', 'SIGKILL']);
  sandbox.last().end('SIGKILL');

  expect(exits).toEqual([0]);
  expect([sandbox.started.length, edge.started.length]).toEqual([1, 1]);
});

it('[SRV-1] a stop during the pause before a restart starts nothing more', async () => {
  const { clock, exits, supervisor, product } = setUp();
  const { sandbox, edge } = await product();
  edge.last().end(1);

  supervisor.stop(0);
  sandbox.last().end(0);
  clock.advance(60_000);

  expect(exits).toEqual([0]);
  expect(edge.started).toHaveLength(1);
});

it('[SRV-1] a stop before anything runs exits at once', () => {
  const { exits, supervisor } = setUp();
  supervisor.stop(0);

  expect(exits).toEqual([0]);
});

it('[SRV-2] passes errors of a part on, and logs a program that cannot be started', async () => {
  const { logged, passed, product } = setUp();
  const { edge } = await product();
  edge.last().stderr.emit('data', 'edge: first\n');
  edge.last().emit('error', new Error('spawn ENOENT'));

  expect(passed).toEqual(['edge: first\n']);
  expect(logged).toEqual(['the edge cannot be started: spawn ENOENT']);
});

it('[SRV-1] ends everything when its parent process has ended', () => {
  const clock = fakeClock();
  let parent = 4_711;
  let ended = 0;
  watchParent({ clock, parent: () => parent, gone: () => (ended += 1) });

  clock.advance(60_000);
  expect(ended).toBe(0);
  parent = 1;
  clock.advance(1_000);
  clock.advance(60_000);
  expect(ended).toBe(1);
});
