// Validates a tarball with common tools: publint compares the manifest with the files, Are The Types Wrong resolves every entry like each
// version of TypeScript and Node.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** The packages are ES modules only, which `require` of Node 22 and later supports, so this finding is expected. */
const MEANT = new Set(['CJSResolvesToESM']);
/** Styles, tokens and the manifest have no types. */
const WITHOUT_TYPES = /\.(?:css|json)$/;

/** Entries of the manifest that are code, by name. */
export const codeEntries = (manifest) => Object.keys(manifest.exports).filter((entry) => !WITHOUT_TYPES.test(entry));

/** @returns one line per problem. */
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
