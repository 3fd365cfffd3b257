import { splitLanguage, withLanguage, type SectionManifests } from '@touchline/shared-routes';

/** Longer texts were not typed by a person who looks for something. */
const LONGEST = 60;

/** The last part of an address as somebody would type it into a search: `/en/casino/gem-rush` looks for "gem rush". */
function textOf(pathname: string): string {
  const last = splitLanguage(pathname).path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/[-_+]+/g, ' ')
      .trim()
      .slice(0, LONGEST);
  } catch {
    return ''; // a broken escape says nothing
  }
}

/** Where the sections look for what a missing address may have meant. */
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
