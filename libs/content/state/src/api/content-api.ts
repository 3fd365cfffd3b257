import {
  contentCalls,
  rewardCalls,
  type Banner,
  type BannerPlace,
  type ContentCard,
  type ContentDocument,
  type ContentKind,
  type Points,
  type PromotionProgress,
} from '@touchline/content-contract';
import { callJson } from '@touchline/shared-http';
import { isObject } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { readTree } from './read-tree.ts';
import { readBanners, readContentCards, readDocumentParts, readPoints, readPromotionProgress } from './readers.ts';

/** Content calls. Each throws HttpError on failure. */
export interface ContentApi {
  list: (of: { kind: ContentKind; lang: string }, signal?: AbortSignal) => Promise<ContentCard[]>;
  document: (of: { kind: ContentKind; slug: string; lang: string }, signal?: AbortSignal) => Promise<ContentDocument>;
  banners: (of: { place: BannerPlace; lang: string }, signal?: AbortSignal) => Promise<Banner[]>;
  progress: (slug: string, signal?: AbortSignal) => Promise<PromotionProgress>;
  join: (slug: string, signal?: AbortSignal) => Promise<PromotionProgress>;
  points: (signal?: AbortSignal) => Promise<Points>;
  buy: (body: { item: string; id: string }, signal?: AbortSignal) => Promise<Points>;
}

/** @spec PI-01 */
const readDocument = (answer: unknown): ContentDocument | null => {
  const parts = readDocumentParts(answer);
  return parts && { ...parts, body: readTree(isObject(answer) ? answer['body'] : null) };
};

/** Progress is shown up to its target. */
const readProgress = (answer: unknown): PromotionProgress | null => {
  const progress = readPromotionProgress(answer);
  return progress && { ...progress, terms: progress.terms.map((term) => ({ ...term, done: Math.min(term.done, term.target) })) };
};

export function createContentApi(ports: Pick<Ports, 'send' | 'origin'>): ContentApi {
  return {
    list: async ({ kind, lang }, signal) =>
      (await callJson(ports, contentCalls.list, { params: { kind }, query: { lang }, signal, read: readContentCards })).cards,
    document: ({ kind, slug, lang }, signal) =>
      callJson(ports, contentCalls.document, { params: { kind, slug }, query: { lang }, signal, read: readDocument }),
    banners: async ({ place, lang }, signal) =>
      (await callJson(ports, contentCalls.banners, { query: { place, lang }, signal, read: readBanners })).banners,
    progress: (slug, signal) => callJson(ports, rewardCalls.progress, { params: { slug }, signal, read: readProgress }),
    join: (slug, signal) => callJson(ports, rewardCalls.join, { params: { slug }, body: {}, signal, read: readProgress }),
    points: (signal) => callJson(ports, rewardCalls.points, { signal, read: readPoints }),
    buy: (body, signal) => callJson(ports, rewardCalls.buy, { body, signal, read: readPoints }),
  };
}
