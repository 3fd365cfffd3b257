import type { ContentCard } from '@touchline/content-contract';
import { atomOf, rssOf } from './news-feeds.ts';

const card: ContentCard = {
  kind: 'news',
  ...{ slug: 'derby', lang: 'en', title: 'Odds & <ends>', summary: 'It\u0001 is', label: null, art: null, endsAt: null },
  publishedAt: 1_793_577_600,
  updatedAt: 1_793_664_000,
};
const TERMS = { origin: 'https://shop.test', lang: 'en', title: 'Touchline', self: '/bff-api/content/news.rss?lang=en' };

it('[PI-03] writes the news as RSS with all XML special characters escaped', () => {
  expect(rssOf([card], TERMS)).toContain(
    '<item><title>Odds &amp; &lt;ends&gt;</title><link>https://shop.test/en/news/derby</link><guid>https://shop.test/en/news/derby</guid><pubDate>Mon, 02 Nov 2026 00:00:00 GMT</pubDate><description>It is</description></item>',
  );
});

it('[PI-03] writes the news as Atom with the date of the last change', () => {
  const feed = atomOf([card], TERMS);
  expect(feed).toContain('<updated>2026-11-03T00:00:00.000Z</updated><author>');
  expect(feed).toContain('<published>2026-11-02T00:00:00.000Z</published>');
});
