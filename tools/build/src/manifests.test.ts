import { buildManifests, manifestProblems, readManifests, sharedNames } from './manifests.mjs';

const sound = { contract: 'v3', shell: 1, skeleton: 'rows', rail: 'coupon' };

it("[RM-07] every section's manifest is complete, in every complete language", () => {
  const { sections, problems } = buildManifests();

  expect(problems).toEqual([]);
  expect(Object.keys(sections)).toEqual(readManifests().map(({ name }: { name: string }) => name));
  expect(sections['casino'].words.ar['casino.nav']).toEqual([{ type: 0, value: 'الكازينو' }]);
});

it.each([
  [{ ...sound, contract: 'v2' }, "section 'bingo': contract is 'v2', this workspace speaks 'v3'"],
  [{ ...sound, shell: '1' }, "section 'bingo': shell is the version of the shell that it needs: a whole number"],
  [{ ...sound, rail: 'left' }, "section 'bingo': rail is one of coupon, filled, none"],
  [{ ...sound, colour: 'red' }, "section 'bingo': 'colour' is not a field of a manifest"],
  [
    { ...sound, navigation: [{ key: 'a', words: 'a', path: 'bingo', places: { header: 1 } }] },
    "section 'bingo': navigation 'a' needs a path without language prefix, query and fragment",
  ],
  [
    { ...sound, navigation: [{ key: 'a', words: 'a', path: '/bingo', places: {} }] },
    "section 'bingo': navigation 'a' needs places: a number for header, bottom, own",
  ],
  [
    { ...sound, navigation: [{ key: 'a', words: 'a', path: '/bingo', places: { bottom: 1 }, alsoIn: ['toto'] }] },
    "section 'bingo': navigation 'a': alsoIn is a list of sections, for a place in own",
  ],
  [{ ...sound, modals: { win: { words: 'a' } } }, "section 'bingo': modal 'win' needs words and the page that does the same"],
  [
    { ...sound, bands: [{ key: 'win', place: 'footer', order: 1 }] },
    "section 'bingo': band 'win' needs a key, an order and a place: home, menu",
  ],
  [{ ...sound, commands: {} }, "section 'bingo': commands need an order"],
  [{ ...sound, routes: [{ key: 'bingo', path: '/bingo' }] }, "section 'bingo': route 'bingo' needs a key, an id and a path"],
])('[REM-6] reports the problem of a manifest: %j', (manifest, problem) => {
  expect(manifestProblems('bingo', manifest)).toEqual([problem]);
});

it('[REM-6] rejects two sections that claim the same modal, route or route id', () => {
  const claims = { ...sound, modals: { win: { words: 'w', page: '/' } }, routes: [{ key: 'k', id: 500, path: '/k' }] };

  expect(
    sharedNames([
      { name: 'a', manifest: claims },
      { name: 'b', manifest: claims },
    ]),
  ).toEqual([
    "modal 'win' is claimed by the sections 'a' and 'b'",
    "words 'w' is claimed by the sections 'a' and 'b'",
    "route 'k' is claimed by the sections 'a' and 'b'",
    "route id '500' is claimed by the sections 'a' and 'b'",
  ]);
});
