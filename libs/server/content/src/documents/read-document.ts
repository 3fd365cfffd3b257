import type { Block, ContentKind } from '@touchline/content-contract';
import { isDay, startOfDay, UTC } from '@touchline/shared-primitives/calendar';
import { ContentFault } from './fault.ts';
import { type Facts, type Header, readFacts, splitFile } from './header.ts';
import { readMarkdown } from './markdown.ts';

/** Document kinds by folder: those of the contract, and banners. */
export type StoredKind = ContentKind | 'banner';

/** The unparsed source of a document in one language. */
export interface Source {
  kind: StoredKind;
  slug: string;
  lang: string;
  facts: string;
  text: string;
}

/** A parsed and valid document in one language. */
export interface Stored {
  kind: StoredKind;
  slug: string;
  lang: string;
  facts: Facts;
  header: Header;
  body: readonly Block[];
}

/** Start of an editor's day, which is a day of UTC, as seconds since 1970. */
export function secondsOfDay(day: string): number {
  if (!isDay(day)) throw new ContentFault(`'${day}' is no day`);
  return startOfDay(day, UTC) / 1000;
}

/**
 * @param factsOf - parses facts; an import passes a cached version, because all languages of a document share them.
 * @throws ContentFault with the reason.
 */
export function readDocument({ kind, slug, lang, ...source }: Source, factsOf: (text: string) => Facts = readFacts): Stored {
  const facts = factsOf(source.facts);
  const { header, text } = splitFile(source.text);
  for (const day of [facts.date, facts.updated, facts.starts, facts.ends]) if (day !== undefined) secondsOfDay(day);
  if (kind === 'banner' && (facts.path === undefined || facts.places.length === 0 || facts.art === null))
    throw new ContentFault('a banner needs a path, a place and a picture');
  if (kind === 'promotion' && facts.terms.length === 0) throw new ContentFault('a promotion needs terms');
  if (kind === 'landing' && header.blocks.length === 0) throw new ContentFault('a landing page needs blocks');
  return { kind, slug, lang, facts, header, body: readMarkdown(text) };
}
