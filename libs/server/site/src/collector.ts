import { serve, type ServeOptions } from '@touchline/server-kernel';
import { platformCalls, type PageCallBody } from '@touchline/shared-contract';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from './switches.ts';

const KEPT = 200;
const byScope = new Map<string, PageCallBody[]>();

/** Page calls of a test; without a scope nothing is kept. */
export const collected = (scope: string): readonly PageCallBody[] => byScope.get(scope) ?? [];

/** Takes page calls. This backend keeps nothing about visitors: only what a test sends under its own name can be read back. @spec GD-12 AN-01 */
export function collectorRoutes(app: FastifyInstance, options: ServeOptions): void {
  serve(app, platformCalls.collect, options, async ({ request, body }) => {
    const scope = scopeOf(request);
    if (scope !== '') byScope.set(scope, [...collected(scope), body].slice(-KEPT));
    return undefined;
  });
}
