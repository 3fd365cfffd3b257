import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from './judgements.mjs';

const TITLE = 3;

/** Arguments of Playwright that run the browser tests named in docs/spec/seen.tsv, each in the builds that it is for. */
export function seenTests(root) {
  const rows = [...tableOf(readFileSync(join(root, 'docs/spec/seen.tsv'), 'utf8')).values()].filter((row) => row[TITLE]?.startsWith('['));
  const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const files = [...new Set(rows.map(([, , file = '']) => file.replace('apps/e2e', '')))].map((file) => `${escape(file)}$`);
  return ['--grep', [...new Set(rows.map((row) => escape(row[TITLE])))].join('|'), ...files];
}
