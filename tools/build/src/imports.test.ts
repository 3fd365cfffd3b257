import { importedNames, missingExports } from './imports.mjs';

const asObject = (code: string): Record<string, string[]> =>
  Object.fromEntries([...(importedNames(code) as Map<string, Set<string>>)].map(([from, names]) => [from, [...names].sort()]));

it('[PL-02] reads named, default, renamed, re-exported and empty imports of a minified chunk', () => {
  const code = 'import e,{useState as t,memo}from"react";import"side";export{Link as L}from"react-router";import{"odd-name" as o}from"x";';
  expect(asObject(code)).toEqual({ react: ['default', 'memo', 'useState'], side: [], 'react-router': ['Link'], x: ['odd-name'] });
});

it('[PL-02] counts a namespace as the members that are read, and as everything if it is used as a value', () => {
  expect(asObject('import*as R from"react";const a=R.useId(),b={R:1},c=x.R;')).toEqual({ react: ['useId'] });
  expect(asObject('import*as R from"react";f(R);R[name]')).toEqual({ react: ['*'] });
  expect(asObject('export*from"react"')).toEqual({ react: ['*'] });
});

it('[PL-02] ignores local variables that shadow a namespace', () => {
  const code = 'import*as y from"react";y.useId();const f=(y)=>y.map(a),g=({y})=>y.at(0);function h(){let y=z();return()=>y?.servedAt}';
  expect(asObject(code)).toEqual({ react: ['useId'] });
  expect(asObject('import*as y from"react";const f=(a)=>y.use(a)')).toEqual({ react: ['use'] });
});

const chunk = (imports: [string, string[]][]) => ({
  target: 'betting',
  file: '/assets/betting/home-1.js',
  imports: new Map(imports.map(([from, names]) => [from, new Set(names)])),
});
const served = new Map([['react', new Set(['useState'])]]);

it('[PL-02] reports file, module and name of an import that the vendor does not export', () => {
  expect(missingExports([chunk([['react', ['useState', 'useNothing']]])], served)).toEqual([
    "betting: /assets/betting/home-1.js imports 'useNothing' from 'react', which the vendor does not export",
  ]);
});

it('[PL-02] reports an import from a module that is not shared, and ignores relative chunks', () => {
  expect(
    missingExports(
      [
        chunk([
          ['vue', ['ref']],
          ['./chunk.js', ['a']],
          ['/assets/x.js', ['b']],
        ]),
      ],
      served,
    ),
  ).toEqual(["betting: /assets/betting/home-1.js imports from 'vue', which is no shared module"]);
});
