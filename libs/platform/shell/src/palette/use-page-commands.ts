import { selectIsPlayer } from '@touchline/identity-state';
import { selectManifests } from '@touchline/platform-state';
import { withLanguage } from '@touchline/shared-routes';
import { selectLanguage, type Command } from '@touchline/shared-state';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { footerOfSections } from '../sections/rules/places.ts';
import { useSitePlaces, wordsOf } from '../sections/use-site-places.ts';

/** Command for a page from a section's manifest. */
const pageCommand = (href: string, title: string, note?: string): Command => ({
  id: href,
  group: 'pages',
  title,
  href,
  ...(note !== undefined && { note }),
});

/** All pages from the manifests of the sections, header before footer. @spec RM-07 */
export function usePageCommands(): { first: readonly Command[]; all: readonly Command[] } {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const manifests = useSelector(selectManifests);
  const header = useSitePlaces('header');
  const first = header.map(({ href, name }) => pageCommand(href, name));
  const later = useMemo(
    () =>
      footerOfSections(manifests, { isPlayer }).flatMap(({ words, links }) =>
        links.map((link) =>
          pageCommand(withLanguage(link.path, lang), intl.formatMessage(wordsOf(link.words)), intl.formatMessage(wordsOf(words))),
        ),
      ),
    [manifests, isPlayer, lang, intl],
  );
  const known = new Set(first.map(({ href }) => href));
  return { first, all: [...first, ...later.filter(({ href }) => !known.has(href))] };
}

/** Commands that open the sections' own search pages. */
export function useSearchCommands(query: string): readonly Command[] {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const manifests = useSelector(selectManifests);
  const text = query.trim();
  if (text === '') return [];
  return Object.values(manifests)
    .flatMap(({ search = [] }) => search)
    .map(({ words, path, query: name }) => {
      const href = `${withLanguage(path, lang)}?${new URLSearchParams({ [name]: text }).toString()}`;
      return { ...pageCommand(href, intl.formatMessage(wordsOf(words)), text), group: 'elsewhere' };
    });
}
