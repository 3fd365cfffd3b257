// node tools/nx/src/bootstrap/run.mjs void-rules: writes the document "When bets are void" in every language from the rules that settle bets.
import { mkdirSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { MESSAGES } from '../messages.ts';
import { voidPage } from './void-page.ts';

const FOLDER = new URL('../../../content/documents/rules/sports_void/', import.meta.url);

mkdirSync(FOLDER, { recursive: true });
for (const lang of MESSAGES.languages) {
  const file = new URL(`${lang}.md`, FOLDER);
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(voidPage(lang), { ...options, parser: 'markdown' }));
}
