import type { DocumentHead } from '@touchline/shared-state';

/** Elements of the head that belong to a page rather than to the document. */
const OF_A_PAGE =
  'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang], meta[property]:not([property="csp-nonce"]), meta[data-seo], script[type="application/ld+json"]';

const element = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): Element => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

/**
 * Updates the head after a navigation within the page; the edge wrote the first one. Old structured data is removed and none is added:
 * search engines read it from documents, and the content security policy allows no inserted scripts of any type.
 *
 * @spec SE-01 SE-02 SEC-1
 */
export function showHead({ title, description, robots, canonical, alternates, metas = [] }: DocumentHead): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(OF_A_PAGE)) old.remove();
  document.head.append(
    ...(description === undefined ? [] : [element('meta', { name: 'description', content: description })]),
    ...(robots === undefined ? [] : [element('meta', { name: 'robots', content: robots })]),
    ...(canonical === undefined ? [] : [element('link', { rel: 'canonical', href: canonical })]),
    ...alternates.map(({ lang, href }) => element('link', { rel: 'alternate', hreflang: lang, href })),
    ...metas.map(({ kind, key, content }) => element('meta', { [kind]: key, content, 'data-seo': '' })),
  );
}
