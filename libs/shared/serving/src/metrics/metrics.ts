import { collectDefaultMetrics, Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';

type Labels = Readonly<Record<string, string>>;

/** A value with its labels. Labels come from fixed lists of the code or the build, never from a visitor. */
export interface Reading {
  value: number;
  labels?: Labels;
}

/** A metric that is read at each scrape. */
export interface Measure {
  /** A counter ends in `_total`, as in OpenMetrics; it never falls while the process runs. */
  kind: 'gauge' | 'counter';
  name: `touchline_${string}`;
  help: string;
  labels?: readonly string[];
  read: () => readonly Reading[] | Promise<readonly Reading[]>;
}

/** The labels of a request: its kind and its name. Both come from fixed lists. */
export interface RequestName {
  kind: 'call' | 'page' | 'file' | 'watch';
  name: string;
}

export interface Metrics {
  /** Records rate, errors and duration of a request. */
  request(named: RequestName, outcome: string, seconds: number): void;
  /** Adds metrics that are read at each scrape. One that fails is skipped and counted; the others are still reported. */
  add(...measures: readonly Measure[]): void;
  /** All metrics in OpenMetrics format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Buckets from the time of a file to the longest wait of a request. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one process, with Node's default ones: event loop lag, memory, CPU, garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'touchline_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by kind, name and outcome.',
    labelNames: ['kind', 'name', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'touchline_measure_failures_total',
    help: 'Measures that could not be read, by name.',
    labelNames: ['measure'],
    registers,
  });

  const add = ({ kind, name, help, labels: labelNames = [], read }: Measure): void => {
    // Starts at zero: alerts detect an increase only of existing counters.
    failures.inc({ measure: name }, 0);
    const readings = async (): Promise<readonly Reading[]> => {
      try {
        return await read();
      } catch {
        failures.inc({ measure: name });
        return [];
      }
    };
    // Values that are gone must not keep their last state; and without labels a reset leaves 0 instead of "unknown".
    const renew = (metric: { reset(): void; remove(): void }, found: readonly Reading[]): void => {
      metric.reset();
      if (found.length === 0 && labelNames.length === 0) metric.remove();
    };
    const terms = { name, help, labelNames, registers };
    if (kind === 'gauge') {
      const gauge: Gauge = new Gauge({
        ...terms,
        collect: async () => {
          const found = await readings();
          renew(gauge, found);
          for (const { labels = {}, value } of found) gauge.set(labels, value);
        },
      });
    } else {
      const counter: Counter = new Counter({
        ...terms,
        collect: async () => {
          const found = await readings();
          renew(counter, found);
          for (const { labels = {}, value } of found) counter.inc(labels, value);
        },
      });
    }
  };

  return {
    request: ({ kind, name }, outcome, seconds) => requests.observe({ kind, name, outcome }, seconds),
    add: (...measures) => measures.forEach(add),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
