import { withDirectImports } from './direct-imports.mjs';
import { withoutDefaults } from './no-default-message.mjs';
import { exportedNames, exportSources } from './offered-names.mjs';
import { withParts } from './split-shared.mjs';

it('[LG-08] removes literal default messages and keeps all other positions', () => {
  const code = `const a = <FormattedMessage id="a.b" defaultMessage="Hello {n}" values={{ n }} />;
const m = defineMessages({ x: { id: 'x', defaultMessage: 'It is' }, y: { defaultMessage: 'Y', id: 'y' }, z: { id: 'z', defaultMessage: word } });`;
  const stripped = withoutDefaults(code) as string;
  expect(stripped).not.toMatch(/Hello|It is|'Y'/);
  expect(stripped).toContain('values={{ n }}');
  expect(stripped).toContain('defaultMessage: word');
  expect(stripped.split('\n')).toHaveLength(2);
});

it('[PL-02] lists the values that an entry offers, without its types', () => {
  const code =
    "export { a, type B, c as d } from './x.ts'; export type { E } from './y.ts'; export const f = 1; export function g() {} export class H {}";
  expect(exportedNames(code, 'index.ts')).toEqual(['a', 'd', 'f', 'g', 'H']);
});

it('[PL-02] rejects an entry with export *', () => {
  expect(() => exportedNames("export * from './x.ts';", 'libs/a/b/src/index.ts')).toThrow('libs/a/b/src/index.ts: export * hides');
});

it('[PL-02] rewrites imported and re-exported names to the part of their lib, and leaves types and other modules unchanged', () => {
  const partOf = (lib: string, name: string): string => (name === 'late' ? `${lib}/later` : lib);
  const code = "import { a, late as l, type T } from '@t/lib';\nimport type { late } from '@t/lib';\nimport x from 'y';";
  expect(withParts(code, 'f.ts', partOf, (lib: string) => lib === '@t/lib')).toBe(
    "import { a } from '@t/lib'; import { late as l } from '@t/lib/later';\nimport type { late } from '@t/lib';\nimport x from 'y';",
  );
  const passedOn = "export { late, a as b } from '@t/lib'; export type { T } from '@t/lib'; export * from '@t/lib';";
  expect(withParts(passedOn, 'f.ts', partOf, (lib: string) => lib === '@t/lib')).toBe(
    "export { late } from '@t/lib/later'; export { a as b } from '@t/lib'; export type { T } from '@t/lib'; export * from '@t/lib';",
  );
});

it('[PL-02] redirects an import from the barrel to the file that defines the name', () => {
  const entry = "export { a, b as c, type T } from './x.ts'; export { d } from 'elsewhere'; export const own = 1;";
  const sources = exportSources(entry, 'libs/l/m/src/index.ts');
  const direct = withDirectImports(
    "import { a, c as z, own, type T } from '@t/l'; export { a } from '@t/l'; import x from '@t/l';",
    (from: string) => (from === '@t/l' ? sources : undefined),
  ) as string;
  expect(direct.replaceAll(/'\/[^']*\/libs/g, "'/libs")).toBe(
    "import { a as a } from '/libs/l/m/src/x.ts'; import { b as z } from '/libs/l/m/src/x.ts'; import { own as own } from '@t/l'; export { a as a } from '/libs/l/m/src/x.ts'; import x from '@t/l';",
  );
});
