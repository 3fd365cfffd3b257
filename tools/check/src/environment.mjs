// Checks that docs/environment.md lists exactly the variables that the product reads.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './files.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const PLACES = [
  'apps/edge/src/**/*.ts',
  'apps/sandbox/src/**/*.ts',
  'libs/server/*/src/**/*.ts',
  'libs/shared/*/src/**/*.ts',
  'tools/nx/src/bootstrap/*.mjs',
  'tools/nx/src/executors/*.mjs',
];
const NAME =
  /\b(?:TOUCHLINE_[A-Z_]+[A-Z]|BACKEND_URL|DATABASE_URL|SMTP_[A-Z]+|SOCIAL_PROVIDERS|CAPTCHA_PROVIDER|GAME_PROVIDERS|POSTGRES_BIN|CHROMIUM_PATH|CRASH_AT|E2E_PART|NODE_ENV)(?:_FILE)?\b/g;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const used = new Map();
for (const file of filesOf(PLACES).filter((one) => !one.endsWith('.test.ts')))
  for (const [name] of read(file).matchAll(NAME)) used.set(name, file);
const listed = new Set([...read('docs/environment.md').matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name]) => name));

const wrong = [
  ...[...used].filter(([name]) => !listed.has(name)).map(([name, file]) => `${file}: ${name} is missing in docs/environment.md`),
  ...[...listed].filter((name) => !used.has(name)).map((name) => `docs/environment.md: nothing reads ${name}`),
];
for (const line of wrong) console.error(line);
console.log(`${listed.size} variables, ${wrong.length} findings`);
process.exit(wrong.length === 0 && listed.size > 0 ? 0 : 1);
