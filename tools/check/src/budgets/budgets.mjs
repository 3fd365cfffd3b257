// Size budgets: brotli bytes of what pages request, from the build; exceeding a gate fails.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const folder = mkdtempSync(join(tmpdir(), 'touchline-budgets-'));
try {
  const file = join(folder, 'sizes.json');
  execFileSync(process.execPath, ['tools/build/src/build.mjs'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync(process.execPath, ['tools/build/src/sizes.mjs', '--json', file], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const gated = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).filter(([, { gate }]) => gate !== undefined);
  const over = gated.filter(([, { bytes, gate }]) => bytes > gate);
  for (const [name, { bytes, gate }] of over) console.error(`${name}: ${bytes} bytes, gate ${gate}`);
  console.log(`${gated.length - over.length} passed, ${over.length} failed, 0 skipped`);
  process.exitCode = gated.length > 0 && over.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
