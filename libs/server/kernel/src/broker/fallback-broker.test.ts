import type { Arrivals, Broker } from './broker.ts';
import { brokerMeasures } from './broker-measures.ts';
import { fallbackBroker } from './fallback-broker.ts';

/** Lets all microtasks end. */
const turns = () => new Promise<void>((done) => setImmediate(done));

/** A route between processes that the test holds up and cuts. */
class Route {
  readonly to = new Set<Pick<Arrivals, 'receive'>>();
  sent: string[] = [];
  held: (() => void)[] | undefined;
  isLossy = false;

  send(text: string): void {
    this.sent.push(text);
    if (this.isLossy) return;
    const deliver = () => {
      for (const one of [...this.to]) one.receive(text);
    };
    if (this.held === undefined) deliver();
    else this.held.push(deliver);
  }

  release(): void {
    const held = this.held ?? [];
    this.held = undefined;
    for (const deliver of held) deliver();
  }
}

interface Process {
  broker: Broker;
  received: unknown[];
  gaps: number;
  nats(isThere: boolean): void;
}

describe('a broker over NATS with Postgres behind it', () => {
  let nats: Route;
  let postgres: Route;
  let processes: Process[];
  let reported: unknown[];
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    [nats, postgres, processes, reported] = [new Route(), new Route(), [], []];
  });
  afterEach(async () => {
    for (const { broker } of processes) await broker.close();
    jest.useRealTimers();
  });

  const start = async (hasNats = true): Promise<Process> => {
    let change: (isThere: boolean) => void = () => undefined;
    let isThere = hasNats;
    const broker = await fallbackBroker({
      report: (error) => reported.push(error),
      now: () => Date.now(),
      postgres: async (to) => {
        postgres.to.add(to);
        return { send: async (text) => postgres.send(text), close: async () => void postgres.to.delete(to) };
      },
      nats: ({ to, onChange }) => {
        change = (isNow) => {
          isThere = isNow;
          if (isNow) nats.to.add(to);
          else nats.to.delete(to);
          onChange(isNow);
        };
        const send = async (text: string) => {
          if (!isThere) throw new Error('NATS is away');
          nats.send(text);
        };
        return { tried: Promise.resolve().then(() => change(hasNats)), send, close: async () => void nats.to.delete(to) };
      },
    });
    const process: Process = { broker, received: [], gaps: 0, nats: (isNow) => change(isNow) };
    broker.subscribe('prices', (message, from) => from !== broker.self && process.received.push(message));
    broker.onGap(() => (process.gaps += 1));
    processes.push(process);
    return process;
  };
  /** Time after which NATS alone is used again. */
  const settle = async () => {
    jest.advanceTimersByTime(6_000);
    await turns();
    nats.sent = [];
    postgres.sent = [];
  };
  const publish = ({ broker }: Process, ...messages: unknown[]) => Promise.all(messages.map((each) => broker.publish('prices', each)));
  const fallbackOf = async ({ broker }: Process) => (await brokerMeasures(broker)[0]?.read())?.[0]?.value;

  it('[SRV-2] uses NATS alone while all processes have it', async () => {
    const [one, other] = [await start(), await start()];
    await settle();
    await publish(one, 1, 2);

    expect([other.received, postgres.sent, one.broker.carrier(), await fallbackOf(one)]).toEqual([[1, 2], [], 'nats', 0]);
  });

  it('[SRV-2] starts without NATS, and says what carries its messages', async () => {
    const [one, other] = [await start(false), await start(false)];
    await publish(one, 1);

    expect(other.received).toEqual([1]);
    expect([one.broker.kind, one.broker.carrier(), await fallbackOf(one)]).toEqual(['nats', 'postgres', 1]);
    expect(reported.map(String)).toEqual(Array(2).fill('Error: NATS is away, so messages between processes go by the database'));
    one.nats(true);
    expect([one.broker.carrier(), await fallbackOf(one)]).toEqual(['nats', 0]);
  });

  it('[SRV-2] sends again what was lost with NATS before it was noticed, and reports a gap at each change', async () => {
    const [one, other] = [await start(), await start()];
    await settle();
    await publish(one, 1);
    const { gaps } = other;
    nats.isLossy = true;
    await publish(one, 2, 3);
    expect(other.received).toEqual([1]);

    one.nats(false);
    other.nats(false);
    await publish(one, 4);
    expect([other.received, other.gaps - gaps]).toEqual([[1, 2, 3, 4], 1]);
    nats.isLossy = false;
    one.nats(true);
    other.nats(true);
    await publish(one, 5);
    expect([other.received, other.gaps - gaps]).toEqual([[1, 2, 3, 4, 5], 2]);
  });

  it('[SRV-2] a process that alone is without NATS reaches the others and is reached', async () => {
    const [one, other, third] = [await start(), await start(), await start()];
    await settle();
    other.nats(false);
    await publish(one, 'from one');
    await publish(other, 'from other');
    // Long after: it still asks.
    for (let second = 0; second < 60; second += 1) {
      jest.advanceTimersByTime(1_000);
      await turns();
    }
    await publish(one, 'later');

    expect(other.received).toEqual(['from one', 'later']);
    expect(one.received).toEqual(['from other']);
    expect(third.received).toEqual(['from one', 'from other', 'later']);
    other.nats(true);
    await settle();
    await publish(one, 'by NATS alone');
    expect([other.received.at(-1), postgres.sent]).toEqual(['by NATS alone', []]);
  });

  it('[SRV-2] a process that alone lost NATS gets again what others sent before that was noticed', async () => {
    const [one, other] = [await start(), await start()];
    await settle();
    await publish(one, 1);
    nats.isLossy = true;
    await publish(one, 2);
    nats.isLossy = false;
    other.nats(false);
    await publish(one, 3);

    expect(other.received).toEqual([1, 2, 3]);
  });

  it('[SRV-2] sends on both routes for a while after NATS has come back, for those that have not noticed', async () => {
    const [one, other] = [await start(), await start()];
    await settle();
    one.nats(false);
    other.nats(false);
    await settle();
    one.nats(true);
    await publish(one, 1);

    expect(other.received).toEqual([1]);
  });

  it('[SRV-2] delivers in the order of the sender when one route is slower than the other', async () => {
    const [one, other] = [await start(), await start()];
    await settle();
    await publish(one, 1);
    one.nats(false);
    postgres.held = [];
    await publish(one, 2, 3);
    one.nats(true);
    await publish(one, 4);
    expect(other.received).toEqual([1]);

    postgres.release();
    expect(other.received).toEqual([1, 2, 3, 4]);
  });

  it('[SRV-2] gives up a message that is lost on both routes, reports a gap, and never delivers it after a later one', async () => {
    const [one, other] = [await start(), await start()];
    await settle();
    await publish(one, 1);
    nats.held = [];
    await publish(one, 2);
    const late = nats.held;
    nats.held = undefined;
    await publish(one, 3);
    const { gaps } = other;
    expect(other.received).toEqual([1]);

    jest.advanceTimersByTime(1_000);
    expect([other.received, other.gaps - gaps]).toEqual([[1, 3], 1]);
    for (const deliver of late) deliver();
    await publish(one, 4);
    expect(other.received).toEqual([1, 3, 4]);
  });

  it('[SRV-2] a process that has just started gets no message of before', async () => {
    const one = await start();
    await publish(one, 1, 2);
    const other = await start();
    one.nats(false);
    await publish(one, 3);

    expect(other.received).toEqual([3]);
  });

  it('[SRV-1] takes messages of an earlier release, which have no number', async () => {
    const one = await start();
    nats.send(JSON.stringify({ from: 'earlier', topic: 'prices', message: 'x' }));
    nats.send('not JSON');

    expect(one.received).toEqual(['x']);
  });
});
