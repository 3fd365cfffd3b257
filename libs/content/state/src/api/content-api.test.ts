import { answer, createFakeServer } from '@touchline/shared-testing';
import { createContentApi } from './content-api.ts';

const CARD = {
  ...{ kind: 'promotion', slug: 'first-steps', lang: 'en', title: 'First steps', summary: 'Place three bets.', label: null, art: null },
  ...{ publishedAt: 1, updatedAt: 2, endsAt: null },
};
const PAGE = { ...CARD, body: [], terms: [], reward: 0, blocks: [], sportId: null, points: [] };
const BANNER = { slug: 'first-steps', lang: 'en', title: 'First steps', summary: '', art: 'slip', path: '/promo' };

function start(body: unknown) {
  const api = createContentApi({ origin: 'https://touchline.test', send: createFakeServer({ 'GET *': () => answer(body) }).send });
  return {
    list: () => api.list({ kind: 'promotion', lang: 'en' }),
    document: () => api.document({ kind: 'promotion', slug: 'first-steps', lang: 'en' }),
    banners: () => api.banners({ place: 'home', lang: 'en' }),
  };
}

it('[PI-01] [CFG-3] drops cards that cannot be shown, and decorations that it does not know', async () => {
  const dropped = [
    { ...CARD, kind: 'riddle' },
    { ...CARD, slug: 'Not A Slug' },
    { ...CARD, lang: 'english' },
    { ...CARD, title: 'x'.repeat(121) },
    { ...CARD, publishedAt: 1.5 },
    { ...CARD, summary: undefined },
  ];
  const plain = { ...CARD, label: 7, art: 'hologram', endsAt: 'never' };

  expect(await start({ cards: [...dropped, CARD, plain] }).list()).toEqual([CARD, CARD]);
  await expect(start({ cards: 'none' }).list()).rejects.toThrow();
});

it('[PI-01] [SEC-1] shows a document without the parts that are invalid or not allowed', async () => {
  const landing = [
    { type: 'text' },
    { type: 'steps', title: 'How', items: ['One', 2] },
    { type: 'action', label: 'Go', href: '/live' },
    { type: 'action', label: 'Go', href: '//elsewhere.test/x' },
    { type: 'script', src: '/x.js' },
  ];
  const point = { name: 'A', address: 'B', hours: 'C', x: 1000, y: 0 };
  const body = [
    { type: 'script', children: ['x'] },
    { type: 'paragraph', children: ['Text', { type: 'link', href: 'javascript:1', children: [] }] },
  ];
  const terms = [
    { type: 'bets', target: 3 },
    { type: 'bets', target: -3 },
    { type: 'luck', target: 3 },
  ];
  const shown = await start({ ...PAGE, body, terms, reward: -1, blocks: landing, points: [point, { ...point, x: 1001 }] }).document();

  expect(shown).toEqual({
    ...PAGE,
    body: [{ type: 'paragraph', children: ['Text'] }],
    terms: terms.slice(0, 1),
    blocks: [landing[0], { type: 'steps', title: 'How', items: ['One'] }, landing[2]],
    points: [point],
  });
  expect(await start({ ...CARD, body: 'text' }).document()).toEqual(PAGE);
  await expect(start({ ...PAGE, slug: 7 }).document()).rejects.toThrow();
});

it('[PI-01] [SEC-1] drops banners that lead to another site or have no drawing', async () => {
  const dropped = [
    { ...BANNER, path: '//elsewhere.test' },
    { ...BANNER, path: 'https://elsewhere.test' },
    { ...BANNER, art: null },
  ];

  expect(await start({ banners: [...dropped, BANNER] }).banners()).toEqual([BANNER]);
});
