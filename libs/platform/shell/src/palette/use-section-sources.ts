import { portsOf, type PlacedCommands, type SectionCommands } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';

/** The commands of one section, once its code and words are here. */
export interface SectionSource {
  id: string;
  Source: SectionCommands['Source'];
}

export interface SectionSources {
  sources: readonly SectionSource[];
  /** Some are still on their way. */
  isComing: boolean;
  /** One did not come; the loader of remotes has told why. */
  hasFailed: boolean;
}

/** What the sections of this site add to the palette, each as soon as it is here. @spec RM-07 */
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
