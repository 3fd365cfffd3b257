// npm run conform -- ORIGIN [--scope NAME,NAME] [--json FILE]: plays the contract against a backend, and reports violations.
import { writeFileSync } from 'node:fs';
import { playContract, reportText } from './conformance.mjs';

const args = process.argv.slice(2);
const valueOf = (flag) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
const [backend] = args;
if (backend === undefined || !URL.canParse(backend)) {
  console.error('npm run conform -- ORIGIN [--scope NAME,NAME] [--json FILE]');
  process.exit(2);
}
const report = await playContract(new URL(backend).origin, {
  scopes: valueOf('--scope')?.split(','),
  onProgress: (line) => console.error(line),
});
const file = valueOf('--json');
if (file !== undefined) writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
console.log(reportText(report));
process.exit(report.findings.length === 0 ? 0 : 1);
