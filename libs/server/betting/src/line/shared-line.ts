import { type Engine, revisionAt } from '@touchline/server-engine';
import { STALE_AFTER_MS } from '../coupon/bet-now.ts';
import { importsFolder, watchStoredImports } from '@touchline/server-importers';
import { leaveLease, type Services, takeLease, type Worker } from '@touchline/server-kernel';
import { dataFolder } from '@touchline/server-kernel/db';
import type { crashPoints } from '@touchline/server-kernel/ledger';
import type { Measure } from '@touchline/shared-serving';
import { Beat, BEAT, INPUT, LEFT, type LineInput } from './beat.ts';
import { followLine } from './follow.ts';
import { inputsBetween, lastInput, storeInput } from './inputs.ts';
import { priceAge } from './price-age.ts';
import { sharedImports, takeImports } from './shared-imports.ts';

/** A leader that does not renew its lease for this long loses it. Other processes check it at the interval below. */
const LEASE_MS = 2500;
const TICK_MS = 500;
/** One beat per second. */
const TICKS_PER_BEAT = 2;
/** After this time without a beat the line counts as stopped. @spec ODD-5 */
const STILL_AFTER_MS = STALE_AFTER_MS;
const START_WITHIN_MS = 6000;
const ORDER_WITHIN_MS = 5000;
/** Increase it with every change of the engine's results: processes with different versions would sell at different prices. */
const MODEL_VERSION = 3;

/** A line shared by several processes. */
export interface SharedLine {
  worker: Worker;
  /** Resolves when all games are known, those of imports too: bets are settled and cashed out only from then on. */
  loaded: Promise<void>;
  /** Manual changes, applied in every process. */
  setCoef(outcomeId: number, coef: number | null): Promise<void>;
  setSuspended(gameId: number, isSuspended: boolean): Promise<boolean>;
  endGame(gameId: number): Promise<boolean>;
  /** Why nothing can be sold; undefined if the line is running. */
  lacks(): 'line-stands-still' | undefined;
  measures: readonly Measure[];
}

type Deps = Pick<Services, 'db' | 'broker' | 'now' | 'env' | 'mode'>;

/**
 * The line of several sandboxes on one database: a leader sends beats, and all processes apply them. A lease in the database decides who
 * leads; beats of an older term are ignored.
 *
 * @spec BT-01 ODD-5 SRV-2
 */
