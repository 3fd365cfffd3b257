import { pageCodeOf, documentHead, documentTail } from '../document/html.ts';
import { BREAK_OUTS } from './break-outs.ts';
import { aPage, aRegistry } from './fakes.ts';

/** Prints documents for a browser as JSON: each has one hostile string in every external field, written by the edge's own code. */
const documents = BREAK_OUTS.map((text) => {
  const registry = aRegistry({ messages: {} });
  const host = registry.host.desktop;
  const answer = aPage({
    seo: {
      title: text,
      description: text,
      robots: text,
      canonical: text,
      alternates: [{ lang: text, href: text }],
      metas: [{ kind: 'name', key: text, content: text }],
      structured: { name: text, [text]: text },
    },
    brandStyle: `:root{--a:${text}}`,
    themeColor: text,
  });
  const state = {
    config: { companyName: text, helplines: [{ name: text, phone: text, url: text }], brandBook: [{ css_prop: text, css_value: text }] },
    seo: { page: { title: text, metas: [{ name: text, content: text }] }, block: { heading: text }, crumbs: [{ name: text, path: text }] },
    user: { login: text, name: text },
    dictionary: { [text]: [{ type: 0, value: text }] },
  };
  const html =
    documentHead({ answer, registry, nonce: 'n', host }) +
    documentTail({ state, code: pageCodeOf({ answer, registry, host }), nonce: 'n' });
  return { text, html };
});

process.stdout.write(JSON.stringify(documents));
