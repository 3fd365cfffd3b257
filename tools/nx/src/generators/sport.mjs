// nx g @touchline/workspace:sport netball --like=basketball
import { sportEntries } from './entries/sports.mjs';
import { camel, kebab, Misuse, title, writeNew } from './workspace.mjs';

const FIRST_CYBER_ID = 40;
/** Ids of championships are given in tens, so that those of a sport are together. */
const TEN = 10;

const isName = (key) => /^[a-z]\w*$/i.test(key);
/** A value as code; formatting is left to Prettier. */
function code(value) {
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${isName(key) ? key : `'${key}'`}: ${code(part)}`)
    .join(', ')} }`;
}

/** The lowest free id; ids of esports begin at 40. */
function freeId(entries, isCyber) {
  const taken = new Set(entries.map(({ id }) => id));
  let id = isCyber ? FIRST_CYBER_ID : 1;
  while (taken.has(id)) id++;
  if (!isCyber && id >= FIRST_CYBER_ID) throw new Misuse(`all ids below ${FIRST_CYBER_ID} are taken; those of esports follow`);
  return id;
}

/**
 * Writes the entry of a sport that is played and sold like another one: everything but its names, which are English at first, and its
 * championships. Afterwards `npm run entries` writes the lists (ADR 0290).
 */
export async function generateSport(tree, { name, like = 'football' }) {
  const key = kebab(name);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key)) throw new Misuse(`'${name}' is no key of a sport, such as beach-volleyball`);
  const entries = await sportEntries();
  const model = entries.find((entry) => entry.key === like);
  if (model === undefined) throw new Misuse(`there is no sport '${like}'; there are: ${entries.map((entry) => entry.key).join(', ')}`);
  const { hasSquads: _squads, fastModel: _fast, championships, ...facts } = model;
  const languages = [...new Set(entries.flatMap(({ names }) => Object.keys(names)))];
  const last = Math.max(...entries.flatMap((entry) => entry.championships.map(({ id }) => id)));
  const { teams } = championships.find((champ) => champ.teams !== undefined) ?? {};
  const entry = {
    ...facts,
    id: freeId(entries, facts.cyber !== undefined),
    key,
    names: Object.fromEntries(languages.map((lang) => [lang, title(key)])),
    championships: [
      {
        id: (Math.floor(last / TEN) + 1) * TEN,
        country: null,
        names: { en: `${title(key)} World Cup` },
        teams: teams ?? (facts.hasPersons ? 'world' : 'nations'),
      },
    ],
  };
  writeNew(
    tree,
    `libs/server/engine/src/catalogue/sports/${key}.ts`,
    `import type { SportEntry } from '../sport-entry.ts';\n\nexport const ${camel(key)}: SportEntry = ${code(entry)};\n`,
  );
}
