import { Money, Seconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { DOCUMENT_KINDS, MOST_PARTS, PART_BYTES } from './kinds.ts';

const Document = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(['missing', 'requested', 'checking', 'accepted', 'refused']),
  reason: z.nullable(z.enum(['unreadable', 'cropped', 'expired', 'other-person'])),
  at: z.nullable(Seconds),
  isNeeded: z.boolean(),
});
/** Verification: each document with its state. @spec AC-09 ID-19 */
export const DocumentsAnswer = z.object({
  isVerified: z.boolean(),
  requestedAdditional: z.boolean(),
  provider: z.enum(['own', 'sumsub']),
  documents: z.array(Document),
  threshold: z.object({ amount: Money, iso: z.string(), exponent: z.int() }),
  keptDays: z.int(),
});
export type DocumentsAnswer = z.infer<typeof DocumentsAnswer>;
export const DocumentPart = z.strictObject({
  upload: z.uuid(),
  n: z.int().check(z.minimum(0), z.maximum(MOST_PARTS - 1)),
  data: z.string().check(z.maxLength((PART_BYTES / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
});
export const SendDocument = z.strictObject({
  upload: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  parts: z.int().check(z.minimum(1), z.maximum(MOST_PARTS)),
});

/** Number of open actions of the player by page; the only badges in the menu. */
export const AttentionAnswer = z.object({ verification: z.int(), support: z.int() });
export type AttentionAnswer = z.infer<typeof AttentionAnswer>;
