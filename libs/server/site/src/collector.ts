import { scopeOf, serve, type ServeOptions } from '@touchline/server-kernel';
import { platformContract } from '@touchline/platform-contract/schemas';
import type { PageCallBody } from '@touchline/platform-contract';
import type { FastifyInstance } from 'fastify';

const KEPT = 200;
const byScope = new Map<string, PageCallBody[]>();

/** Page calls of a test; without a scope nothing is kept. */
export const collected = (scope: string): readonly PageCallBody[] => byScope.get(scope) ?? [];

/** Takes page calls. This backend keeps nothing about visitors: only in tests, what is sent under a test's name can be read back. @spec GD-12 AN-01 */
export function collectorRoutes(app: FastifyInstance, options: ServeOptions): void {
  serve(app, platformContract.collect, options, async ({ request, body }) => {
    // Anybody can send a name; outside tests it means nothing.
    const scope = options.checkAnswers ? scopeOf(request) : '';
    if (scope !== '') byScope.set(scope, [...collected(scope), body].slice(-KEPT));
    return undefined;
  });
}
