import { SINKS } from '@touchline/analytics-rules';
import { scopeOf } from '@touchline/server-kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Global variables under which pages queue events for each service. */
const QUEUES = { tags: 'dataLayer', sport: 'tlSport', visitors: 'tlVisitors', pixel: 'tlPixel' } as const;
const KEPT = 200;

/** A stand-in script: drains the page's queue and sends later entries at once, like the real services do. */
const scriptOf = (kind: keyof typeof QUEUES): string =>
  `const queue=(globalThis.${QUEUES[kind]}??=[]);const send=(entry)=>fetch('/fatman-api/stand-in/${kind}',{method:'POST',keepalive:true,headers:{'content-type':'application/json'},body:JSON.stringify(entry)}).catch(()=>{});for(const entry of queue.splice(0))send(entry);queue.push=(...entries)=>{entries.forEach(send);return 0};`;

/**
 * Stand-ins for third-party services: their scripts and endpoints, on the site's own origin. What they receive is kept only in tests.
 *
 * @spec AN-01
 */
export function standIns(isTest: boolean) {
  const byScope = new Map<string, { kind: string; event: unknown }[]>();
  const keep = (request: FastifyRequest, kind: string, event: unknown): void => {
    const scope = isTest ? scopeOf(request) : '';
    if (scope !== '') byScope.set(scope, [...(byScope.get(scope) ?? []), { kind, event }].slice(-KEPT));
  };
  return {
    keep,
    of: (scope: string) => byScope.get(scope) ?? [],
    routes: (app: FastifyInstance): void => {
      app.get<{ Params: { file: string } }>('/fatman-api/counters/:file', async ({ params: { file } }, reply) => {
        const kind = /^([a-z]+)\.js$/.exec(file)?.[1] ?? '';
        if (!Object.hasOwn(QUEUES, kind)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
        return reply
          .type('text/javascript; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(scriptOf(kind as keyof typeof QUEUES));
      });
      app.post<{ Params: { kind: string } }>('/fatman-api/stand-in/:kind', async (request, reply) => {
        if ((SINKS as readonly string[]).includes(request.params.kind)) keep(request, request.params.kind, request.body);
        return reply.code(204).send();
      });
    },
  };
}

/** Default analytics services of a sandbox site, unless a test overrides them. @spec AN-02 */
export const COUNTERS = [
  { kind: 'collector', id: 'web', src: null },
  ...(Object.keys(QUEUES) as (keyof typeof QUEUES)[]).map((kind) => ({ kind, id: `demo-${kind}`, src: `/fatman-api/counters/${kind}.js` })),
] as const;
