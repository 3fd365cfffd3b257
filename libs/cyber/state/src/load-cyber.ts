import { cyberCalls, type CyberType } from '@touchline/cyber-contract';
import { callJson } from '@touchline/shared-http';
import type { LoadContext } from '@touchline/shared-state';
import { disciplinesFailed, disciplinesReceived, liveReceived, matchReceived } from './cyber.slice.ts';
import { readDisciplines, readMatch, readMatches } from './read-cyber.ts';

type Context = Pick<LoadContext, 'store' | 'ports' | 'signal'>;

/** Loads the disciplines into the store. @throws HttpError on failure. @spec BT-06 */
export async function loadDisciplines({ store, ports, signal }: Context, lang: string): Promise<void> {
  try {
    const list = await callJson(ports, cyberCalls.disciplines, { query: { lang }, signal, read: readDisciplines });
    store.dispatch(disciplinesReceived({ lang, list }));
  } catch (error) {
    store.dispatch(disciplinesFailed());
    throw error;
  }
}

/** Loads the details of a match into the store. @throws HttpError on failure. @spec BT-06 */
export async function loadMatch({ store, ports, signal }: Context, gameId: number): Promise<void> {
  store.dispatch(matchReceived(await callJson(ports, cyberCalls.match, { params: { gameId }, signal, read: readMatch })));
}

/** Loads the details of all matches in play of one type into the store. @throws HttpError on failure. @spec BT-06 */
export async function loadLive({ store, ports, signal }: Context, type: CyberType): Promise<void> {
  const matches = await callJson(ports, cyberCalls.live, { params: { type }, signal, read: readMatches });
  store.dispatch(liveReceived({ type, matches }));
}
