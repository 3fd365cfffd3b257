import { withoutDefaults } from './no-default-message.mjs';
import { exportedNames } from './offered-names.mjs';

it('[LG-08] takes written default messages out and leaves the rest where it was', () => {
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

it('[PL-02] refuses an entry whose names nobody can list', () => {
  expect(() => exportedNames("export * from './x.ts';", 'libs/a/b/src/index.ts')).toThrow('libs/a/b/src/index.ts: export * hides');
});
