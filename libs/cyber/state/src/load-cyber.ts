import { cyberCalls, type CyberType } from '@touchline/cyber-contract';
import { callJson } from '@touchline/shared-http';
import type { LoadContext } from '@touchline/shared-state';
import { disciplinesFailed, disciplinesReceived, liveReceived, matchReceived } from './cyber.slice.ts';
import { readCyberDisciplines, readCyberMatch, readCyberMatches } from './readers.ts';

type Context = Pick<LoadContext, 'store' | 'ports' | 'signal'>;

/** Loads the disciplines into the store. @throws HttpError on failure. @spec BT-06 */
export async function loadDisciplines({ store, ports, signal }: Context, lang: string): Promise<void> {
  try {
    const { disciplines } = await callJson(ports, cyberCalls.disciplines, { query: { lang }, signal, read: readCyberDisciplines });
    store.dispatch(disciplinesReceived({ lang, list: disciplines }));
  } catch (error) {
    store.dispatch(disciplinesFailed());
    throw error;
  }
}

/** Loads the details of a match into the store. @throws HttpError on failure. @spec BT-06 */
export async function loadMatch({ store, ports, signal }: Context, gameId: number): Promise<void> {
  store.dispatch(matchReceived(await callJson(ports, cyberCalls.match, { params: { gameId }, signal, read: readCyberMatch })));
}

/** Loads the details of all matches in play of one type into the store. @throws HttpError on failure. @spec BT-06 */
export async function loadLive({ store, ports, signal }: Context, type: CyberType): Promise<void> {
  const { matches } = await callJson(ports, cyberCalls.live, { params: { type }, signal, read: readCyberMatches });
  store.dispatch(liveReceived({ type, matches }));
}
