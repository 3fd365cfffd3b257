import type { Block } from '@touchline/content-contract';
import { aContentDocument } from '@touchline/content-ui/testing';
import { matchingTerms, structuredTerms, termsOf } from './terms-of.ts';

const BODY: Block[] = [
  { type: 'heading', level: 2, id: 'banker', children: ['Banker'] },
  { type: 'paragraph', children: ['In every combination of a ', { type: 'strong', children: ['system'] }, '.'] },
  { type: 'heading', level: 2, id: 'void', children: ['Void'] },
  { type: 'paragraph', children: ['The stake is refunded.'] },
];

it.each([
  ['', ['banker', 'void']],
  ['BANK', ['banker']],
  ['a system', ['banker']],
  ['refund', ['void']],
  ['BANKER\u0307', ['banker']],
  ['zzz', []],
])('[PI-03] finds %j in the glossary by name and meaning', (search, ids) => {
  expect(matchingTerms(termsOf(BODY), search).map(({ id }) => id)).toEqual(ids);
});

it('[PI-03] describes each term with its anchor for search engines', () => {
  const set = structuredTerms(aContentDocument({ kind: 'page', title: 'Glossary', body: BODY }), 'https://shop.test/en/betting-alphabet');
  expect(set).toMatchObject({
    '@type': 'DefinedTermSet',
    hasDefinedTerm: [
      {
        '@type': 'DefinedTerm',
        name: 'Banker',
        description: 'In every combination of a system.',
        url: 'https://shop.test/en/betting-alphabet#banker',
      },
      { name: 'Void', url: 'https://shop.test/en/betting-alphabet#void' },
    ],
  });
});
