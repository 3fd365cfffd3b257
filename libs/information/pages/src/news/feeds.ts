/** Feeds of the news for readers of feeds; the backend writes them. */
export const FEEDS = [
  { name: 'RSS', type: 'application/rss+xml', pathIn: (lang: string) => `/bff-api/content/news.rss?lang=${lang}` },
  { name: 'Atom', type: 'application/atom+xml', pathIn: (lang: string) => `/bff-api/content/news.atom?lang=${lang}` },
] as const;
