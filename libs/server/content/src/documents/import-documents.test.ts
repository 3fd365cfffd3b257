import type { Db } from '@touchline/server-kernel/db';
import { ENGINES, openTestDbWith, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { contentDocuments } from '../migrations/060-content.ts';
import { importDocuments } from './import-documents.ts';
import type { Source } from './read-document.ts';

const source = (text: string, over: Partial<Source> = {}): Source => ({
  ...{ kind: 'page', slug: 'about', lang: 'en', facts: 'date: 2026-11-01' },
  text: `---\ntitle: About\nsummary: Who we are\n---\n\n${text}\n`,
  ...over,
});

describe.each(ENGINES)('content on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDbWith(engine, [contentDocuments]);
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());

  const words = async (sources: readonly Source[]) => {
    const { documents, broken } = await importDocuments(db, sources, 1_000);
    return { bodies: documents.map(({ body }) => body), broken };
  };

  it('[PI-01] reports a broken document and keeps its last valid version', async () => {
    expect(await words([source('First.')])).toEqual({ bodies: [[{ type: 'paragraph', children: ['First.'] }]], broken: [] });

    expect(await words([source('Second <b>bold</b>.')])).toEqual({
      bodies: [[{ type: 'paragraph', children: ['First.'] }]],
      broken: [{ name: 'page/about/en', reason: "'html_inline' is not allowed in a text", isKept: true }],
    });
    expect(await words([source('Third.', { facts: 'date: soon' })])).toMatchObject({
      bodies: [[{ children: ['First.'] }]],
      broken: [{ reason: "facts.yaml: 'date' is missing, unknown or wrong", isKept: true }],
    });
    expect(await words([source('Fourth.')])).toMatchObject({ bodies: [[{ children: ['Fourth.'] }]], broken: [] });
  });

  it('[PI-01] leaves out documents that were never valid and documents whose file was removed', async () => {
    expect(await words([source('<i>', { slug: 'new' })])).toMatchObject({ bodies: [], broken: [{ name: 'page/new/en', isKept: false }] });
    expect(await words([source('<i>')])).toMatchObject({ bodies: [], broken: [{ isKept: false }] });
  });

  it('[PI-01] rejects YAML with aliases, which could expand without limit', async () => {
    const bomb = ['a: &a [x, x]', 'b: &b [*a, *a]', 'date: 2026-11-01'].join('\n');
    expect((await words([source('Text.', { facts: bomb })])).broken).toMatchObject([{ isKept: false }]);
  });
});
