import { splitLanguage, withLanguage, type SectionManifests } from '@touchline/shared-routes';

/** Longer texts are not a person's search words. */
const LONGEST = 60;

/** Turns the last part of a path into search words: `/en/casino/gem-rush` gives "gem rush". */
function textOf(pathname: string): string {
  const last = splitLanguage(pathname).path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/[-_+]+/g, ' ')
      .trim()
      .slice(0, LONGEST);
  } catch {
    return ''; // malformed escape
  }
}

/** Search pages of the sections for the words of a missing path. */
export function searchesFor(
  manifests: SectionManifests,
  { pathname, lang }: { pathname: string; lang: string },
): { href: string; words: string }[] {
  const text = textOf(pathname);
  if (text === '') return [];
  return Object.values(manifests)
    .flatMap(({ search = [] }) => search)
    .map(({ words, path, query }) => ({ words, href: `${withLanguage(path, lang)}?${new URLSearchParams({ [query]: text }).toString()}` }));
}
