import type { ContentCard, ContentDocument } from '@touchline/content-contract';

/** A card for stories and tests. */
export const aContentCard = (over: Partial<ContentCard> = {}): ContentCard => ({
  kind: 'promotion',
  slug: 'first-steps',
  lang: 'en',
  title: 'First steps',
  summary: 'Place three bets with play money and get 50 points.',
  label: 'New players',
  art: 'slip',
  publishedAt: 1_793_491_200,
  updatedAt: 1_793_491_200,
  endsAt: null,
  ...over,
});

/** A document for stories and tests. */
export const aContentDocument = (over: Partial<ContentDocument> = {}): ContentDocument => ({
  ...aContentCard(),
  body: [{ type: 'paragraph', children: ['Everything here is play money.'] }],
  terms: [],
  reward: 0,
  blocks: [],
  sportId: null,
  points: [],
  ...over,
});
