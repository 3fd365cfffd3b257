import {
  type Clock,
  type Controls,
  Refusal,
  resetSwitches,
  runControl,
  type Services,
  setSwitches,
  type Setup,
  switchedIn,
} from '@touchline/server-kernel';
import { SiteConfig } from '@touchline/shared-contract/schemas';
import { createWebApp } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import { fieldsOf, valueOf } from './fields.ts';
import { createAccessGuard, rejectForeignRequests } from './guard.ts';
import { CSP, page, shown } from './html.ts';
import { dashboardPage } from './dashboards.ts';
import { keyPage, overview, setupPage } from './pages.ts';

export interface ControlRoomOptions {
  services: Services;
  clock: Clock;
  controls: readonly Controls[];
  /** Origin of the product in which set-ups are opened, without a trailing slash. */
  product: string;
  key: string;
}

type Form = Readonly<Record<string, string>>;

/** Parses submitted fields by their schema; empty fields are omitted. @throws Refusal 400 naming the field. */
function typed(fields: ReturnType<typeof fieldsOf>, form: Form): Record<string, unknown> {
  const given = Object.entries(form).filter(([name, text]) => text.trim() !== '' && Object.hasOwn(fields, name));
  return Object.fromEntries(
    given.map(([name, text]) => {
      try {
        return [name, valueOf(fields[name] ?? {}, text)];
      } catch {
        throw new Refusal(400, 'bad-request', { field: name, detail: `${name} is not JSON` });
      }
    }),
  );
}

/** Parses the submitted switch form: JSON values by switch name. */
function switches(form: Form): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form)
      .filter(([, text]) => text.trim() !== '')
      .map(([name, text]) => {
        try {
          return [name, JSON.parse(text) as unknown];
        } catch {
          throw new Refusal(400, 'bad-request', { field: name, detail: `${name} is not JSON` });
        }
      }),
  );
}

