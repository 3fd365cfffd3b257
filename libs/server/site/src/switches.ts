import { SiteConfig } from '@touchline/shared-contract/schemas';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CouponSwitches } from './coupon-switches.ts';

/** What a service does instead of its work: no connection, no answer, an answer without end, or one that a test wrote. */
export const Override = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('refused') }),
  z.strictObject({ kind: z.literal('timeout') }),
  z.strictObject({ kind: z.literal('drip') }),
  z.strictObject({
    kind: z.literal('answer'),
    status: z.int(),
    type: z.string(),
    body: z.string(),
    /** Spaces are added up to so many bytes. */
    padTo: z.optional(z.int().check(z.maximum(20_000_000))),
  }),
]);
export type Override = z.infer<typeof Override>;

/** Everything that a test may change about the services that judge a visit. */
export const SiteSwitches = z.strictObject({
  /** Fields of the configuration. */
  config: z.optional(z.record(z.string(), z.unknown())),
  /** Answers of the redirect service by path. */
  redirects: z.optional(z.record(z.string(), z.unknown())),
  /** The redirect service sends every path behind this one, for ever. */
  redirectPrefix: z.optional(z.string()),
  block: z.optional(z.strictObject({ displayTypeId: z.int(), templateTypeId: z.int() })),
  partitions: z.optional(z.strictObject({ success: z.boolean(), listAvailablePartitions: z.array(z.string()) })),
  /** When the terms were changed last, in seconds. */
  termsUpdatedAt: z.optional(z.int()),
  isPaymentAvailable: z.optional(z.boolean()),
  /** Limits that every player has. */
  playerLimits: z.optional(z.array(z.strictObject({ limitType: z.literal([1, 2, 3, 10, 11, 12]), units: z.int().check(z.minimum(0)) }))),
  /** What coupons are sold under. */
  coupon: z.optional(CouponSwitches),
  /** By the start of the path; the longest that fits counts. */
  overrides: z.optional(z.record(z.string(), Override)),
});
export type SiteSwitches = z.infer<typeof SiteSwitches>;

const NONE: SiteSwitches = {};
const everybody = '';
const byScope = new Map<string, SiteSwitches>();
const SCOPE = /(?:^|;\s*)tl-test=([\w-]{1,64})(?:;|$)/;

/** Whose switches a request lives under: those that its cookie `tl-test` names, so that tests beside each other stay apart. */
export const scopeOf = (request: Pick<FastifyRequest, 'headers'>): string => SCOPE.exec(request.headers.cookie ?? '')?.[1] ?? everybody;

/** Outside tests nobody can set one, so this is always empty there. */
export function switchesOf(request: Pick<FastifyRequest, 'headers'>): SiteSwitches {
  return byScope.get(scopeOf(request)) ?? byScope.get(everybody) ?? NONE;
}

export const setSwitches = (scope: string, switches: SiteSwitches): void => void byScope.set(scope, switches);

/** Fields of the configuration that may be changed, read by the contract; a field that it does not know is dropped. */
export function configChanges({ config = {} }: SiteSwitches): Partial<SiteConfig> {
  const read = z.partial(SiteConfig).parse(config) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(config).map((name) => [name, read[name]])) as Partial<SiteConfig>;
}

/** What stands in for the service at this path. */
export function overrideOf(request: Pick<FastifyRequest, 'headers' | 'url'>): Override | undefined {
  const found = Object.entries(switchesOf(request).overrides ?? {}).filter(([start]) => request.url.startsWith(start));
  return found.sort(([a], [b]) => b.length - a.length)[0]?.[1];
}
