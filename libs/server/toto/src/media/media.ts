import type { RouteMedia } from '@touchline/server-kernel';
import type { FastifyInstance } from 'fastify';
import { DRAWINGS } from './drawings.ts';
import { MESSAGES, type PictureName } from './messages.ts';

const FOLDER = '/bff-api/toto/pictures';
const DAY_SECONDS = 86_400;

const pictures =
  (links: Partial<Record<PictureName, string>>, ...names: readonly PictureName[]): RouteMedia =>
  (lang) =>
    names.map((name) => {
      const to = links[name];
      return {
        id: name,
        image: `${FOLDER}/${name}.svg`,
        alt: MESSAGES.in(lang).picture[name],
        url: to === undefined ? null : `/${lang}${to}`,
      };
    });

/** Explanations of toto and lotto, shown below their first pages. @spec GD-10 */
export const MEDIA: Readonly<Record<string, RouteMedia>> = {
  toto: pictures({ 'toto-share': '/toto/draws' }, 'toto-pick', 'toto-pool', 'toto-share'),
  lotto: pictures({}, 'lotto-numbers', 'lotto-draw', 'lotto-verify'),
};

/** Routes of the drawings. */
export function pictureRoutes(app: FastifyInstance): void {
  for (const [name, drawing] of Object.entries(DRAWINGS)) {
    app.get(`${FOLDER}/${name}.svg`, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', `public, max-age=${DAY_SECONDS}`).send(drawing),
    );
  }
}