/** The admin page that shows and changes every setting of the demo. Listens on its own loopback origin. @spec CF-07 */
export function createControlRoom({ services, clock, controls, product, key }: ControlRoomOptions): FastifyInstance {
  const app = createWebApp({ bodyLimit: 262_144 });
  const access = createAccessGuard(key);
  const setups: readonly Setup[] = controls.flatMap(({ setups: own = [] }) => own);
  const actions = controls.flatMap(({ actions: own = [] }) => own);
  const views = controls.flatMap(({ views: own = [] }) => own);
  const dashboards = controls.flatMap(({ dashboards: own = [] }) => own);
  const known = controls.flatMap(({ switches: own = [] }) => own);
  const html = (reply: FastifyReply, text: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', CSP).send(text);
  const back = (reply: FastifyReply, to = '/') => reply.redirect(to, 303);
  const failed = (reply: FastifyReply, status: number, detail: string) =>
    html(reply, page('Refused', `<h1>This was refused</h1><p>${shown(detail)}</p><p><a href="/">Back to the control room</a></p>`), status);
  const run = (name: string, body: unknown) => {
    const found = actions.find((one) => one.name === name);
    if (found === undefined) throw new Refusal(404, 'not-found', { detail: 'There is no such action' });
    return runControl(found, body);
  };

  rejectForeignRequests(app);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // With `no-referrer` browsers send no origin with form posts, and the guard would reject them.
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.url === '/sign-in' || request.url.startsWith('/?key=') || access.isGranted(request)) return;
    return html(reply, keyPage(request.method === 'GET' ? request.url : '/'), 401);
  });
  app.setErrorHandler((error, _, reply) => {
    const status = error instanceof Refusal ? error.status : 400;
    const detail = error instanceof Refusal ? `${error.options.detail ?? error.code} ${error.options.field ?? ''}` : String(error);
    return failed(reply, status, detail);
  });

  app.post<{ Body: Form }>('/sign-in', async ({ body }, reply) => {
    if (!access.isKey(body['key'] ?? ''))
      return html(reply, keyPage('/', 'This is not the key. It is printed when the sandbox starts.'), 401);
    access.grant(reply);
    const to = body['to'] ?? '/';
    return back(reply, /^\/(?![/\\])/.test(to) ? to : '/');
  });
  app.get<{ Querystring: { key?: string } }>('/', async ({ query, headers }, reply) => {
    if (query.key !== undefined) {
      if (!access.isKey(query.key)) return html(reply, keyPage('/', 'This is not the key. It is printed when the sandbox starts.'), 401);
      access.grant(reply);
      return back(reply);
    }
    const origin = `http://${headers.host ?? ''}`;
    const times = { nowMs: services.now(), offsetMs: clock.offsetMs() };
    const facts = { origin, product, ...times, site: services.config({ headers: {} }), stuck: services.stuck.list() };
    return html(reply, overview({ ...facts, setups, actions, views, dashboards, switches: known, set: switchedIn('') }));
  });
  app.get<{ Params: { name: string } }>('/setup/:name', async ({ params }, reply) => {
    const setup = setups.find(({ name }) => name === params.name);
    return setup === undefined ? failed(reply, 404, 'There is no such set-up') : html(reply, setupPage(setup));
  });
  app.post<{ Params: { name: string } }>('/setup/:name', async ({ params }, reply) => {
    const setup = setups.find(({ name }) => name === params.name);
    if (setup === undefined) return failed(reply, 404, 'There is no such set-up');
    const scope = `room-${randomUUID().slice(0, 8)}`;
    await run('services', { scope, ...setup.switches?.(Math.floor(services.now() / 1000)) });
    const enter = controls.find((one) => one.enter !== undefined)?.enter;
    const session =
      setup.player === undefined || enter === undefined
        ? '__Host-tl-session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0'
        : await enter(setup.player);
    const build = `tl-build=${setup.build ?? 'desktop'}; Path=/; HttpOnly; SameSite=Lax`;
    reply.header('set-cookie', [`tl-test=${scope}; Path=/; SameSite=Lax`, build, session]);
    return reply.redirect(product + setup.path, 303);
  });
  app.post('/reset', async (_, reply) => {
    resetSwitches();
    clock.setOffset(0);
    const over = (name: string) => `${name}=; Path=/; Max-Age=0`;
    reply.header('set-cookie', [over('tl-test'), over('tl-build')]);
    return back(reply);
  });
  app.post<{ Body: Form }>('/config', async ({ body }, reply) => {
    const config = typed(fieldsOf(SiteConfig), body);
    await run('services', { scope: '', ...switchedIn(''), config });
    return back(reply, '/#configuration');
  });
  app.post<{ Body: Form }>('/switches', async ({ body }, reply) => {
    const { config } = switchedIn('');
    await run('services', { scope: '', ...(config !== undefined && { config }), ...switches(body) });
    return back(reply, '/#switches');
  });
  app.post<{ Params: { name: string }; Body: Form }>('/action/:name', async ({ params, body }, reply) => {
    const action = actions.find(({ name }) => name === params.name);
    const answer = await run(params.name, action === undefined ? {} : typed(fieldsOf(action.body), body));
    return html(reply, page(params.name, `<h1>Done</h1>${shown(answer)}<p><a href="/">Back to the control room</a></p>`));
  });
  app.get<{ Params: { name: string } }>('/look/:name', async ({ params }, reply) => {
    const view = views.find(({ name }) => name === params.name);
    if (view === undefined) return failed(reply, 404, 'There is nothing of this name to look at');
    return html(
      reply,
      page(view.label, `<h1>${view.label}</h1>${shown(await view.run(''))}<p><a href="/">Back to the control room</a></p>`),
    );
  });
  app.get<{ Params: { name: string } }>('/dashboard/:name', async ({ params }, reply) => {
    const found = dashboards.find(({ name }) => name === params.name);
    if (found === undefined) return failed(reply, 404, 'There is no such dashboard');
    return html(reply, dashboardPage(found, await found.run()));
  });
  app.get('/outbox', async (_, reply) => {
    const messages = await services.outbox.messages();
    const list = messages.length === 0 ? '<p>No message has been sent.</p>' : shown(messages);
    return html(
      reply,
      page(
        'Outbox',
        `<h1>Outbox</h1><p>Messages that a real operator would send. None of them leaves this machine.</p>${list}<p><a href="/">Back to the control room</a></p>`,
      ),
    );
  });
  app.addHook('onClose', async () => setSwitches('', {}));
  return app;
}
