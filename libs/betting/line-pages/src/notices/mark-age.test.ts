import type { Feed } from '@touchline/betting-line-state';
import { markAge, MOST_MARKS } from './mark-age.ts';

/** The marks of a page, as a browser keeps them: in the order of their times. */
function timeline() {
  let marks: { name: string; detail: unknown }[] = [];
  return {
    marks: () => marks,
    mark: (name: string, { detail }: { detail: unknown }) => void marks.push({ name, detail }),
    clearMarks: (name: string) => {
      marks = marks.filter((mark) => mark.name !== name);
    },
    getEntriesByName: (name: string) => marks.filter((mark) => mark.name === name),
    getEntriesByType: () => marks,
  };
}
const asPerformance = (fake: ReturnType<typeof timeline>) => fake as unknown as Performance;
const asked: Feed = { view: { kind: 'game', gameId: 77, lang: 'en' }, status: 'loading', wanted: 1, servedAt: 0, failures: 0 };
const feed = (over: Partial<Feed> = {}): Feed => ({ ...asked, status: 'ready', freshAt: 10_000, ...over });

it('[ODD-5] [RT-13] records the age of each view in one mark: last, sum, longest, and how often it was stale', () => {
  const fake = timeline();
  markAge(asPerformance(fake), feed({ beatMs: 3_000 }), 10_400);
  markAge(asPerformance(fake), feed({ status: 'stale' }), 21_000);
  markAge(asPerformance(fake), feed({ freshAt: 22_000 }), 22_600);

  const detail = { samples: 3, lastMs: 600, sumMs: 12_000, longestMs: 11_000, stale: 1, isPushed: false };
  expect(fake.marks()).toEqual([{ name: 'price-age game/77?lang=en', detail }]);
});

it('[ODD-5] records nothing before the first prices, and never a negative age', () => {
  const fake = timeline();
  markAge(asPerformance(fake), asked, 10_000);
  expect(fake.marks()).toEqual([]);

  markAge(asPerformance(fake), feed(), 9_000);
  expect(fake.marks()).toMatchObject([{ detail: { lastMs: 0, longestMs: 0 } }]);
});

it('[ODD-5] keeps the marks of the views with the latest samples, and those of others', () => {
  const fake = timeline();
  fake.mark('of another script', { detail: null });
  const sample = (gameId: number) => markAge(asPerformance(fake), feed({ view: { kind: 'game', gameId, lang: 'en' } }), 10_000);
  for (let gameId = 1; gameId <= MOST_MARKS; gameId += 1) sample(gameId);
  sample(1);
  sample(MOST_MARKS + 1);

  const names = fake.marks().map(({ name }) => name);
  expect(names).toHaveLength(MOST_MARKS + 1);
  expect(names[0]).toBe('of another script');
  expect(names).toContain('price-age game/1?lang=en');
  expect(names).not.toContain('price-age game/2?lang=en');
});
