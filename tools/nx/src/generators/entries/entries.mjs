// npm run entries: writes the lists that are generated from entries of sports, languages and game models (ADR 0290). With --check it
// writes nothing, and names lists that are not up to date, lists by hand, and what an addition would touch.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';
import { languageEntries, languageFiles } from './languages.mjs';
import { ABOUT_SOME, handmadeModelLists, modelEntries, modelFiles } from './models.mjs';
import { handmadeLists, KNOWN_LISTS, sportEntries, sportFiles } from './sports.mjs';

/** Existing files that the entry of a sport, a language or a game model may change. */
export const MOST_TOUCHED = { sport: 4, language: 3, 'game-model': 4 };

async function formatted(files, root) {
  const { default: prettier } = await import('prettier');
  const options = await prettier.resolveConfig(join(root, 'package.json'));
  const texts = Object.entries(files).map(async ([file, text]) => [
    file,
    await prettier.format(text, { ...options, filepath: join(root, file) }),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

const filesOf = async (root) =>
  formatted(
    {
      ...sportFiles(await sportEntries(root), root),
      ...languageFiles(languageEntries(root)),
      ...modelFiles(await modelEntries(root)),
    },
    root,
  );

const stale = (files, root) =>
  Object.keys(files).filter((file) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== files[file]);

/** Writes what is not up to date. @returns the paths that were written. */
export async function writeEntries(root = ROOT) {
  const files = await filesOf(root);
  const written = stale(files, root);
  for (const file of written) writeFileSync(join(root, file), files[file]);
  return written;
}

/** A sport with everything that differs from the defaults, so that it changes every list it may change. */
const planted = (entries) => ({
  ...entries[0],
  ...{ id: 39, key: 'planted', hasPersons: true, countsPoints: true, shootOut: 'futsal', voids: { winnerAfterPeriods: 2 } },
  looks: { icon: entries[0].looks.icon, score: 'quarters', ground: 'ice', lines: 'rink', board: 'rink' },
});
const changed = (before, after) => Object.keys(after).filter((file) => before[file] !== after[file]);

/** What is wrong with the lists; empty if nothing is. */
export async function problemsOf(root = ROOT) {
  const sports = await sportEntries(root);
  const languages = languageEntries(root);
  const models = await modelEntries(root);
  const lists = handmadeLists(sports, root);
  const modelLists = handmadeModelLists(models, root);
  const touched = {
    sport: changed(sportFiles(sports, root), sportFiles([...sports, planted(sports)], root)),
    language: changed(
      languageFiles(languages),
      languageFiles([...languages, { ...languages[0], code: 'zz', countries: ['ZZ'], fallback: ['en'], currency: 'EUR' }]),
    ),
    'game-model': changed(
      modelFiles(models),
      modelFiles([...models, { ...models[0], model: { ...models[0].model, id: 'planted', place: 1, drawEveryMs: 1 } }]),
    ),
  };
  return [
    ...stale(await filesOf(root), root).map((file) => `${file} is not up to date: npm run entries`),
    ...lists.filter((file) => !KNOWN_LISTS.includes(file)).map((file) => `${file} lists sports; make the list a fact of their entries`),
    ...modelLists
      .filter((file) => !ABOUT_SOME.some((some) => some.test(file)))
      .map((file) => `${file} lists game models; make the list a fact of their entries`),
    // Finding the known ones proves that the search finds any.
    ...KNOWN_LISTS.filter((file) => !lists.includes(file)).map((file) => `${file} lists no sports: take it off KNOWN_LISTS`),
    ...ABOUT_SOME.filter((some) => !modelLists.some((file) => some.test(file))).map(
      (some) => `${some} matches no list: take it off ABOUT_SOME`,
    ),
    ...Object.entries(touched)
      .filter(([what, files]) => files.length > MOST_TOUCHED[what])
      .map(([what, files]) => `a ${what} changes ${files.length} existing files, at most ${MOST_TOUCHED[what]}: ${files.join(', ')}`),
  ];
}

if (import.meta.filename === process.argv[1]) {
  const isCheck = process.argv.includes('--check');
  const lines = isCheck ? await problemsOf() : (await writeEntries()).map((file) => `written: ${file}`);
  for (const line of lines) console.log(line);
  process.exit(isCheck && lines.length > 0 ? 1 : 0);
}
