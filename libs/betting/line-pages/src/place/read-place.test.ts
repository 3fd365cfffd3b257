import { readPlace } from './read-place.ts';

describe('readPlace', () => {
  it.each([
    ['/en', { section: 'line', sportId: null, champId: null, gameId: null, isBroken: false }],
    ['/en/live', { section: 'live', sportId: null, isBroken: false }],
    ['/en/live/all/1-football/112-premier-league', { section: 'live', sportId: 1, champId: 112, gameId: null, isBroken: false }],
    ['/en/line/all/1/112/900-a-b', { section: 'line', sportId: 1, champId: 112, gameId: 900, isBroken: false }],
    ['/en/topgame/live/all/1-football/112-x/900-a', { section: 'live', sportId: 1, gameId: 900, isBroken: false }],
    ['/en/champs/112-x', { champId: 112, isBroken: false }],
    ['/en/line/all/football', { sportId: null, isBroken: true }],
    ['/en/line/all/1-football/112-x/game', { gameId: null, isBroken: true }],
  ])('[BT-01] parses the ids of %s', (path, place) => {
    expect(readPlace(path, 'en')).toMatchObject(place);
  });
});
