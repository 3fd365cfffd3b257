// @spec LB-03
// Plants violations of the dependency rules and fails unless the lint reports each of them. Nothing is written: the code is linted as text.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const RULE = '@nx/enforce-module-boundaries';

/** [file that would hold the import, code, rule that must object] and, without a rule, code that must pass. */
const PLANTED = [
  ['libs/ui/kit/src/planted.ts', "import '@touchline/betting-rules';", RULE],
  ['libs/betting/coupon-math/src/planted.ts', "import '@touchline/shared-http';", RULE],
  ['libs/betting/ui/src/planted.ts', "import '@touchline/betting-line-state';", RULE],
  ['libs/shared/state/src/planted.ts', "import '@touchline/identity-state';", RULE],
  ['libs/identity/pages/src/planted.ts', "import '@touchline/betting-line-pages';", RULE],
  ['libs/betting/coupon-math/src/planted.ts', 'export const at = Date.now();', 'no-restricted-syntax'],
  ['libs/betting/rules/src/planted.ts', "import 'react';", 'no-restricted-imports'],
  ['libs/betting/rules/src/planted.ts', "export const page = fetch('/');", 'no-restricted-globals'],
  ['libs/server/support/src/planted.ts', "import '@touchline/server-identity';", RULE],
  ['libs/server/support/src/planted.ts', "import '@touchline/shared-state';", RULE],
  ['libs/server/kernel/src/planted.ts', "import '@touchline/server-engine';", RULE],
  ['libs/betting/rules/src/planted.ts', "import '@touchline/server-engine';", RULE],
  ['apps/host/src/planted.ts', "import '@touchline/server-site';", RULE],
  ['apps/sandbox/src/planted.ts', "import '@touchline/betting-line-state';", RULE],
  ['libs/server/support/src/planted.ts', "import '@touchline/server-kernel';", undefined],
  ['libs/betting/line-pages/src/planted.ts', "import '@touchline/betting-line-state';", undefined],
  ['libs/server/kernel/src/http/planted.ts', "import { post } from '../ledger/ledger.ts';\nvoid post;", 'no-restricted-imports'],
  ['libs/server/kernel/src/http/planted.ts', "import { lockPlayer } from '../ledger/ledger.ts';\nvoid lockPlayer;", undefined],
  ['libs/server/betting/src/coupon/planted.ts', "export const sql = 'insert into ledger_entries values (1)';", 'no-restricted-syntax'],
  ['libs/server/betting/src/coupon/planted.ts', 'export const sql = `update accounts set balance = ${1}`;', 'no-restricted-syntax'],
];

const eslint = new ESLint({ cwd: ROOT });
let failed = 0;
for (const [file, code, rule] of PLANTED) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(ROOT, file) });
  const found = result.messages.map(({ ruleId }) => ruleId);
  const isRight = rule === undefined ? found.length === 0 : found.includes(rule);
  if (isRight) continue;
  failed++;
  console.error(`${file}: '${code}' gave [${found}], wanted ${rule ?? 'nothing'}`);
}
console.log('[LB-03] every dependency rule is planted and the lint reports it');
console.log(`${PLANTED.length - failed} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 ? 0 : 1);
