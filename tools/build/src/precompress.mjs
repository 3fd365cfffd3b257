// Stores every text asset as brotli at its highest level and as gzip as well, so that the edge only selects one. Scripts are minified
// further before.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { squeeze } from './squeeze.mjs';
import { DIST } from './workspace.mjs';

const TEXT = /\.(js|css|json|svg|txt|xml)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** @param urls - hashed assets; an existing compressed twin has the same content. */
export async function precompress(urls) {
  await Promise.all(
    urls
      .filter((url) => TEXT.test(url))
      .map(async (url) => {
        const file = join(DIST, url);
        if (existsSync(`${file}.br`) && existsSync(`${file}.gz`)) {
          // The bundler has written it again, larger than its compressed twins.
          await writeFile(file, await unzip(await readFile(`${file}.gz`)));
          return;
        }
        const content = await readFile(file);
        if (file.endsWith('.js')) {
          const smaller = Buffer.from(await squeeze(content.toString()));
          await writeFile(file, smaller);
          await compress(file, smaller);
        } else await compress(file, content);
      }),
  );
}

async function compress(file, content) {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  const [br, gz] = await Promise.all([brotli(content, best), zip(content, { level: 9 })]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}
