import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { defineSwitch } from './switches.ts';

const DRIP_EVERY_MS = 250;

/** What a service does instead: refuse the connection, never answer, answer endlessly, or send a fixed answer. */
const Override = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('refused') }),
  z.strictObject({ kind: z.literal('timeout') }),
  z.strictObject({ kind: z.literal('drip') }),
  z.strictObject({
    kind: z.literal('answer'),
    status: z.int(),
    type: z.string(),
    body: z.string(),
    /** Pads the body with spaces to this number of characters. */
    padTo: z.optional(z.int().check(z.maximum(20_000_000))),
  }),
]);
type Override = z.infer<typeof Override>;

/** Overrides by path prefix; the longest matching prefix wins. */
export const overridesSwitch = defineSwitch({
  name: 'overrides',
  label: 'Services that fail, by the start of their path',
  schema: z.record(z.string(), Override),
});

/** The override for the path of a request. */
export function overrideOf(request: Pick<FastifyRequest, 'headers' | 'url'>): Override | undefined {
  const found = Object.entries(overridesSwitch.of(request) ?? {}).filter(([start]) => request.url.startsWith(start));
  return found.sort(([a], [b]) => b.length - a.length)[0]?.[1];
}

function misbehave(override: Override, reply: FastifyReply, hanging: Set<ServerResponse>): FastifyReply | undefined {
  if (override.kind === 'answer') {
    const { status, type, body, padTo = 0 } = override;
    return reply.code(status).header('content-type', type).send(body.padEnd(padTo));
  }
  reply.hijack();
  const { raw } = reply;
  if (override.kind === 'refused') {
    raw.destroy();
    return undefined;
  }
  hanging.add(raw);
  raw.once('close', () => hanging.delete(raw));
  if (override.kind === 'drip') {
    raw.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => raw.write(' '), DRIP_EVERY_MS);
    raw.once('close', () => clearInterval(timer));
  }
  return undefined;
}

/** Applies overrides to requests, except those to test routes. */
export function overrideServices(app: FastifyInstance): void {
  const hanging = new Set<ServerResponse>();
  app.addHook('onRequest', async (request, reply) => {
    const override = request.url.startsWith('/__test/') ? undefined : overrideOf(request);
    if (override !== undefined) return misbehave(override, reply, hanging);
  });
  app.addHook('preClose', async () => {
    for (const raw of hanging) raw.destroy();
  });
}
