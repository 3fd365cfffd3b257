import type { LoadedBrand } from '@touchline/shared-brand';
import type { FastifyInstance } from 'fastify';
import { extname } from 'node:path';

const HOUR_SECONDS = 3600;
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** Logo, pictures and fonts of the operator's brand, as read at startup. @spec LY-12 */
export function addBrandFiles(app: FastifyInstance, { brand }: { brand?: LoadedBrand | undefined }): void {
  app.get<{ Params: { file: string } }>('/brand/:file', ({ params: { file } }, reply) => {
    const bytes = brand?.files.get(file);
    if (bytes === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply
      .type(TYPES[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(bytes);
  });
}
