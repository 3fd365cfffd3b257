import type { Calls } from '@touchline/shared-contract';

export const seoCalls = {
  pageData: { method: 'GET', path: '/bff-api/seo/page-data', auth: 'none' },
  content: { method: 'GET', path: '/bff-api/seo/content', auth: 'none' },
  visual: { method: 'GET', path: '/bff-api/seo/visual', auth: 'none' },
  sports: { method: 'GET', path: '/bff-api/seo/sports-list', auth: 'none' },
  sitemapIndex: { method: 'GET', path: '/bff-api/seo/sitemap', auth: 'none' },
  sitemapPages: { method: 'GET', path: '/bff-api/seo/sitemap/:section', auth: 'none' },
} as const satisfies Calls;
