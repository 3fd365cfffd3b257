// npm run g:section -- <name> [--dry-run]     a section of one page: pages lib, remote with manifest, words in the complete languages
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '../../../libs/shared/routes/src/routes.ts';
import { readManifests } from '../../build/src/manifests.mjs';
import { generateLib } from './lib.mjs';
import { camel, format, kebab, pascal, ROOT, writeNew } from './workspace.mjs';

const COMPLETE = ['en', 'ru', 'ar'];
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The first route id that neither the table nor a manifest has; ids are never used again. */
function freeRouteId() {
  const taken = [...ROUTES, ...readManifests().flatMap(({ manifest }) => manifest.routes ?? [])].map(({ id }) => id);
  return Math.max(...taken) + 1;
}

/** What a section of this name is made of: paths below the root and their texts. */
export function sectionFiles(name, routeId) {
  const key = kebab(name);
  const title = pascal(name).replace(/([a-z])([A-Z])/g, '$1 $2');
  const words = `${camel(name)}.nav`;
  const pages = `libs/${key}/pages`;
  const remote = `apps/remotes/${key}`;
  return {
    [`${pages}/src/index.ts`]: `import { sectionPages } from '@touchline/ui-pages';
import { withLanguage } from '@touchline/shared-routes';
import { StarIcon } from '@touchline/ui-kit';
import { titles, words } from './page-words.ts';

/** Pages of the section by the keys of its manifest. @spec PL-02 */
export const ${camel(name)}Routes = sectionPages({
  name: titles.main,
  Icon: StarIcon,
  places: () => [{ name: titles.main, href: (lang) => withLanguage('/${key}', lang) }],
  pages: { '${key}': { title: titles.main, words: words.main } },
});
`,
    [`${pages}/src/page-words.ts`]: `import { defineMessages } from 'react-intl';

export const titles = defineMessages({ main: { id: '${camel(name)}.title', defaultMessage: '${title}' } });
export const words = defineMessages({ main: { id: '${camel(name)}.words', defaultMessage: '${title}: what this page is for, in a sentence.' } });
`,
    [`${pages}/src/${key}-pages.test.ts`]: `import { ${camel(name)}Routes } from './index.ts';

it('[PL-02] has a page for each route of its manifest', async () => {
  expect(Object.keys(${camel(name)}Routes)).toEqual(['${key}']);
  expect(await ${camel(name)}Routes['${key}']()).toHaveProperty('Component');
});
`,
    ...Object.fromEntries(
      COMPLETE.slice(1).map((lang) => [
        `${pages}/messages/${lang}.json`,
        json({ [`${camel(name)}.title`]: title, [`${camel(name)}.words`]: `${title}: what this page is for, in a sentence.` }),
      ]),
    ),
    [`${remote}/package.json`]: json({
      name: `@touchline/remote-${key}`,
      version: '0.0.1',
      private: true,
      license: 'MIT',
      type: 'module',
      dependencies: { [`@touchline/${key}-pages`]: '0.0.1', '@touchline/shared-state': '0.0.1' },
      touchline: { messages: [`${key}/pages`, 'ui/pages'] },
      nx: { tags: ['type:app', 'scope:app', `remote:${key}`] },
    }),
    [`${remote}/section.json`]: json({
      contract: 'v3',
      shell: 1,
      skeleton: 'rows',
      rail: 'coupon',
      navigation: [{ key: camel(name), words, path: `/${key}`, places: { header: 100 } }],
      routes: [{ id: routeId, key, path: `/${key}` }],
    }),
    ...Object.fromEntries(COMPLETE.map((lang) => [`${remote}/messages/${lang}.json`, json({ [words]: title })])),
    [`${remote}/src/entry.ts`]: `import { ${camel(name)}Routes } from '@touchline/${key}-pages';
import type { SectionModule } from '@touchline/shared-state';

export const section: SectionModule = { name: '${key}', apiVersion: 'v3', routes: ${camel(name)}Routes, messages: ['${key}'] };
`,
  };
}

/** Writes a section whose one page answers, is linked and says that it is empty. @returns the written files. */
export function generateSection(name, { root = ROOT, routeId = freeRouteId() } = {}) {
  const key = kebab(name);
  if (!/^[a-z][a-z0-9-]*$/.test(key) || existsSync(join(root, 'apps/remotes', key)))
    throw new Error(`'${name}' is no free name for a section`);
  const folder = generateLib(`${key}/pages`, ['ui/kit', 'ui/pages', 'shared/routes', 'react-intl'], root);
  const files = Object.entries(sectionFiles(name, routeId)).map(([path, text]) => {
    if (path.endsWith('pages/src/index.ts')) {
      writeFileSync(join(root, path), text);
      return join(root, path);
    }
    return writeNew(root, path, text);
  });
  const config = JSON.parse(readFileSync(join(ROOT, 'apps/remotes/toto/tsconfig.json'), 'utf8'));
  files.push(writeNew(join(root, 'apps/remotes', key), 'tsconfig.json', json({ ...config, references: [] })));
  return [folder, ...files];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, flag] = process.argv.slice(2);
  if (!name) {
    console.error('npm run g:section -- <name> [--dry-run]');
    process.exit(1);
  }
  if (flag === '--dry-run') for (const path of Object.keys(sectionFiles(name, freeRouteId()))) console.log(path);
  else {
    const files = generateSection(name);
    format(files);
    console.log(`${files.slice(1).join('\n')}\nrun npm install once, so that the workspace links it, and npm run sync`);
  }
}
