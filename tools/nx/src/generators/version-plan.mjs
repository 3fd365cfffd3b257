// What the next release says of a public lib: a version plan, from which `nx release` writes the lib's changelog (docs/releases.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.nx/version-plans';
/** A changelog that says nothing. */
export const PLACEHOLDER = '# Changelog\n\n## Unreleased\n\n- First version.\n';

/**
 * The plan of a first version.
 *
 * @param manifest - `name` and `description` of the lib.
 * @param more - sentences about what is public.
 * @returns path below the root, and text.
 */
export function firstPlan({ name, description }, more = []) {
  const lines = more.map((line) => `\n- ${line}`);
  return {
    file: `${FOLDER}/first-${name.replace(/^@\w+\//, '')}.md`,
    text: `---\n'${name}': minor\n---\n\nFirst version. ${description}\n${lines.length > 0 ? `${lines.join('')}\n` : ''}`,
  };
}

/** Version plans of the workspace: their messages by the package that they release. */
export function versionPlans(root) {
  const folder = join(root, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Map.groupBy(
    files.flatMap((file) => {
      const [, head = '', message = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
      return [...head.matchAll(/^['"]?([^'":\s]+)['"]?: (?:major|minor|patch)$/gm)].map(([, name]) => ({ name, message: message.trim() }));
    }),
    ({ name }) => name,
  );
}

/**
 * What is wrong with the changelog of a public lib, or null.
 *
 * @param changelog - its text, or undefined before the first release.
 * @param plans - of the workspace.
 */
export function changelogProblem({ name, description }, changelog, plans) {
  if (changelog !== undefined)
    return /^## Unreleased$/m.test(changelog)
      ? 'has unreleased lines in its changelog: move them to a version plan (docs/releases.md)'
      : null;
  const planned = plans.get(name) ?? [];
  if (planned.length === 0) return 'has neither a changelog nor a version plan (docs/releases.md)';
  return planned.some(({ message }) => message.startsWith(`First version. ${description}`))
    ? null
    : `has no version plan that begins with 'First version. ${description}'`;
}
