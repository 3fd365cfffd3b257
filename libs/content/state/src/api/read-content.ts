import {
  CONTENT_ART,
  CONTENT_KINDS,
  TERM_TYPES,
  type Banner,
  type ContentCard,
  type ContentDocument,
  type LandingBlock,
  type MapPoint,
  type PromotionTerm,
} from '@touchline/content-contract';
import { fieldsOf, isWhole, oneOf } from '@touchline/shared-primitives';
import { isSlug, isPartText, readParts, wholeOr } from './read-fields.ts';
import { readTree } from './read-tree.ts';

const isLang = (value: unknown): value is string => isPartText(value) && /^[a-z]{2}$/.test(value);
const isPath = (value: unknown): value is string => isPartText(value) && /^\/(?![/\\])[\w/-]*$/.test(value);

function readCard(value: unknown): ContentCard | null {
  const { slug, lang, title, summary, label, art, publishedAt, updatedAt, endsAt, ...rest } = fieldsOf(value);
  const kind = oneOf(CONTENT_KINDS, rest['kind']);
  if (kind === undefined || !isSlug(slug) || !isLang(lang) || !isPartText(title) || !isPartText(summary) || !isWhole(publishedAt))
    return null;
  return {
    kind,
    slug,
    lang,
    title,
    summary,
    label: isPartText(label) ? label : null,
    art: oneOf(CONTENT_ART, art) ?? null,
    publishedAt,
    updatedAt: wholeOr(updatedAt, publishedAt),
    endsAt: isWhole(endsAt) ? endsAt : null,
  };
}

function readTerm(value: unknown): PromotionTerm | null {
  const { type, target } = fieldsOf(value);
  const known = oneOf(TERM_TYPES, type);
  return known !== undefined && isWhole(target) ? { type: known, target } : null;
}

function readLanding(value: unknown): LandingBlock | null {
  const { type, title, items, cards, label, href } = fieldsOf(value);
  if (type === 'text') return { type };
  if (type === 'steps' && isPartText(title)) return { type, title, items: readParts(items, (item) => (isPartText(item) ? item : null)) };
  if (type === 'cards' && isPartText(title)) return { type, title, cards: readParts(cards, readCard) };
  return type === 'action' && isPartText(label) && isPath(href) ? { type, label, href } : null;
}

function readPoint(value: unknown): MapPoint | null {
  const { name, address, hours, x, y } = fieldsOf(value);
  const isOnMap = isWhole(x) && isWhole(y) && x <= 1000 && y <= 1000;
  return isOnMap && isPartText(name) && isPartText(address) && isPartText(hours) ? { name, address, hours, x, y } : null;
}

/** Parses a list of cards; null if invalid. */
export function readCards(answer: unknown): ContentCard[] | null {
  const { cards } = fieldsOf(answer);
  return Array.isArray(cards) ? readParts(cards, readCard) : null;
}

/** Parses a document; null if invalid. @spec PI-01 */
export function readDocument(answer: unknown): ContentDocument | null {
  const card = readCard(answer);
  if (card === null) return null;
  const { body, terms, reward, blocks, sportId, points } = fieldsOf(answer);
  return {
    ...card,
    body: readTree(body),
    terms: readParts(terms, readTerm),
    reward: wholeOr(reward, 0),
    blocks: readParts(blocks, readLanding),
    sportId: isWhole(sportId) ? sportId : null,
    points: readParts(points, readPoint),
  };
}

function readBanner(value: unknown): Banner | null {
  const { slug, lang, title, summary, art, path } = fieldsOf(value);
  const drawn = oneOf(CONTENT_ART, art);
  const holds = isSlug(slug) && isLang(lang) && isPartText(title) && isPartText(summary) && isPath(path) && drawn !== undefined;
  return holds ? { slug, lang, title, summary, art: drawn, path } : null;
}

/** Parses banners; null if invalid. */
export function readBanners(answer: unknown): Banner[] | null {
  const { banners } = fieldsOf(answer);
  return Array.isArray(banners) ? readParts(banners, readBanner) : null;
}
