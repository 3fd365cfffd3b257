import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { changelogProblem, firstPlan, versionPlans } from './version-plan.mjs';

const LIB = { name: '@touchline/toto-ui', description: 'Number boards.' };

it('[LB-03] a first version says what the lib is for, and what is public', () => {
  expect(firstPlan(LIB, ['`Board`.', '`Entry`.'])).toEqual({
    file: '.nx/version-plans/first-toto-ui.md',
    text: "---\n'@touchline/toto-ui': minor\n---\n\nFirst version. Number boards.\n\n- `Board`.\n- `Entry`.\n",
  });
});

it('[LB-03] a public lib has a changelog of releases, or a plan for its first version', () => {
  const root = mkdtempSync(join(tmpdir(), 'touchline-plans-'));
  try {
    expect(changelogProblem(LIB, undefined, versionPlans(root))).toMatch(/^has neither/);
    const { file, text } = firstPlan(LIB);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    const plans = versionPlans(root);

    expect(changelogProblem(LIB, undefined, plans)).toBeNull();
    expect(changelogProblem({ ...LIB, description: 'Boards.' }, undefined, plans)).toMatch(/^has no version plan that begins/);
    expect(changelogProblem({ ...LIB, name: '@touchline/toto' }, undefined, plans)).toMatch(/^has neither/);
    expect(changelogProblem(LIB, '## 0.1.0 (2026-12-01)\n', plans)).toBeNull();
    expect(changelogProblem(LIB, '# Changelog\n\n## Unreleased\n\n- First version.\n', plans)).toMatch(/^has unreleased lines/);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
