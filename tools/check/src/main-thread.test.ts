import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './files.mjs';
import { IS_PROCESS, mainThreadProblems } from './main-thread.test.helper.ts';

const ROOT = join(__dirname, '../../..');
const SOURCES = ['apps/{edge,sandbox}/src/**/*.ts', 'libs/server/*/src/**/*.ts', 'libs/shared/{serving,contract,primitives}/src/**/*.ts'];
/** Not part of a running server: tests, benchmarks, import commands, stand-ins for providers. */
const OTHER = /\.test\.|\.bench\.|\.test\.helper\.|\/testing(?:\/|\.ts$)|\/tests\/|\/crash\/|libs\/server\/(?:importers|[\w-]+-provider)\//;
const files = new Map(
  filesOf(SOURCES)
    .filter((path) => !OTHER.test(path) && !path.endsWith('.d.ts'))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const),
);
const ALLOWED = {
  'apps/edge/src/http/shared-bytes.ts': 'compresses what the backend has made, once for all readers, and quickly where it is large',
  'libs/server/betting/src/feed/measure.ts': 'measures feeds at a prompt',
  'libs/server/betting/src/receipts/receipt-signer.ts': 'makes one key, at the first start',
  'libs/server/kernel/src/files/png.ts': 'is loaded by the examiner of files alone, in its own process',
};

it('[SRV-3] [SEC-6] runs slow work on untrusted input in helper processes only', () => {
  expect(files.size).toBeGreaterThan(500);
  expect([...files.keys()].filter((path) => IS_PROCESS.test(path)).sort()).toEqual([
    'libs/server/identity/src/password-estimate.process.ts',
    'libs/server/kernel/src/files/examine.process.ts',
  ]);
  expect(mainThreadProblems(files, ALLOWED)).toEqual([]);
});

it('[SRV-3] [SEC-6] only the examiner process parses files of players', () => {
  const inside = /libs\/server\/kernel\/src\/files\/(?:clean-file|jpeg|png|examine\.process)\.ts$/;
  const loads = /^import (?!type )[^;]*'\.{1,2}\/(?:[\w./-]*\/)?(?:clean-file|jpeg|png)\.ts'/m;
  expect([...files].filter(([path, text]) => !inside.test(path) && loads.test(text)).map(([path]) => path)).toEqual([]);
});

it('[SRV-3] every exemption is still needed', () => {
  expect(Object.keys(ALLOWED).filter((path) => !files.has(path))).toEqual([]);
  expect(mainThreadProblems(files, {}).map((problem) => problem.split(' ')[0])).toEqual(expect.arrayContaining(Object.keys(ALLOWED)));
});

it.each([
  ['a decoder', `import jpeg from 'jpeg-js';`, 'a.ts imports jpeg-js: such work belongs into a *.process.ts'],
  [
    'a dynamic import of an estimator',
    `const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');`,
    'a.ts imports @zxcvbn-ts/core: such work belongs into a *.process.ts',
  ],
  ['a hash', `import { scryptSync } from 'node:crypto';`, 'a.ts uses scryptSync, which holds the thread'],
  ['decompression', `import * as zlib from 'node:zlib'; zlib.gunzipSync(body);`, 'a.ts uses gunzipSync, which holds the thread'],
  [
    'an import of a helper process module',
    `import { answer } from './x.process.ts';`,
    'a.ts imports ./x.process.ts, which a helper process runs',
  ],
])('[SRV-3] reports %s', (_, text, problem) => {
  expect(mainThreadProblems(new Map([['a.ts', text]]), {})).toEqual([problem]);
});

it('[SRV-3] allows blocking work in a helper process, and type-only imports anywhere', () => {
  const texts: [string, string][] = [
    ['a.process.ts', `import jpeg from 'jpeg-js'; import { inflateSync } from 'node:zlib';`],
    ['b.ts', `import type { Picture } from 'jpeg-js'; import { type Other } from './a.process.ts';`],
  ];
  expect(mainThreadProblems(new Map(texts), {})).toEqual([]);
});
