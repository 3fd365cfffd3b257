import { answer, createFakePorts, createFakeServer, startStore } from '@touchline/shared-testing';
import { lineModule } from '../module.ts';
import { searchTyped } from '../search.slice.ts';
import { selectSearch } from '../selectors.ts';

const CALL = 'GET /bff-api/feed/search';
const found = (name: string) => ({
  id: 1,
  section: 'line',
  sportId: 1,
  champId: 10,
  champName: 'Coastal League',
  opponent1: name,
  opponent2: 'Northfield United',
  startAt: 1_700_000_000,
});

function start() {
  const server = createFakeServer();
  server.on(CALL, ({ query }) => answer({ query: query.get('q'), games: [found(String(query.get('q')))] }));
  const ports = createFakePorts({ send: server.send });
  return { server, ports, store: startStore([lineModule(ports)]) };
}

describe('searching for games', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[BT-05] sends one request after a pause in typing, for the last text', async () => {
    const { server, store } = start();
    for (const text of ['ha', 'har', 'harb']) {
      store.dispatch(searchTyped(text));
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(server.count(CALL)).toBe(0);
    await jest.advanceTimersByTimeAsync(150);
    expect(server.log.map((request) => request.query.get('q'))).toEqual(['harb']);
    expect(selectSearch(store.getState())).toMatchObject({ status: 'ready', games: [{ opponent1: 'harb' }] });
    store.stop();
  });

  it('[BT-05] keeps only valid places, and only pages of this site', async () => {
    const { server, store } = start();
    const sport = { kind: 'sport', sportId: 1, name: 'Football', count: 3 };
    const rules = { kind: 'page', name: 'Rules', path: '/rules' };
    const strange = ['https://evil.example', '//evil.example', '/\\evil.example', 7].map((path) => ({ kind: 'page', name: 'Away', path }));
    server.on(CALL, () => answer({ query: 'rules', places: [sport, { kind: 'sport' }, rules, ...strange, null], games: [] }));
    store.dispatch(searchTyped('rules'));
    await jest.advanceTimersByTimeAsync(300);
    expect(selectSearch(store.getState()).places).toEqual([sport, rules]);
    store.stop();
  });

  it('[BT-05] a slow answer to an older text does not replace a newer one', async () => {
    const { server, store } = start();
    server.on(CALL, async ({ query }) => {
      const text = String(query.get('q'));
      if (text === 'slow') await new Promise((resolve) => setTimeout(resolve, 5000));
      return answer({ query: text, games: [found(text)] });
    });
    store.dispatch(searchTyped('slow'));
    await jest.advanceTimersByTimeAsync(300);
    store.dispatch(searchTyped('quick'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(selectSearch(store.getState()).games[0]?.opponent1).toBe('quick');
    store.stop();
  });

  it.each(['', 'h', ' h '])('[BT-05] does not search for "%s"', async (text) => {
    const { server, store } = start();
    store.dispatch(searchTyped(text));
    await jest.advanceTimersByTimeAsync(1000);
    expect(server.log).toHaveLength(0);
    expect(selectSearch(store.getState()).status).toBe('idle');
    store.stop();
  });

  it('[BT-05] reports a failure and drops the previous results', async () => {
    const { server, ports, store } = start();
    server.on(CALL, () => answer({}, 500));
    store.dispatch(searchTyped('harbour'));
    await jest.advanceTimersByTimeAsync(300);
    expect(selectSearch(store.getState())).toMatchObject({ status: 'failed', games: [] });
    expect(ports.reported).toEqual(['search-failed']);
    store.stop();
  });
});
