import { codeOf } from '@touchline/shared-primitives';
import { seoCalls } from '@touchline/platform-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readSeoContent, readSeoPageData, readSeoSports, readSeoVisual } from './readers.ts';
import type { SeoAnswer } from './seo.slice.ts';

export interface SeoQuestion {
  /** Path with its language prefix. */
  path: string;
  lang: string;
  /** Whether the text under the page is wanted; it is not shown to players. */
  hasBlock: boolean;
}

const PLAIN = { sportKey: null, isFolded: true };

/**
 * Loads head overrides and the text of a page. Each of the four calls may fail alone: without overrides the page's own head stays, without
 * the text there is none.
 *
 * @spec SE-01 SE-03 GD-25
 */
export async function loadSeo(
  ports: Pick<Ports, 'send' | 'origin' | 'report'>,
  { path, lang, hasBlock }: SeoQuestion,
  signal: AbortSignal,
): Promise<SeoAnswer> {
  const ask = async <T>(name: 'content' | 'pageData' | 'sports' | 'visual', read: (answer: unknown) => T | null): Promise<T | null> => {
    try {
      return await callJson(ports, seoCalls[name], { query: { lang, url: path }, signal, read });
    } catch (error) {
      if (!signal.aborted) ports.report('seo-unknown', { name: seoCalls[name].path.split('/').at(-1) ?? name, code: codeOf(error) });
      return null;
    }
  };
  const [page, content, visual, sports] = await Promise.all([
    ask('pageData', readSeoPageData),
    hasBlock ? ask('content', readSeoContent) : null,
    hasBlock ? ask('visual', readSeoVisual) : null,
    hasBlock ? ask('sports', readSeoSports) : null,
  ]);
  const text = content?.content ?? null;
  return {
    page: page ?? {},
    block: text === null ? null : { content: text, visual: visual ?? PLAIN, sports: sports?.sports ?? [] },
  };
}
