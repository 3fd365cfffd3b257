import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAND_INS, barePaths, markPure, withoutAdvice } from './package-parts.mjs';

const PACKAGES = join(__dirname, '../../../node_modules');
const names = (list: string | undefined): string[] => (list ?? '').split(',').map((name) => name.trim());

it.each([...STAND_INS])('the replacement of %s has the same exports as the original', (file, code) => {
  const original = names(/^export \{([^}]*)\}/m.exec(readFileSync(join(PACKAGES, file), 'utf8'))?.[1]);
  const own = [...code.matchAll(/^export (?:const|(default) function) (\w+)/gm)].map(([, isDefault, name]) =>
    isDefault ? `${name} as default` : name,
  );
  expect(own.sort()).toEqual(original.sort());
});

it('makes unused top-level components of the router removable', () => {
  const code = `const Form = React$1.forwardRef((props, ref) => React$1.createElement('form', props));
Form.displayName = "Form";
var Boundary = class extends React$1.Component {
	static contextType = Context;
};
const text = "a.displayName = 1";
`;
  expect(markPure(code)).toBe(`const Form = /* @__PURE__ */ React$1.forwardRef((props, ref) => React$1.createElement('form', props));

var Boundary = /* @__PURE__ */ (() => class extends React$1.Component {
	static contextType = Context;
})();
const text = "a.displayName = 1";
`);
});

it.each(['hooks', 'components', 'context', 'dom/lib'])('no display name keeps a top-level component of the router in %s', (file) => {
  const code = markPure(readFileSync(join(PACKAGES, `react-router/dist/production/lib/${file}.js`), 'utf8'));
  expect(code).toMatch(/^(const|var) \w+ = \/\* @__PURE__ \*\/ /m);
  expect(code).not.toMatch(/^\w+\.displayName =/m);
  expect(code).not.toMatch(/^var \w+ = class extends React/m);
});

it('sagas keep what they do, without advice', () => {
  const [file = ''] = globSync('@redux-saga/core/dist/io-*.esm.js', { cwd: PACKAGES }).filter((name) => !name.includes('development'));
  const code = readFileSync(join(PACKAGES, file), 'utf8');
  expect(code.match(/console\.warn\(/g)).toHaveLength(2);
  expect(withoutAdvice(code)).not.toContain('console.warn(');
  expect(withoutAdvice(code)).toContain(`  if (is.pattern(patternOrChannel)) {
    
    return makeEffect(TAKE, {
      pattern: patternOrChannel
    });
  }`);
});

it('icons keep their paths, without names, sizes and keys', () => {
  const code = barePaths(readFileSync(join(PACKAGES, 'lucide-react/dist/esm/icons/eye-off.mjs'), 'utf8'));
  const data = /const __iconData = (\{[\s\S]*?\n\});/.exec(code)?.[1] ?? '';
  expect(JSON.parse(data.replaceAll(/(\w+): /g, '"$1": '))).toEqual({
    node: [
      ['path', { d: 'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49' }],
      ['path', { d: 'M14.084 14.158a3 3 0 0 1-4.242-4.242' }],
      ['path', { d: 'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143' }],
      ['path', { d: 'm2 2 20 20' }],
    ],
  });
});
