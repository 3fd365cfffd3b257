/** Events of a remote. `try-failed` is one failed try, `failed` the last one; `crashed` is a page that threw while rendering. */
export type FlightEventKind = 'loading' | 'try-failed' | 'ready' | 'failed' | 'crashed' | 'released';

export interface FlightEvent {
  /** Milliseconds since 1970, server time. */
  atMs: number;
  /** Name of the remote. */
  name: string;
  kind: FlightEventKind;
  /** Duration of the load in milliseconds, including its tries. */
  tookMs?: number;
  version?: string;
  /** Name of the error; never its message. @spec AN-07 */
  code?: string;
}

/** Summary of one remote. */
export interface RemoteFlight {
  name: string;
  loads: number;
  /** Tries after the first one of each load. */
  retries: number;
  crashes: number;
  /** Duration of the last successful load. */
  lastLoadMs: number | null;
  version: string | null;
  /** Error code of the last failure; null when there was none. */
  lastCode: string | null;
}

const startOf = (name: string): RemoteFlight => ({
  name,
  loads: 0,
  retries: 0,
  crashes: 0,
  lastLoadMs: null,
  version: null,
  lastCode: null,
});

function after(flight: RemoteFlight, { kind, tookMs, version, code }: FlightEvent): RemoteFlight {
  const next = { ...flight, lastCode: code ?? flight.lastCode };
  if (kind === 'loading') return { ...next, loads: next.loads + 1 };
  if (kind === 'try-failed') return { ...next, retries: next.retries + 1 };
  if (kind === 'crashed') return { ...next, crashes: next.crashes + 1 };
  if (kind === 'ready') return { ...next, lastLoadMs: tookMs ?? next.lastLoadMs, version: version ?? next.version };
  return next;
}

/** Sums events up by remote, in the order of their first event. @spec RM-03 RM-08 */
export function flightsOf(events: readonly FlightEvent[]): RemoteFlight[] {
  const flights = new Map<string, RemoteFlight>();
  for (const event of events) flights.set(event.name, after(flights.get(event.name) ?? startOf(event.name), event));
  return [...flights.values()];
}

/** The last events of this browser page, newest last. */
export interface FlightJournal {
  record: (event: FlightEvent) => void;
  entries: () => readonly FlightEvent[];
}

const KEPT = 200;

/** Creates a journal of the newest `kept` events. */
export function createFlightJournal(kept: number = KEPT): FlightJournal {
  let entries: readonly FlightEvent[] = [];
  return {
    record: (event) => {
      entries = [...entries, event].slice(-kept);
    },
    entries: () => entries,
  };
}

/** The journal of this browser page, for debugging. It stays empty in production and on the edge. @spec SEC-4 */
export const pageFlights: FlightJournal = createFlightJournal();
