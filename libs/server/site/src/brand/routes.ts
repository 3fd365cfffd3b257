import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';

const LOGO = readFileSync(new URL('./logo.agif', import.meta.url));
const DAY_SECONDS = 86_400;

/** Brand images. @spec LY-15 */
export function brandRoutes(app: FastifyInstance): void {
  app.get('/web-api/policy/logo.agif', (_request, reply) =>
    reply.type('image/gif').header('cache-control', `public, max-age=${DAY_SECONDS}`).send(LOGO),
  );
}
