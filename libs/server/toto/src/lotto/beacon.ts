import type { Db } from '@touchline/server-kernel/db';
import { randomBytes } from 'node:crypto';

/** A published value of a beacon. */
export interface Pulse {
  round: number;
  /** Hexadecimal. */
  value: string;
  source: string;
}

/** A source of public randomness with values at known times; each is recorded once. @spec TL-02 */
export interface Beacon {
  /** The first round that is published at or after this time. */
  roundAt(ms: number): Promise<number>;
  /** Value of a round; null if it is not published yet. */
  pulse(round: number): Promise<Pulse | null>;
}

const VALUE_BYTES = 32;
const RECORDED_PERIOD_MS = 30_000;
const FIRST_ROUND_MS = Date.UTC(2025, 0, 1);
const ANSWER_WITHIN_MS = 5000;
const MS_PER_SECOND = 1000;
const HEX = /^([0-9a-f]{2}){16,64}$/;

type Ports = { db: Pick<Db, 'query'>; now: () => number };

async function recorded({ db }: Ports, source: string, round: number): Promise<Pulse | null> {
  const [row] = await db.query<{ value: string }>('select value from lotto_beacon where source = $1 and round = $2', [source, round]);
  return row === undefined ? null : { round, value: row.value, source };
}

async function record(ports: Ports, { source, round, value }: Pulse): Promise<Pulse> {
  await ports.db.query(
    'insert into lotto_beacon (source, round, value, recorded_at) values ($1, $2, $3, $4) on conflict (source, round) do nothing',
    [source, round, value, ports.now()],
  );
  return (await recorded(ports, source, round)) ?? { source, round, value };
}

/** The demo's own beacon: a value every 30 seconds, created when due and never changed. It is reported as not independent of the demo. */
export function recordedBeacon(ports: Ports): Beacon {
  const source = 'recorded';
  return {
    roundAt: async (ms) => Math.ceil((ms - FIRST_ROUND_MS) / RECORDED_PERIOD_MS),
    pulse: async (round) => {
      const known = await recorded(ports, source, round);
      if (known !== null || ports.now() < FIRST_ROUND_MS + round * RECORDED_PERIOD_MS) return known;
      return record(ports, { source, round, value: randomBytes(VALUE_BYTES).toString('hex') });
    },
  };
}

/**
 * A beacon with the API of the League of Entropy (drand): `/info` gives the schedule of rounds, `/public/<round>` their values.
 *
 * @param url - address of a chain, for example `https://beacon.example/chain`.
 * @throws Error from its methods if the beacon fails or gives an invalid answer; the draw then waits.
 */
export function liveBeacon(ports: Ports, url: string, send: typeof fetch = fetch): Beacon {
  let info: { period: number; genesis: number } | undefined;
  const ask = async (path: string): Promise<Record<string, unknown> | null> => {
    const answer = await send(`${url}${path}`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (answer.status === 404 || answer.status === 425) return null;
    if (!answer.ok) throw new Error(`the beacon answered ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const terms = async () => {
    if (info !== undefined) return info;
    const { period, genesis_time: genesis } = (await ask('/info')) ?? {};
    if (!Number.isSafeInteger(period) || !Number.isSafeInteger(genesis) || Number(period) < 1)
      throw new Error('the beacon gave no schedule');
    info = { period: Number(period) * MS_PER_SECOND, genesis: Number(genesis) * MS_PER_SECOND };
    return info;
  };
  return {
    roundAt: async (ms) => {
      const { period, genesis } = await terms();
      return Math.max(1, Math.ceil((ms - genesis) / period) + 1);
    },
    pulse: async (round) => {
      const known = await recorded(ports, url, round);
      const { period, genesis } = await terms();
      if (known !== null || ports.now() < genesis + (round - 1) * period) return known;
      const answer = await ask(`/public/${round}`);
      if (answer === null) return null;
      const { randomness, round: of } = answer;
      if (of !== round || typeof randomness !== 'string' || !HEX.test(randomness))
        throw new Error(`round ${round} of the beacon does not hold`);
      return record(ports, { source: url, round, value: randomness });
    },
  };
}

/** The configured beacon: a live one if `TOUCHLINE_BEACON_URL` is set, else the recorded one. */
export const beaconOf = (ports: Ports, env: NodeJS.ProcessEnv): Beacon => {
  const url = env['TOUCHLINE_BEACON_URL'];
  return url === undefined || url === '' ? recordedBeacon(ports) : liveBeacon(ports, url.replace(/\/$/, ''));
};
