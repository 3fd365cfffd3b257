import { pageJournal } from '@touchline/platform-guards';
import {
  flightsOf,
  killedRemotes,
  pageFlights,
  selectRemoteStatus,
  selectSections,
  setRemoteKilled,
  type RemoteFlight,
} from '@touchline/platform-state';
import { EventListSkeleton } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { agesOf, bytesOf, leadersOf, pollsOf, type DebuggerFacts } from './debugger-facts.ts';
import { DebuggerView } from './DebuggerView.tsx';

const LOOK_EVERY_MS = 1_000;
const tabStorage = (): Storage => sessionStorage;
const neverLoaded = (name: string): RemoteFlight => ({
  name,
  loads: 0,
  retries: 0,
  crashes: 0,
  lastLoadMs: null,
  version: null,
  lastCode: null,
});

/** The tabs that lead shared tasks. Holding a temporary lock reveals this tab's client id. */
async function ownLocks(): Promise<DebuggerFacts['leaders']> {
  if (!('locks' in navigator)) return [];
  const name = `debugger:${performance.timeOrigin}`;
  return navigator.locks.request(name, async () => {
    const all = await navigator.locks.query();
    return leadersOf(all, all.held?.find((lock) => lock.name === name)?.clientId);
  });
}

/** The flight recorder: remotes, guards, polls, price ages and tabs of this page, updated every second. @spec RT-13 */
export function DebuggerPage() {
  const store = useStore<RootState>();
  const [facts, setFacts] = useState<DebuggerFacts | null>(null);
  const [round, look] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      const leaders = await ownLocks().catch(() => []);
      if (isLeft) return;
      const state = store.getState();
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const ages = agesOf(performance.getEntriesByType('mark') as PerformanceMark[]);
      const flights = flightsOf(pageFlights.entries());
      const killed = killedRemotes(tabStorage);
      const names = [...new Set([...(selectSections(state) ?? []), ...flights.map(({ name }) => name), ...killed])].sort();
      const remotes = names.map((name) => ({
        ...(flights.find((flight) => flight.name === name) ?? neverLoaded(name)),
        status: selectRemoteStatus(state, name),
        bytes: bytesOf(resources, name),
        isKilled: killed.includes(name),
      }));
      setFacts({ remotes, navigations: [...pageJournal.entries()].reverse(), polls: pollsOf(resources), ages, leaders });
    };
    void read();
    const timer = setInterval(() => void read(), LOOK_EVERY_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [store, round]);
  if (facts === null) return <EventListSkeleton />;
  return (
    <DebuggerView
      facts={facts}
      onKill={(name, isKilled) => {
        setRemoteKilled(tabStorage, name, isKilled);
        look((count) => count + 1);
      }}
    />
  );
}
