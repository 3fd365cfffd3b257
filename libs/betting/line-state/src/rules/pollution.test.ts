import { arePrototypesClean, hasForeignPrototype, JSON_POLLUTIONS } from '@touchline/shared-testing';
import { readBetting, readFavourites, readSearchText } from './kept-choices.ts';

it('[CFG-3] ignores stored choices that try to change a prototype', () => {
  for (const text of JSON_POLLUTIONS) {
    expect(readFavourites(text)).toEqual({ games: [], champs: [] });
    expect(readBetting(text)).toEqual({
      filteredMarkets: [],
      pinnedMarkets: [],
      foldedMarkets: [],
      isOnlyWithVideos: false,
      isOnlyFavourites: false,
    });
    expect(hasForeignPrototype(readBetting(text))).toBe(false);
    expect(readSearchText(text)).toBe('');
    expect(arePrototypesClean()).toBe(true);
  }
});
