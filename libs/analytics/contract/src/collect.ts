import { EVENTS, SINKS, WORD, type AnyEvent, type FieldKind } from '@touchline/analytics-rules';
import { Lang } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { MOST_EVENTS } from './calls.ts';

const MOST = 86_400_000;
const LONGEST_PART = 60_000;
const MOST_PARTS = 100;
const Uuid = z.uuid();
const Count = z.int().check(z.minimum(0), z.maximum(MOST));

function fieldSchema(kind: FieldKind): z.ZodMiniType {
  if (kind === 'word') return z.string().check(z.regex(WORD));
  if (kind === 'flag') return z.boolean();
  if (typeof kind === 'string') return Count;
  return z.enum([...kind]);
}

const rows = Object.entries(EVENTS).map(([name, { fields }]) =>
  z.strictObject({
    /** Made by the page: an event that arrives twice is kept once. */
    id: Uuid,
    /** Milliseconds since 1970, by the server's clock. */
    at: z.int(),
    name: z.literal(name),
    fields: z.strictObject(
      Object.fromEntries(Object.entries(fields as Record<string, FieldKind>).map(([key, kind]) => [key, fieldSchema(kind)])),
    ),
  }),
);

/** An event of the catalogue, with its id and its time. */
export type SentEvent = AnyEvent & { id: string; at: number };
/** Any event of the catalogue: what is not in it is refused. @spec AN-01 PRV-1 */
export const Event = z.union(rows as unknown as [z.ZodMiniType<SentEvent>]);

/** Events of one visit, in names only: nothing of the person. @spec GD-12 AN-01 PRV-1 */
export const CollectBody = z.strictObject({
  /** Lives one day in this browser and names nobody. @spec AN-06 */
  visit: Uuid,
  lang: Lang,
  build: z.enum(['desktop', 'mobile']),
  events: z.array(Event).check(z.minLength(1), z.maxLength(MOST_EVENTS)),
});
export type CollectBody = z.infer<typeof CollectBody>;

/** A part of a recording: gzip in base64, cut where the service's largest body ends. @spec PRV-3 */
export const RecordBody = z.strictObject({
  visit: Uuid,
  recording: Uuid,
  part: z.int().check(z.minimum(0), z.maximum(MOST_PARTS)),
  of: z.int().check(z.minimum(1), z.maximum(MOST_PARTS)),
  data: z.string().check(z.regex(/^[\w+/=]*$/), z.maxLength(LONGEST_PART)),
});
export type RecordBody = z.infer<typeof RecordBody>;

/** A service that this site uses, and its script, which is served by the site itself. @spec AN-02 */
export const Counter = z.object({
  kind: z.enum([...SINKS]),
  id: z.string().check(z.regex(WORD)),
  /** Path of the script on this site; none for what the site does by itself. */
  src: z.nullable(z.string().check(z.regex(/^\/fatman-api\/[\w./-]+$/))),
});
export type Counter = z.infer<typeof Counter>;
export const CountersAnswer = z.object({ counters: z.array(Counter) });
export type CountersAnswer = z.infer<typeof CountersAnswer>;
