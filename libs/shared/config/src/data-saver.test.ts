import { forDataSaver, withoutDataSaver } from './data-saver.ts';
import { configSlice, configReceived, selectPollingTable } from './config.slice.ts';
import { aSiteConfig } from './testing.ts';

const table = (site: ReturnType<typeof aSiteConfig>) =>
  selectPollingTable({ config: configSlice.reducer(undefined, configReceived(site)) });

it('[CF-06] polls a third as often with the data saver, but live games at least every ten seconds', () => {
  const polling = { line: 15_000, live: 5_000, default: 10_000, media: 600_000, banners: 60_000, favourites: 12_000, topGames: 11_000 };
  const site = aSiteConfig({ polling });

  expect(table(forDataSaver(site))).toEqual({
    line: 45_000,
    live: 10_000,
    default: 30_000,
    media: 1_800_000,
    banners: 180_000,
    favourites: 36_000,
    topGames: 33_000,
  });
  expect(table(withoutDataSaver(forDataSaver(site)))).toEqual(polling);
});
