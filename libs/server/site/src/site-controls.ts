import type { Db } from '@touchline/server-kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { collected } from './collector.ts';
import { signingControl } from './config-signature.ts';
import { configChanges, overrideOf, setSwitches, SiteSwitches, type Override } from './switches.ts';

const DRIP_EVERY_MS = 250;
const ServicesBody = z.extend(SiteSwitches, { scope: z.string().check(z.regex(/^[\w-]{0,64}$/)) });
const BanBody = z.strictObject({ userId: z.int(), level: z.int() });

/** Stands in for a service in the way a test asked for. */
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

/**
 * Switches of the services that judge a visit, for tests only. `/__test/site` changes the configuration for everybody and takes the place
 * of the change before; `/__test/services` sets everything else, for the visits that carry the cookie `tl-test` of that scope.
 */
export function siteControls(app: FastifyInstance, { db }: { db: Db }): void {
  const hanging = new Set<ServerResponse>();
  signingControl(app);
  app.addHook('onRequest', async (request, reply) => {
    const override = request.url.startsWith('/__test/') ? undefined : overrideOf(request);
    if (override !== undefined) return misbehave(override, reply, hanging);
  });
  app.addHook('preClose', async () => {
    for (const raw of hanging) raw.destroy();
  });
  app.post('/__test/site', async (request) => {
    const switches = { config: z.record(z.string(), z.unknown()).parse(request.body ?? {}) };
    setSwitches('', switches);
    return configChanges(switches);
  });
  app.post('/__test/services', async (request) => {
    const { scope, ...switches } = ServicesBody.parse(request.body);
    configChanges(switches);
    setSwitches(scope, switches);
    return switches;
  });
  app.post('/__test/ban', async (request) => {
    const { userId, level } = BanBody.parse(request.body);
    await db.query('update users set ban_level = $2 where id = $1', [userId, level]);
    return { userId, level };
  });
  app.get<{ Params: { scope: string } }>('/__test/collected/:scope', async ({ params }) => collected(params.scope));
}
