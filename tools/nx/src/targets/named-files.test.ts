import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(__dirname, '../..');
type Named = Record<string, Record<string, { factory?: string; implementation?: string; batchImplementation?: string; schema: string }>>;

it.each(['generators', 'executors'])('[LB-03] every file that %s.json names exists', (list) => {
  const { [list]: entries = {} } = JSON.parse(readFileSync(join(PACKAGE, `${list}.json`), 'utf8')) as Named;
  const files = Object.values(entries).flatMap(({ factory, implementation, batchImplementation, schema }) =>
    [factory, implementation, batchImplementation, schema].flatMap((file) => (file === undefined ? [] : [file.replace(/#.*/, '')])),
  );

  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(join(PACKAGE, file)))).toEqual([]);
});
