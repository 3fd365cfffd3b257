import { plainText, type Block, type ContentDocument } from '@touchline/content-contract';
import { textFilter } from '@touchline/shared-primitives/typing';

/** A term of the glossary with its meaning. */
export interface GlossaryTerm {
  id: string;
  name: string;
  body: readonly Block[];
}

/** Terms of a glossary document: each heading with the text that follows it. */
export function termsOf(body: readonly Block[]): GlossaryTerm[] {
  const terms: { id: string; name: string; body: Block[] }[] = [];
  for (const block of body) {
    if (block.type === 'heading') terms.push({ id: block.id, name: plainText(block.children), body: [] });
    else terms.at(-1)?.body.push(block);
  }
  return terms;
}

const textOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.type === 'paragraph' ? plainText(block.children) : '')).join(' ');

/** Terms whose name or meaning contains the search text. */
export function matchingTerms(terms: readonly GlossaryTerm[], search: string): GlossaryTerm[] {
  const isFound = textFilter(search);
  return terms.filter(({ name, body }) => isFound(`${name} ${textOf(body)}`));
}

/** Structured data of the glossary. @spec PI-03 */
export const structuredTerms = (document: ContentDocument, url: string): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'DefinedTermSet',
  name: document.title,
  url,
  inLanguage: document.lang,
  hasDefinedTerm: termsOf(document.body).map(({ id, name, body }) => ({
    '@type': 'DefinedTerm',
    name,
    description: textOf(body).trim(),
    url: `${url}#${id}`,
  })),
});
