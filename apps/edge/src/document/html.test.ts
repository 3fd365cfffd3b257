/** @jest-environment jsdom */
import { measured } from '@touchline/measured';
import { BREAK_OUTS } from '../testing/break-outs.ts';
import { aPage, aRegistry } from '../testing/fakes.ts';
import { pageCodeOf, documentHead, documentTail } from './html.ts';

/** A page in which every external string is the same hostile text. */
function hostileDocument(text: string): string {
  const registry = aRegistry();
  const host = registry.host.desktop;
  const answer = aPage({
    lang: text,
    seo: {
      title: text,
      description: text,
      robots: text,
      canonical: text,
      alternates: [{ lang: text, href: text }],
      metas: [
        { kind: 'name', key: text, content: text },
        { kind: 'property', key: text, content: text },
      ],
      structured: { name: text, [text]: text },
    },
    brandStyle: '',
    themeColor: text,
  });
  const state = { config: { companyName: text }, seo: { title: text }, user: { login: text }, dictionary: { [text]: text } };
  return (
    documentHead({ answer, registry, nonce: 'n', host }) + documentTail({ state, code: pageCodeOf({ answer, registry, host }), nonce: 'n' })
  );
}

/** Elements with the names of their attributes: the structure of a document without its text. */
const shapeOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].map(
    (one) => `${one.localName} ${one.getAttributeNames().join(' ')}`,
  );

/** Text as the parser returns it: NUL and lone surrogates are replaced. */
const parsed = (text: string): string => text.replaceAll('\u0000', '\ufffd').trim();

it('[CFG-6] [CFG-5] none of 200 hostile strings in all fields at once adds an element or an attribute', () => {
  const shape = shapeOf(hostileDocument('harmless'));

  let changed = 0;
  for (const text of BREAK_OUTS) {
    const found = shapeOf(hostileDocument(text));
    expect(found).toEqual(shape);
    if (found.join() !== shape.join()) changed += 1;
  }
  measured({ id: 'CFG-6', unit: 'documents of another shape', atMost: 0, trials: 200, value: changed, tried: BREAK_OUTS.length });
});

it('[CFG-6] every field contains its string and nothing else', () => {
  for (const text of BREAK_OUTS) {
    const page = new DOMParser().parseFromString(hostileDocument(text), 'text/html');
    const values = [
      page.querySelector('meta[name="description"]')?.getAttribute('content'),
      page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      page.querySelector('link[rel="alternate"]')?.getAttribute('hreflang'),
      page.querySelector('meta[data-seo]')?.getAttribute('content'),
    ];
    expect(values.map((one) => parsed(one ?? ''))).toEqual(Array(4).fill(parsed(text)));
    expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({ name: text });
    expect(JSON.parse(page.getElementById('tl-state')?.textContent ?? '')).toMatchObject({ user: { login: text } });
  }
});
