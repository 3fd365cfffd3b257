import { showHead } from './page-head.ts';

beforeEach(() => {
  document.head.innerHTML =
    '<meta charset="utf-8"><meta name="viewport" content="v"><title>Old</title><meta name="description" content="old"><meta name="robots" content="noindex">' +
    '<link rel="canonical" href="/old"><link rel="alternate" hreflang="ru" href="/old"><meta property="og:title" content="old" data-seo>' +
    '<meta name="author" content="old" data-seo><meta property="csp-nonce"><link rel="stylesheet" href="/a.css"><script type="application/ld+json">{"old":1}</script>';
});

const seen = (selector: string): (string | null)[] =>
  [...document.head.querySelectorAll(selector)].map((one) => one.getAttribute('content') ?? one.getAttribute('href') ?? one.textContent);

it('[SE-01] [SE-02] writes the same head as the edge for a new page and removes old structured data', () => {
  showHead({
    title: 'New',
    description: 'words',
    canonical: 'https://shop.test/en',
    alternates: [{ lang: 'en', href: 'https://shop.test/en' }],
    metas: [
      { kind: 'property', key: 'og:title', content: 'New' },
      { kind: 'name', key: 'twitter:card', content: 'summary' },
    ],
    structured: { '@type': 'WebSite', name: '</script>' },
  });

  expect(document.title).toBe('New');
  expect(seen('meta[name="description"]')).toEqual(['words']);
  expect(seen('meta[name="robots"]')).toEqual([]);
  expect(seen('link[rel="canonical"]')).toEqual(['https://shop.test/en']);
  expect(seen('link[hreflang]')).toEqual(['https://shop.test/en']);
  expect(seen('meta[property="og:title"]')).toEqual(['New']);
  expect(seen('meta[name="author"]')).toEqual([]);
  expect(document.head.querySelectorAll('script')).toHaveLength(0); // structured data is only for readers of documents
  expect(document.head.querySelectorAll('meta[name="viewport"], meta[property="csp-nonce"], link[rel="stylesheet"]')).toHaveLength(3);
});

it('[SE-01] leaves nothing of the previous page if the next one has only a title', () => {
  showHead({ title: 'Gone', robots: 'noindex', alternates: [] });

  expect(seen('meta[name="robots"]')).toEqual(['noindex']);
  expect(document.head.querySelectorAll('[data-seo], link[rel="canonical"], [hreflang], meta[name="description"], script')).toHaveLength(0);
});
