import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAND_INS, markPure } from './package-parts.mjs';

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
