import { withSchemas, Lang } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { platformCalls } from './calls.ts';

/** Where the redirect service sends a url. @spec GD-20 */
export const RedirectAnswer = z.object({
  redirect: z.boolean(),
  code: z.optional(z.int()),
  url: z.optional(z.string()),
  reasons: z.optional(z.array(z.string())),
  breadcrumbs: z.optional(z.array(z.object({ title: z.string(), url: z.string() }))),
});
export type RedirectAnswer = z.infer<typeof RedirectAnswer>;

/** A displayTypeId of 1 means that templateTypeId names a block reason. @spec GD-05 GD-06 */
export const BlockAnswer = z.object({ displayTypeId: z.int(), templateTypeId: z.int() });
export type BlockAnswer = z.infer<typeof BlockAnswer>;

/** Which sections exist. @spec RM-07 */
export const PartitionsAnswer = z.object({ success: z.boolean(), listAvailablePartitions: z.array(z.string()) });
export type PartitionsAnswer = z.infer<typeof PartitionsAnswer>;

/** Whether any payment method is available to this player. @spec GD-18 */
export const PaymentsAnswer = z.object({ isAvailable: z.boolean() });
export type PaymentsAnswer = z.infer<typeof PaymentsAnswer>;

/** One image of a route and the link behind it. @spec GD-10 */
export const MediaItem = z.object({ id: z.string(), image: z.string(), alt: z.string(), url: z.nullable(z.string()) });
export type MediaItem = z.infer<typeof MediaItem>;
export const MediaAnswer = z.object({ items: z.array(MediaItem) });
export type MediaAnswer = z.infer<typeof MediaAnswer>;

const PLATFORM = { tag: 'Platform' } as const;

export const platformContract = {
  redirect: withSchemas(platformCalls.redirect, {
    ...PLATFORM,
    summary: 'Is this url redirected',
    body: z.strictObject({ url: z.string().check(z.maxLength(4096)) }),
    answers: { 200: RedirectAnswer },
    spec: ['GD-20'],
  }),
  block: withSchemas(platformCalls.block, {
    ...PLATFORM,
    summary: 'Is this visitor blocked',
    body: z.strictObject({ auth: z.boolean(), url: z.string().check(z.maxLength(4096)) }),
    answers: { 200: BlockAnswer },
    spec: ['GD-22'],
  }),
  partitions: withSchemas(platformCalls.partitions, {
    ...PLATFORM,
    summary: 'Which sections exist',
    exampleWith: { success: true, listAvailablePartitions: ['betting', 'casino', 'information', 'identity'] },
    answers: { 200: PartitionsAnswer },
    spec: ['RM-07'],
  }),
  payments: withSchemas(platformCalls.payments, {
    tag: 'Platform',
    summary: 'Can this player pay',
    answers: { 200: PaymentsAnswer },
    spec: ['GD-18'],
  }),
  media: withSchemas(platformCalls.media, {
    ...PLATFORM,
    summary: 'Pictures of a route',
    query: z.object({ route: z.string().check(z.maxLength(64)), lang: Lang }),
    answers: { 200: MediaAnswer },
    spec: ['GD-10', 'CF-06'],
  }),
};
