import type { Calls } from '@touchline/shared-contract';

export const platformCalls = {
  redirect: { method: 'POST', path: '/redirects-api/api/v1/redirect-light', auth: 'none' },
  block: { method: 'POST', path: '/blocks-api/api/v2/block', auth: 'none' },
  partitions: { method: 'GET', path: '/third-party/api/list-available-partitions', auth: 'none' },
  payments: { method: 'GET', path: '/web-api/payments/availability', auth: 'session' },
  media: { method: 'GET', path: '/bff-api/media', auth: 'none' },
} as const satisfies Calls;

export const seoCalls = {
  pageData: { method: 'GET', path: '/bff-api/seo/page-data', auth: 'none' },
  content: { method: 'GET', path: '/bff-api/seo/content', auth: 'none' },
  visual: { method: 'GET', path: '/bff-api/seo/visual', auth: 'none' },
  sports: { method: 'GET', path: '/bff-api/seo/sports-list', auth: 'none' },
  sitemapIndex: { method: 'GET', path: '/bff-api/seo/sitemap', auth: 'none' },
  sitemapPages: { method: 'GET', path: '/bff-api/seo/sitemap/:section', auth: 'none' },
} as const satisfies Calls;
