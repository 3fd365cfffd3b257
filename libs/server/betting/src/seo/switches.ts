import { control, type Controls } from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const Switch = z.strictObject({
  /** Path of the page; default: every page. */
  url: z.optional(z.string()),
  call: z.enum(['page-data', 'content', 'visual', 'sports-list']),
  /** Body of the answer; null removes the override. */
  answer: z.optional(z.unknown()),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
});
type Switch = z.infer<typeof Switch>;

const PREFIX = '/bff-api/seo/';
const keyOf = (call: string, url: string): string => `${call} ${url}`;

/** Lets the control room and tests override the answers of SEO calls, for one page or for all. */
export function seoControls(): Controls {
  const switches = new Map<string, Switch>();
  const chosen = ({ url }: FastifyRequest): Switch | undefined => {
    if (!url.startsWith(PREFIX)) return undefined;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const call = pathname.slice(PREFIX.length);
    return switches.get(keyOf(call, searchParams.get('url') ?? '')) ?? switches.get(keyOf(call, '*'));
  };
  return {
    attach: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        const choice = chosen(request);
        if (choice === undefined) return;
        if (choice.delayMs !== undefined) await new Promise((resume) => setTimeout(resume, choice.delayMs));
        if (choice.answer === undefined && choice.status === undefined) return;
        await reply.code(choice.status ?? 200).send(choice.answer ?? {});
      });
    },
    actions: [
      control({
        name: 'seo',
        label: 'Set the answer of a call about the SEO data of a page; null removes it',
        body: Switch,
        run: (choice) => {
          const { call, url = '*', answer } = choice;
          if (answer === null) switches.delete(keyOf(call, url));
          else switches.set(keyOf(call, url), choice);
          return { call, url };
        },
      }),
    ],
  };
}
