import { portsOf, type PlacedCommands, type SectionCommands } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';

/** The commands of one section, once its code and messages have loaded. */
export interface SectionSource {
  id: string;
  Source: SectionCommands['Source'];
}

export interface SectionSources {
  sources: readonly SectionSource[];
  /** Some sources are still loading. */
  isComing: boolean;
  /** A source failed; the loader of remotes has reported why. */
  hasFailed: boolean;
}

/** Palette commands of the sections, each added as soon as it has loaded. @spec RM-07 */
export function useSectionSources(): SectionSources {
  const store = useStore();
  const [state, setState] = useState<{ came: readonly (SectionSource | null)[]; placed: readonly PlacedCommands[] | null }>({
    came: [],
    placed: null,
  });
  useEffect(() => {
    const leave = new AbortController();
    const begin = async (): Promise<void> => {
      const placed = (await portsOf(store).commands?.()) ?? [];
      if (leave.signal.aborted) return;
      setState({ came: [], placed });
      for (const { id, acquire, load } of placed) {
        leave.signal.addEventListener('abort', acquire());
        load().then(
          (Source) => add({ id, Source }),
          () => add(null),
        );
      }
    };
    const add = (source: SectionSource | null) =>
      leave.signal.aborted || setState(({ came, placed }) => ({ placed, came: [...came, source] }));
    begin().catch(() => leave.signal.aborted || setState({ came: [null], placed: [] }));
    return () => leave.abort();
  }, [store]);
  const { came, placed } = state;
  const here = came.filter((source) => source !== null);
  const order = placed?.map(({ id }) => id) ?? [];
  return {
    sources: here.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    isComing: placed === null || came.length < placed.length,
    hasFailed: came.includes(null),
  };
}
