import type { Db, Queryable } from '@touchline/server-kernel/db';
import { ContentFault } from './fault.ts';
import { type Facts, readFacts } from './header.ts';
import { readDocument, type Source, type Stored } from './read-document.ts';

/** A rejected document and the reason. */
export interface Broken {
  /** `<kind>/<slug>/<language>`. */
  name: string;
  reason: string;
  /** Whether an earlier valid version is used instead. */
  isKept: boolean;
}

export interface Imported {
  documents: readonly Stored[];
  broken: readonly Broken[];
}

type Row = Source;

const keep = (tx: Queryable, sources: readonly Source[], nowMs: number): Promise<unknown> =>
  tx.query(
    `insert into content_documents (kind, slug, lang, facts, text, imported_at)
     select kind, slug, lang, facts, text, $6::bigint
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as source (kind, slug, lang, facts, text)
     on conflict (kind, slug, lang) do update set facts = excluded.facts, text = excluded.text, imported_at = excluded.imported_at`,
    [...(['kind', 'slug', 'lang', 'facts', 'text'] as const).map((field) => sources.map((source) => source[field])), nowMs],
  );

function parseSource(source: Source, factsOf: (text: string) => Facts): Stored | ContentFault {
  try {
    return readDocument(source, factsOf);
  } catch (error) {
    if (error instanceof ContentFault) return error;
    throw error;
  }
}

/** Parses equal facts only once, because all languages of a document share them. */
function factsReader(): (text: string) => Facts {
  const read = new Map<string, Facts>();
  return (text) => {
    const facts = read.get(text) ?? readFacts(text);
    read.set(text, facts);
    return facts;
  };
}

/**
 * Imports valid documents and reports broken ones. A broken document keeps its last valid version; a document whose file was removed is
 * deleted.
 *
 * @spec PI-01
 */
export function importDocuments(db: Db, sources: readonly Source[], nowMs: number): Promise<Imported> {
  return db.transaction(async (tx) => {
    await tx.query('lock table content_documents in exclusive mode');
    const before = await tx.query<Row>('select kind, slug, lang, facts, text from content_documents');
    const nameOf = ({ kind, slug, lang }: Pick<Source, 'kind' | 'slug' | 'lang'>) => `${kind}/${slug}/${lang}`;
    const known = new Map(before.map((row) => [nameOf(row), row]));
    const documents: Stored[] = [];
    const broken: Broken[] = [];
    const changed: Source[] = [];
    const factsOf = factsReader();
    for (const source of sources) {
      const name = nameOf(source);
      const read = parseSource(source, factsOf);
      const last = known.get(name);
      if (!(read instanceof ContentFault)) {
        if (last?.facts !== source.facts || last.text !== source.text) changed.push(source);
        documents.push(read);
        continue;
      }
      const previous = last === undefined ? read : parseSource(last, factsOf);
      if (!(previous instanceof ContentFault)) documents.push(previous);
      broken.push({ name, reason: read.message, isKept: !(previous instanceof ContentFault) });
    }
    await keep(tx, changed, nowMs);
    const here = new Set(sources.map(nameOf));
    for (const row of before.filter((each) => !here.has(nameOf(each))))
      await tx.query('delete from content_documents where kind = $1 and slug = $2 and lang = $3', [row.kind, row.slug, row.lang]);
    return { documents, broken };
  });
}
