import * as z from 'zod/mini';
import { call } from './call.ts';

/** Where a redirect service sends a url. @spec GD-20 */
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

const PLATFORM = { tag: 'Platform', auth: 'none' } as const;

export const platformCalls = {
  redirect: call({
    ...PLATFORM,
    method: 'POST',
    path: '/redirects-api/api/v1/redirect-light',
    summary: 'Is this url redirected',
    body: z.strictObject({ url: z.string().check(z.maxLength(4096)) }),
    answers: { 200: RedirectAnswer },
    spec: ['GD-20'],
  }),
  block: call({
    ...PLATFORM,
    method: 'POST',
    path: '/blocks-api/api/v2/block',
    summary: 'Is this visitor blocked',
    body: z.strictObject({ auth: z.boolean(), url: z.string().check(z.maxLength(4096)) }),
    answers: { 200: BlockAnswer },
    spec: ['GD-22'],
  }),
  partitions: call({
    ...PLATFORM,
    method: 'GET',
    path: '/third-party/api/list-available-partitions',
    summary: 'Which sections exist',
    answers: { 200: PartitionsAnswer },
    spec: ['RM-07'],
  }),
};
