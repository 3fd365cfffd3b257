import { collectDefaultMetrics, Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';

type Labels = Readonly<Record<string, string>>;

/** A value with what tells it from others of its name. Labels come from lists that the code or the build knows: never from a visitor. */
export interface Reading {
  value: number;
  labels?: Labels;
}

/** Something that is looked up when somebody asks for the metrics. */
export interface Measure {
  /** A counter ends in `_total`, as OpenMetrics has it; it never falls while the process runs. */
  kind: 'gauge' | 'counter';
  name: `touchline_${string}`;
  help: string;
  labels?: readonly string[];
  read: () => readonly Reading[] | Promise<readonly Reading[]>;
}

/** How a request counts: what kind of thing was asked for, and which of them. Both come from lists that are known. */
export interface RequestName {
  kind: 'call' | 'page' | 'file' | 'watch';
  name: string;
}

export interface Metrics {
  /** Rate, errors and duration in one. */
  request(named: RequestName, outcome: string, seconds: number): void;
  /** Adds what is looked up at each scrape. One that cannot be read is left out and counted; the others are told all the same. */
  add(...measures: readonly Measure[]): void;
  /** Everything in the format of OpenMetrics. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** From what a file takes to what a request may wait for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one process, with those of Node: lag of the event loop, memory, processor, garbage collection. */
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
    // Told from the beginning: a counter that appears with its first failure has no increase that an alert could see.
    failures.inc({ measure: name }, 0);
    const readings = async (): Promise<readonly Reading[]> => {
      try {
        return await read();
      } catch {
        failures.inc({ measure: name });
        return [];
      }
    };
    // What is no longer there must not stay as it was last seen; and without labels a reset leaves a zero, which is not "nobody knows".
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