export function sharedLine(engine: Engine, { db, broker, now, env, mode }: Deps, crashAt: ReturnType<typeof crashPoints>): SharedLine {
  const lease = { name: 'line', holder: broker.self, lifeMs: LEASE_MS };
  const model = `${MODEL_VERSION}/${engine.seed}/${engine.speed}`;
  const steady = () => performance.now();
  const age = priceAge(steady);
  let leading: { term: number; seq: number; untilMs: number } | undefined;
  let inputs = 0;
  let wait: { upTo: number; done: () => void }[] = [];
  let [begin, load] = [(): void => undefined, (): void => undefined];
  const firstBeat = new Promise<void>((done) => (begin = done));
  const loaded = new Promise<void>((done) => (load = done));

  const follower = followLine({
    engine,
    inputs: (after, upTo) => inputsBetween(db, after, upTo),
    imports: () => sharedImports(db, engine.speed),
    onTaken: (beat) => {
      age.recordBeat(beat.nowMs);
      begin();
      load();
      for (const { upTo, done } of wait) if (upTo <= beat.inputs) done();
      wait = wait.filter(({ upTo }) => upTo > beat.inputs);
    },
  });
  const timeOfLine = () => {
    const { last } = follower;
    return last === undefined ? now() : Math.floor(last.nowMs + age.ageMs());
  };
  engine.followLineClock({ now: timeOfLine, updatedAt: () => Math.floor(now() - Math.min(age.ageMs(), now())) });

  /** The time of the line never goes back, even if the new leader's clock is slow; only tests may set the clock back. */
  const momentNow = () => (mode === 'test' ? now() : Math.max(now(), timeOfLine()));
  const isLeading = () => leading !== undefined && steady() < leading.untilMs;
  const sendBeat = async (): Promise<void> => {
    if (leading === undefined || !isLeading()) return;
    const { term } = leading;
    leading.seq += 1;
    const nowMs = momentNow();
    const revision = revisionAt(nowMs, { term, last: engine.revision });
    await broker.publish(BEAT, { term, seq: leading.seq, nowMs, revision, inputs, model } satisfies Beat);
  };
  const renewLease = async (): Promise<void> => {
    const requestedAt = steady();
    const term = await takeLease(db, lease);
    if (term === undefined) {
      leading = undefined;
      return;
    }
    const isNew = leading?.term !== term;
    inputs = Math.max(inputs, await lastInput(db));
    // A process that already led this term before an interruption continues after its last beat.
    const seq = follower.last?.term === term ? follower.last.seq : 0;
    leading = { term, seq: Math.max(leading?.seq ?? 0, isNew ? seq : 0), untilMs: requestedAt + LEASE_MS };
    if (isNew) await sendBeat();
  };

  const order = async (input: LineInput): Promise<void> => {
    const id = await storeInput(db, input, now());
    await announce(id);
  };
  const announce = async (id: number): Promise<void> => {
    const taken = new Promise<void>((done, reject) => {
      const timer = setTimeout(() => reject(new Error('no process gives the beat of the line')), ORDER_WITHIN_MS);
      wait.push({ upTo: id, done: () => (clearTimeout(timer), done()) });
    });
    await Promise.all([taken, broker.publish(INPUT, id)]);
  };

  const worker: Worker = (report) => {
    let isStopped = false;
    let renewing: Promise<unknown> = Promise.resolve();
    let reportedModel = '';
    const renewLeaseNow = (): Promise<unknown> => (renewing = renewing.then(() => (isStopped ? undefined : renewLease())).catch(report));
    const takeBeat = (message: unknown): void => {
      const read = Beat.safeParse(message);
      if (!read.success) return report(new Error('a beat of the line cannot be read'));
      if (read.data.model === model) return void follower.take(read.data).catch(report);
      if (reportedModel === read.data.model) return;
      reportedModel = read.data.model;
      report(
        new Error(
          `The line is given by another model, ${reportedModel}, and this process has ${model}: it sells nothing until one is left`,
        ),
      );
    };
    const leave = [
      broker.subscribe(BEAT, takeBeat),
      broker.subscribe(INPUT, (id) => {
        inputs = Math.max(inputs, Number(id));
        void sendBeat().catch(report);
      }),
      broker.subscribe(LEFT, () => void renewLeaseNow()),
    ];
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks % TICKS_PER_BEAT === 0) void sendBeat().catch(report);
      if (ticks % TICKS_PER_BEAT === 0 || !isLeading()) void renewLeaseNow();
    }, TICK_MS);
    timer.unref();
    const folder = importsFolder(dataFolder(env));
    const imports = watchStoredImports({
      folder,
      onImports: async (own) => {
        const { input } = await takeImports(db, own, { nowMs: now(), crashAt });
        if (input !== undefined) await announce(input);
      },
      onFailure: report,
    });
    void renewLeaseNow();
    const late = setTimeout(() => {
      report(new Error('no process gives the beat of the line yet'));
      begin();
    }, START_WITHIN_MS);
    return {
      ready: firstBeat.finally(() => clearTimeout(late)),
      stop: async () => {
        isStopped = true;
        clearInterval(timer);
        clearTimeout(late);
        imports.stop();
        for (const one of leave) one();
        await renewing;
        if (!isLeading()) return;
        leading = undefined;
        await leaveLease(db, lease).catch(report);
        await broker.publish(LEFT, null);
      },
    };
  };

  return {
    worker,
    loaded,
    setCoef: (outcomeId, coef) => order({ kind: 'coef', outcomeId, coef }),
    setSuspended: async (gameId, isSuspended) => {
      const isThere = engine.game(gameId) !== undefined;
      if (isThere) await order({ kind: 'suspend', gameId, isSuspended });
      return isThere;
    },
    endGame: async (gameId) => {
      const startMs = engine.game(gameId)?.fixture.startMs;
      if (startMs !== undefined) await order({ kind: 'end', gameId, startMs });
      return startMs !== undefined;
    },
    lacks: () => (age.ageMs() > STILL_AFTER_MS ? 'line-stands-still' : undefined),
    measures: [
      {
        kind: 'gauge',
        name: 'touchline_line_leader',
        help: '1 in the process that gives the beat of the line, else 0.',
        read: () => [{ value: isLeading() ? 1 : 0 }],
      },
      {
        kind: 'gauge',
        name: 'touchline_line_term',
        help: 'How often the beat of the line has changed hands.',
        read: () => [{ value: follower.last?.term ?? 0 }],
      },
    ],
  };
}
