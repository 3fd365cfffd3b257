// nx g @touchline/workspace:game-model chuck-a-luck --like=sic-bo
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageEntries } from './entries/languages.mjs';
import { modelEntries } from './entries/models.mjs';
import { camel, kebab, Misuse, ROOT, title, writeNew } from './workspace.mjs';

const ENTRIES = 'libs/casino/game-math/src/catalogue';
const MESSAGES = 'libs/casino/game-launch/messages';

/** The first free place after another model. */
function placeAfter(entries, like) {
  const taken = new Set(entries.map(({ model }) => model.place));
  let place = like.place + 1;
  while (taken.has(place)) place++;
  return place;
}

/**
 * Writes the entry of a game model that is played like another one, and its name in every language, English at first. Afterwards
 * `npm run game-facts -- --only=<id>` computes its figures and `npm run entries` writes the lists (README of casino/game-math).
 */
export async function generateGameModel(tree, { name, like = 'coin-flip' }) {
  const id = kebab(name);
  const entries = await modelEntries();
  const model = entries.find((entry) => entry.model.id === like)?.model;
  if (model === undefined) throw new Misuse(`there is no model '${like}'; there are: ${entries.map((entry) => entry.model.id).join(', ')}`);
  const text = readFileSync(join(ROOT, ENTRIES, `${like}.ts`), 'utf8')
    .replace(/^ {2}id: .*$/m, `  id: '${id}',`)
    .replace(/^ {2}place: .*$/m, `  place: ${placeAfter(entries, model)},`)
    .replace(/^ {2}name: .*$/m, `  name: '${title(id)}',`)
    .replace(new RegExp(`data: \\{ '?${like}'?: `), `data: { '${id}': `);
  writeNew(tree, `${ENTRIES}/${id}.ts`, text.replaceAll(`./measured/${like}.ts`, `./measured/${id}.ts`));
  writeNew(
    tree,
    `${ENTRIES}/measured/${id}.ts`,
    "import type { Measured } from '../model-entry.ts';\n\n/** Computed by `npm run game-facts`. */\nexport const measured: Measured = { most: 0, rows: [] };\n",
  );
  for (const { code } of languageEntries().filter((language) => language.code !== 'en'))
    writeNew(tree, `${MESSAGES}/${id}/${code}.json`, `${JSON.stringify({ [`gameLaunch.model.${camel(id)}`]: title(id) }, null, 2)}\n`);
}
