// What a stranger's tools say of a tarball: publint reads the manifest against the files, Are The Types Wrong resolves every entry as each
// version of TypeScript and Node would.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The packages are ES modules only; `require` of Node 22 and later takes them, so that is no fault. */
const MEANT = new Set(['CJSResolvesToESM']);
/** Styles, tokens and the manifest have no types. */
const WITHOUT_TYPES = /\.(?:css|json)$/;

/** Names of the entries that are code, as the manifest writes them. */
export const codeEntries = (manifest) => Object.keys(manifest.exports).filter((entry) => !WITHOUT_TYPES.test(entry));

/** @returns one line for each problem. */
export async function publishedProblems(tarball, manifest) {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: toArrayBuffer(bytes) }, level: 'warning', strict: true });
  const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), { entrypoints: codeEntries(manifest) });
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg)}`),
    ...(problems ?? [])
      .filter(({ kind }) => !MEANT.has(kind))
      .map(({ kind, entrypoint, resolutionKind, fileName }) =>
        ['types:', kind, entrypoint ?? fileName, resolutionKind].filter(Boolean).join(' '),
      ),
  ];
}

const toArrayBuffer = (bytes) => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
