import { CONTENT_KINDS } from '@touchline/content-contract';
import type { SiteDocument } from '@touchline/server-kernel';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source, StoredKind } from './read-document.ts';

/** The documents of this repository. */
export const FOLDER = fileURLToPath(new URL('../../documents/', import.meta.url));
const KINDS: readonly StoredKind[] = [...CONTENT_KINDS, 'banner'];
const SLUG = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && SLUG.test(entry.name))
        .map(({ name }) => name)
        .sort()
    : [];

/** Reads all documents of a folder: `<kind>/<slug>/facts.yaml` and `<language>.md` next to it. */
export function readFolder(folder: string): Source[] {
  return KINDS.flatMap((kind) =>
    foldersIn(join(folder, kind)).flatMap((slug) => {
      const at = join(folder, kind, slug);
      const factsFile = join(at, 'facts.yaml');
      const facts = existsSync(factsFile) ? readFileSync(factsFile, 'utf8') : '';
      return readdirSync(at)
        .filter((name) => /^[a-z]{2}\.md$/.test(name))
        .sort()
        .map((name) => ({ kind, slug, lang: name.slice(0, 2), facts, text: readFileSync(join(at, name), 'utf8') }));
    }),
  );
}

/** Documents of other modules. @throws if a kind is unknown. */
export const sourcesOf = (documents: readonly SiteDocument[]): Source[] =>
  documents.map(({ kind, ...document }) => {
    const known = KINDS.find((one) => one === kind);
    if (known === undefined) throw new RangeError(`${kind}/${document.slug}: there is no kind of documents '${kind}'.`);
    return { kind: known, ...document };
  });
