import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { checkRead } from './check-data.ts';
import { EXPECTED_COUNTS } from './expected-counts.ts';
import { dataFolders, rawFile } from './given-files.ts';
import { checkForm } from './raw-forms/check-forms.ts';
import { rawForms } from './raw-forms/raw-forms.ts';
import { readFiles } from './read-files.ts';

/** Folder of country and currency tables next to the data sets; contains no matches. */
const NO_MATCHES = 'reference';

const [given] = process.argv.slice(2);
if (given === undefined) {
  process.stderr.write('npm run test:data -- FOLDER: reads every data set in FOLDER and compares it with its description\n');
  process.exit(1);
}
const folders = [...dataFolders(resolve(process.env['INIT_CWD'] ?? process.cwd(), given))].filter(
  ([folder]) => basename(folder) !== NO_MATCHES,
);
const rows = folders.flatMap(([folder, files]) => {
  const asGiven = readFiles(files.map((file) => rawFile(file))).map((read) => checkRead(read, EXPECTED_COUNTS));
  const texts = new Map(files.map((file) => [basename(file), readFileSync(file, 'utf8')]));
  // The data sets are cleaned copies; the files as published must give the same matches.
  return [...asGiven, ...rawForms(texts).map(checkForm)].map((row) => ({ folder: basename(folder), ...row }));
});
const width = (column: 'folder' | 'files'): number => Math.max(6, ...rows.map((row) => row[column].length));
for (const { folder, files, isAsExpected, text } of rows) {
  process.stdout.write(`${isAsExpected ? 'ok  ' : 'FAIL'}  ${folder.padEnd(width('folder'))}  ${files.padEnd(width('files'))}  ${text}\n`);
}
const failed = rows.filter(({ isAsExpected }) => !isAsExpected).length;
process.stdout.write(`${rows.length - failed} as described, ${failed} different\n`);
process.exit(failed > 0 || rows.length === 0 ? 1 : 0);
