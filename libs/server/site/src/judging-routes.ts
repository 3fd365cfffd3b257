import { blockSwitch } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { platformContract, RedirectAnswer } from '@touchline/platform-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { partitionsSwitch, redirectPrefixSwitch, redirectsSwitch } from './controls.ts';

const SHOWS_NO_BLOCK = { displayTypeId: 0, templateTypeId: 0 };

const pathOf = (url: string): string => (URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname : url);

/** Names of the sections that the site has, read with every request. @spec RM-07 */
export type ReadSections = () => readonly string[];

/** Services that a page calls before it opens: redirects, blocks, sections. @spec GD-20 GD-22 RM-07 */
export function judgingRoutes(app: FastifyInstance, readSections: ReadSections, options: ServeOptions): void {
  serve(app, platformContract.redirect, options, async ({ request, body, reply }) => {
    reply.header('cache-control', 'no-store');
    const redirects = redirectsSwitch.of(request) ?? {};
    const redirectPrefix = redirectPrefixSwitch.of(request);
    const path = pathOf(body.url);
    if (redirectPrefix !== undefined) return { redirect: true, code: 302, url: redirectPrefix + path };
    return Object.hasOwn(redirects, path) ? RedirectAnswer.parse(redirects[path]) : { redirect: false };
  });
  serve(app, platformContract.block, options, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return blockSwitch.of(request) ?? SHOWS_NO_BLOCK;
  });
  serve(
    app,
    platformContract.partitions,
    options,
    async ({ request }) => partitionsSwitch.of(request) ?? { success: true, listAvailablePartitions: [...readSections()] },
  );
}
