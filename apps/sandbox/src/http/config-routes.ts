import { agreementCalls, configCalls, platformCalls } from '@touchline/shared-contract';
import type { FastifyInstance } from 'fastify';
import { geoCountryId } from '../brand/geo.ts';
import { serve, type ServeOptions } from './serve.ts';
import { requireSameOrigin } from './same-origin.ts';
import { SITE_CONFIG } from './site-config.ts';
import { siteConfig } from './site-switches.ts';

/** Settings that clients fetch by group. @spec CF-02 */
const GROUPS: Readonly<Record<string, Record<string, unknown>>> = {
  coupon: { couponTypes: SITE_CONFIG.couponTypesWithMinAmount, amountStepByCurrencyIso: SITE_CONFIG.amountStepByCurrencyIso },
  polling: SITE_CONFIG.polling,
};
/** Sections that this backend serves. @spec RM-07 */
const PARTITIONS = ['betting', 'casino', 'cyber', 'games', 'identity', 'information', 'office', 'payments', 'promo', 'results', 'toto'];
const SHOWS_NO_BLOCK = { displayTypeId: 0, templateTypeId: 0 };

/** What the site is: configuration, and the services a page asks before it opens. None of them knows the visitor. */
export function configRoutes(app: FastifyInstance, options: ServeOptions): void {
  serve(app, configCalls.all, options, async ({ request, reply }) => {
    reply.header('cache-control', 'public, max-age=60').header('vary', 'x-geo-country');
    return { ...siteConfig(), geoCountryId: geoCountryId(request.headers['x-geo-country']) };
  });
  serve(app, configCalls.group, options, async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=600');
    const names = query.groups.split(',').filter((name) => Object.hasOwn(GROUPS, name));
    return { groups: Object.fromEntries(names.map((name) => [name, GROUPS[name] ?? {}])) };
  });
  // Nothing differs for an account of this house; an operator's backend says here what its account groups may see.
  serve(app, configCalls.account, options, async () => ({}));
  // Taken and counted as done: this backend keeps nothing about visitors that it does not need.
  serve(app, agreementCalls.cookies, options, async ({ request }) => {
    requireSameOrigin(request);
    return undefined;
  });
  serve(app, platformCalls.redirect, options, async () => ({ redirect: false }));
  serve(app, platformCalls.block, options, async () => SHOWS_NO_BLOCK);
  serve(app, platformCalls.partitions, options, async () => ({ success: true, listAvailablePartitions: PARTITIONS }));
}
