import type { Counter, SentEvent } from '@touchline/analytics-contract';
import {
  allowedSinks,
  NOTHING_OBSERVED,
  observe,
  waitBeforeAnalytics,
  type AnyEvent,
  type Signal,
  type SinkKind,
} from '@touchline/analytics-rules';
import { allowsFunctionality, allowsMarketing } from '@touchline/identity-rules';
import { FAIL_MODES, retry } from '@touchline/shared-http';
import { codeOf } from '@touchline/shared-primitives';
import type { Build, Ports } from '@touchline/shared-state';
import { loadCounters } from './load-counters.ts';
import { forgetVisit, visitId } from './visit.ts';

/** Everything that events are sent to. */
export interface Sinks {
  take: (event: SentEvent) => void;
  /** Nothing more is sent; what waited is forgotten. */
  stop: () => void;
}

/** What sinks work with. */
export interface SinkDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'page' | 'uuid'>;
  counters: readonly Counter[];
  visit: string;
  build: Build;
  lang: () => string;
  /** Takes what sinks measure by themselves. */
  track: (event: AnyEvent) => void;
}

export interface AnalyticsDeps {
  ports: Ports;
  build: Build;
  lang: () => string;
  domain: string;
  projectId: () => number;
  /** What the person agreed to; null for nobody's agreement. */
  consent: () => number | null;
  /** How long the page has been open, in milliseconds. */
  pageMs: () => number;
  loadSinks: (deps: SinkDeps) => Promise<Sinks>;
  /** What happened before: it tells where the person is, and no event is made of it. */
  before?: readonly Signal[];
}

/** Most events that wait until sinks are there. */
const MOST_HELD = 200;

export interface Analytics {
  hear: (signal: Signal) => void;
  track: (event: AnyEvent) => void;
  /** The person may have agreed to something else. */
  consentChanged: () => void;
  stop: () => void;
}

const REGISTRATION = ['registration', 'registration-old'];
const isRegistration = (signal: Signal): boolean =>
  (signal.kind === 'page' && REGISTRATION.includes(signal.route)) || (signal.kind === 'modal' && signal.name === 'registration');

/** Sinks that a person's agreement allows; none without one. @spec PRV-2 */
const sinksFor = (consent: number | null): SinkKind[] =>
  allowedSinks({ functionality: allowsFunctionality(consent), marketing: allowsMarketing(consent) });

/**
 * Makes events of what is observed, keeps them until the sinks are there, and hands them on. Sinks come ten seconds after the page began, at
 * once on registration, and only those that the person agreed to. Without an agreement no event is made.
 *
 * @spec AN-01 AN-02 AN-06 PRV-2
 */
export function createAnalytics({ ports, consent, pageMs, loadSinks, projectId, domain, before = [], ...view }: AnalyticsDeps): Analytics {
  let observed = before.reduce((known, signal) => observe(known, signal).state, NOTHING_OBSERVED);
  let held: SentEvent[] = [];
  let sinks: Sinks | null = null;
  let allowed: readonly SinkKind[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every change of the agreement: what was on its way for another one is dropped. */
  let round = 0;

  const track = (event: AnyEvent): void => {
    if (allowed.length === 0) return;
    const sent: SentEvent = { id: ports.uuid(), at: Math.floor(ports.now()), ...event };
    if (sinks !== null) sinks.take(sent);
    else if (held.length < MOST_HELD) held.push(sent);
  };

  const counters = async (): Promise<Counter[]> => {
    const { retries, delayMs } = FAIL_MODES.analytics;
    try {
      return await retry(() => loadCounters(ports, { domain, projectId: projectId() }), { times: retries, delayMs });
    } catch (error) {
      ports.report('error adding counters', { code: codeOf(error) });
      return [];
    }
  };

  const begin = async (own: number): Promise<void> => {
    const configured = (await counters()).filter(({ kind }) => allowed.includes(kind));
    if (own !== round) return;
    const made = await loadSinks({ ports, counters: configured, visit: visitId(ports), track, ...view });
    if (own !== round) return made.stop();
    sinks = made;
    for (const event of held) sinks.take(event);
    held = [];
  };

  const schedule = (isAtOnce: boolean): void => {
    if (sinks !== null || allowed.length === 0) return;
    clearTimeout(timer);
    const own = round;
    // Without the code of the sinks nothing is measured, and nobody notices.
    timer = setTimeout(() => void begin(own).catch(() => undefined), waitBeforeAnalytics(pageMs(), isAtOnce));
  };

  const end = (): void => {
    round++;
    clearTimeout(timer);
    sinks?.stop();
    sinks = null;
    held = [];
  };

  const consentChanged = (): void => {
    const next = sinksFor(consent());
    if (next.join() === allowed.join()) return;
    const isTakenBack = allowed.length > 0 && next.length === 0;
    end();
    allowed = next;
    if (isTakenBack) forgetVisit(ports);
    schedule(false);
  };
  consentChanged();

  let isBegun = before.some(isRegistration);
  return {
    track,
    consentChanged,
    hear: (signal) => {
      const step = observe(observed, signal);
      observed = step.state;
      for (const { line: name, source } of step.logs) ports.report(name, { source });
      for (const event of step.events) track(event);
      if (isBegun || !isRegistration(signal)) return;
      isBegun = true;
      schedule(true);
    },
    stop: end,
  };
}
