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

/** Destination of events. */
export interface Sinks {
  take: (event: SentEvent) => void;
  /** Stops sending and drops queued events. */
  stop: () => void;
}

/** Dependencies of the sinks. */
export interface SinkDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'page' | 'uuid'>;
  counters: readonly Counter[];
  visit: string;
  build: Build;
  lang: () => string;
  /** Tracks events measured by sinks themselves. */
  track: (event: AnyEvent) => void;
}

export interface AnalyticsDeps {
  ports: Ports;
  build: Build;
  lang: () => string;
  domain: string;
  projectId: () => number;
  /** The user's consent; null if not given. */
  consent: () => number | null;
  /** How long the page has been open, in milliseconds. */
  pageMs: () => number;
  loadSinks: (deps: SinkDeps) => Promise<Sinks>;
  /** Earlier signals. They determine where the user is, but create no events. */
  before?: readonly Signal[];
}

/** Maximum number of events held until the sinks are ready. */
const MOST_HELD = 200;

export interface Analytics {
  record: (signal: Signal) => void;
  track: (event: AnyEvent) => void;
  /** The consent may have changed. */
  consentChanged: () => void;
  stop: () => void;
}

const REGISTRATION = ['registration', 'registration-old'];
const isRegistration = (signal: Signal): boolean =>
  (signal.kind === 'page' && REGISTRATION.includes(signal.route)) || (signal.kind === 'modal' && signal.name === 'registration');

/** Sinks allowed by the user's consent; none without it. @spec PRV-2 */
const sinksFor = (consent: number | null): SinkKind[] =>
  allowedSinks({ functionality: allowsFunctionality(consent), marketing: allowsMarketing(consent) });

/**
 * Converts signals to events, holds them until the sinks are ready, then delivers them. Sinks start ten seconds after the page, or at once
 * on registration, and only with the user's consent. Without consent no events are created.
 *
 * @spec AN-01 AN-02 AN-06 PRV-2
 */
export function createAnalytics({ ports, consent, pageMs, loadSinks, projectId, domain, before = [], ...view }: AnalyticsDeps): Analytics {
  let observed = before.reduce((known, signal) => observe(known, signal).state, NOTHING_OBSERVED);
  let held: SentEvent[] = [];
  let sinks: Sinks | null = null;
  let allowed: readonly SinkKind[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Incremented whenever the consent changes, so that starts under an earlier consent are dropped. */
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
    // If the sinks' code cannot be loaded, nothing is measured; that must not disturb the page.
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
    record: (signal) => {
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
