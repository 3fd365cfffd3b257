import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { checkPage } from './check-page.ts';
import { OUTCOMES } from './messages.ts';

/** Result of a check; all but `approved` are refusals. */
export type Outcome = (typeof OUTCOMES)[number];

/** One identity check. Times in milliseconds. */
export interface CheckRecord {
  /** Unguessable, because it names the page in the frame. */
  id: string;
  /** The merchant's reference; each has exactly one check. */
  reference: string;
  lang: string;
  /** The only origin that may frame its page. */
  site: string;
  state: 'open' | 'checking' | 'approved' | 'refused';
  reason: Outcome | null;
  /** Increases with every change. */
  version: number;
  outcome: Outcome | null;
  updatedAt: number;
}

/** The merchant's view in answers and webhooks; the group code is `GREEN` for a person who was found to be right, otherwise `RED`. */
export interface CheckSnapshot extends Pick<CheckRecord, 'reference' | 'state' | 'reason' | 'version'> {
  group_code: 'GREEN' | 'RED' | null;
}
const GROUPS = { open: null, checking: null, approved: 'GREEN', refused: 'RED' } as const;
const snapshotOf = ({ reference, state, reason, version }: CheckRecord): CheckSnapshot => ({
  ...{ reference, state, reason, version },
  group_code: GROUPS[state],
});

/** How long the stand-in pretends to review, milliseconds. */
const LOOK_MS = 2_000;
const ID_BYTES = 15;
const Wanted = z.strictObject({
  reference: z.string().check(z.regex(/^[A-Za-z0-9:_-]{1,80}$/)),
  lang: z.string().check(z.regex(/^[a-z]{2}$/)),
  site: z.url({ protocol: /^https?$/ }),
});
const Typed = z.object({ outcome: z.enum(OUTCOMES) });

export interface Checks {
  /** Finishes reviews that are due. */
  judgeDue(): void;
}

/** Identity checks: the merchant's API, and the page framed by the merchant's site. */
export function checkRoutes(
  app: FastifyInstance,
  { origin, now, onChange }: { origin: () => string; now: () => number; onChange: (snapshot: CheckSnapshot) => void },
): Checks {
  const byId = new Map<string, CheckRecord>();
  const byReference = new Map<string, CheckRecord>();
  const change = (record: CheckRecord, more: Partial<CheckRecord>) => {
    Object.assign(record, more, { version: record.version + 1, updatedAt: now() });
    onChange(snapshotOf(record));
  };

  app.post('/v1/checks', async (request, reply) => {
    const { success, data } = Wanted.safeParse(request.body);
    if (!success) return reply.code(400).send({ error: 'bad-request' });
    const id = `chk_${randomBytes(ID_BYTES).toString('hex')}`;
    const fresh: CheckRecord = { ...data, id, state: 'open', reason: null, version: 1, outcome: null, updatedAt: now() };
    const record = byReference.get(data.reference) ?? fresh;
    byId.set(record.id, record);
    byReference.set(record.reference, record);
    return { ...snapshotOf(record), frameUrl: `${origin()}/check/${record.id}` };
  });
  app.get<{ Params: { reference: string } }>('/v1/checks/:reference', async ({ params }, reply) => {
    const record = byReference.get(params.reference);
    return record === undefined ? reply.code(404).send({ error: 'unknown' }) : snapshotOf(record);
  });

  app.get<{ Params: { id: string } }>('/check/:id', async ({ params }, reply) => {
    const record = byId.get(params.id);
    if (record === undefined) return reply.code(404).send();
    const nonce = randomBytes(18).toString('base64');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors ${new URL(record.site).origin}`,
      )
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(checkPage(record, nonce));
  });
  app.post<{ Params: { id: string } }>('/check/:id', async ({ params, body }, reply) => {
    const record = byId.get(params.id);
    if (record === undefined) return reply.code(404).send();
    const { success, data } = Typed.safeParse(body);
    // A repeated submit changes nothing and redirects.
    if (success && record.state === 'open') change(record, { state: 'checking', outcome: data.outcome });
    return reply.redirect(`/check/${record.id}`, 303);
  });

  return {
    judgeDue: () => {
      for (const record of byId.values()) {
        const { state, outcome, updatedAt } = record;
        if (state !== 'checking' || outcome === null || now() - updatedAt < LOOK_MS) continue;
        change(record, outcome === 'approved' ? { state: 'approved' } : { state: 'refused', reason: outcome });
      }
    },
  };
}
