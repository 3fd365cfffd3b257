import { seoContract } from '@touchline/platform-contract/schemas';
import { loadSeo } from '../index.ts';
import { readSeoContent, readSeoPageData, readSeoSports, readSeoVisual } from './readers.ts';

const QUESTION = { path: '/en/line', lang: 'en', hasBlock: true };
const PAGE = {
  title: 'Odds',
  metaRobots: 'all',
  metas: [{ name: 'author', content: 'A' }],
  customCanonical: { mode: 'url', targetUrl: '/en' },
};
const ANSWERS: Record<string, unknown> = {
  'page-data': PAGE,
  content: { content: { heading: 'H', lead: 'L', parts: [{ heading: 'P', text: 'T' }] } },
  visual: { sportKey: 'football', isFolded: true },
  'sports-list': { sports: [{ id: 1, key: 'football', name: 'Football', count: 3 }] },
};

function start(answer: (name: string) => Response = (name) => Response.json(ANSWERS[name])) {
  const report = jest.fn();
  const send = jest.fn<Promise<Response>, [Request]>(async (request) => answer(new URL(request.url).pathname.split('/').at(-1) ?? ''));
  return { report, send, ports: { send, report, origin: 'https://shop.test' } };
}
const signal = new AbortController().signal;

it('[SE-03] makes four calls about the page and merges their answers', async () => {
  const { ports, send } = start();

  expect(await loadSeo(ports, QUESTION, signal)).toEqual({
    page: PAGE,
    block: {
      content: ANSWERS['content'] && { heading: 'H', lead: 'L', parts: [{ heading: 'P', text: 'T' }] },
      visual: ANSWERS['visual'],
      sports: [{ id: 1, key: 'football', name: 'Football', count: 3 }],
    },
  });
  expect(send.mock.calls.map(([{ url }]) => url)).toEqual([
    'https://shop.test/bff-api/seo/page-data?lang=en&url=%2Fen%2Fline',
    'https://shop.test/bff-api/seo/content?lang=en&url=%2Fen%2Fline',
    'https://shop.test/bff-api/seo/visual?lang=en&url=%2Fen%2Fline',
    'https://shop.test/bff-api/seo/sports-list?lang=en&url=%2Fen%2Fline',
  ]);
});

it('[SE-03] requests the head alone if no text is wanted', async () => {
  const { ports, send } = start();

  expect(await loadSeo(ports, { ...QUESTION, hasBlock: false }, signal)).toEqual({ page: PAGE, block: null });
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  ['page-data', { page: {}, hasText: true, isFolded: true, sports: 1 }],
  ['content', { page: PAGE, hasText: false }],
  ['visual', { page: PAGE, hasText: true, isFolded: true, sports: 1 }],
  ['sports-list', { page: PAGE, hasText: true, isFolded: true, sports: 0 }],
])('[GD-25] [SE-03] loses only its own part if the %s call fails', async (broken, left) => {
  const { ports, report } = start((name) => (name === broken ? new Response('', { status: 503 }) : Response.json(ANSWERS[name])));

  const { page, block } = await loadSeo(ports, QUESTION, signal);

  expect({ page, hasText: block !== null, ...(block && { isFolded: block.visual.isFolded, sports: block.sports.length }) }).toEqual(left);
  expect(report.mock.calls).toEqual([['seo-unknown', { name: broken, code: 'ResponseError' }]]);
});

it.each(Object.keys(ANSWERS))('[SE-03] accepts all that the contract allows of %s', (name) => {
  const call = {
    'page-data': seoContract.pageData,
    content: seoContract.content,
    visual: seoContract.visual,
    'sports-list': seoContract.sports,
  }[name];
  const read = { 'page-data': readSeoPageData, content: readSeoContent, visual: readSeoVisual, 'sports-list': readSeoSports }[name];

  expect(read?.(ANSWERS[name])).toEqual(call?.answers[200].parse(ANSWERS[name]));
});

it.each([[null], ['<html>'], [7], [[]]])('[CFG-6] ignores an answer of %j', (answer) => {
  expect([readSeoContent(answer)?.content ?? null, readSeoVisual(answer), readSeoSports(answer)]).toEqual([null, null, null]);
  expect(readSeoPageData(answer) ?? {}).toEqual({});
});

it('[CFG-6] treats a field of a wrong type as missing', () => {
  expect(
    readSeoPageData({
      title: { toString: 'x' },
      description: 7,
      metaRobots: ['all'],
      metas: [{ name: 'a' }, null, { content: 'c', name: 9 }],
      customCanonical: { mode: 'js', targetUrl: 'x' },
    }),
  ).toEqual({ metas: [{ content: 'c' }] });
  expect(readSeoContent({ content: { heading: 'H', lead: 'L', parts: [{ heading: 1 }, 'x'] } })).toEqual({
    content: { heading: 'H', lead: 'L', parts: [] },
  });
  expect(readSeoSports({ sports: [{ id: '1', key: 'x', name: 'y', count: 1 }] })).toEqual({ sports: [] });
});
