import { createWebServer, requestPath } from '@touchline/shared-serving';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Provider from 'oidc-provider';
import { openCaptchas } from './captcha.ts';
import { configurationOf } from './configuration.ts';
import { openFedcm } from './fedcm.ts';
import { signInPage } from './page.ts';
import { openPeople } from './people.ts';
import { readForm } from './read-form.ts';
import type { SocialClient } from './social-client.ts';
import { telegramPage, type SiteBot } from './telegram.ts';

export interface StartSocialProvider {
  /** 0 takes any free port. */
  port: number;
  clients: readonly SocialClient[];
  /** The bot whose token signs the data of the Telegram stand-in. */
  bot?: SiteBot;
}

/** Simulated faults, for tests and the control room. */
export interface SocialFaults {
  /** Delay of answers to servers, milliseconds. */
  slowMs?: number;
  /** Answers servers with 503. */
  isDown?: boolean;
}

export interface SocialProvider {
  origin: string;
  setFaults(faults: SocialFaults): void;
  stop(): Promise<void>;
}

const INTERACTION = /^\/interaction\/([\w-]{1,64})$/;
/** Paths called by servers; browsers use the others. */
const OF_SERVERS = /^\/(?:token|jwks|\.well-known|captcha\/\w+\/verify)(?:\/|$)/;

interface Interaction {
  provider: Provider;
  people: ReturnType<typeof openPeople>;
  remember: ReturnType<typeof openFedcm>['remember'];
}
/** Shows the sign-in page and finishes with its input: a person, or a refusal. */
async function interact({ provider, people, remember }: Interaction, request: IncomingMessage, response: ServerResponse) {
  const { params } = await provider.interactionDetails(request, response);
  const client = String(params['client_id']);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    return response.end(signInPage(client));
  }
  const form = await readForm(request);
  const email = form.get('email') ?? '';
  const isRefused = form.get('action') !== 'continue' || !email.includes('@');
  const person = { name: form.get('name') ?? '', email, isVerified: form.has('verified') };
  if (!isRefused) remember(response, person);
  const result = isRefused
    ? { error: 'access_denied', error_description: 'The person refused' }
    : { login: { accountId: people.add(client, person) } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const OF_CONNECTION: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);
const isOfConnection = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && OF_CONNECTION.has(error.code);

/** Starts the provider on its own loopback origin. */
export async function startSocialProvider({ port, clients, bot }: StartSocialProvider): Promise<SocialProvider> {
  const people = openPeople();
  let faults: SocialFaults = {};
  let handle = async (_request: IncomingMessage, response: ServerResponse): Promise<void> => void response.writeHead(503).end();
  const server = createWebServer((request, response) => handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { configuration, sign } = await configurationOf(origin, clients, people);
  const provider = new Provider(origin, configuration);
  // Without a listener, Koa logs an error for each visitor who leaves early. The types of the provider lack the events of Koa.
  const events: EventEmitter = provider;
  events.on('error', (error: unknown) => isOfConnection(error) || console.error('social provider:', error));
  const fedcm = openFedcm({ origin, clients, people, sign });
  const captchas = openCaptchas();
  const answer = provider.callback();
  const handleNow = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if ((await fedcm.handle(request, response, path)) || (await captchas.handle(request, response, path))) return;
    const isOfBot = bot !== undefined && path === '/telegram/auth';
    if (!isOfBot && !INTERACTION.test(path)) return void (await answer(request, response));
    const shown = isOfBot
      ? telegramPage(bot, request, response)
      : interact({ provider, people, remember: fedcm.remember }, request, response);
    await shown.catch(() => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain' });
      response.end('This page has expired.');
    });
  };
  handle = async (request, response) => {
    const path = requestPath(request.url);
    if (path === undefined) return void response.writeHead(400).end();
    if (OF_SERVERS.test(path)) {
      if (faults.isDown === true) return void response.writeHead(503).end();
      if (faults.slowMs !== undefined) await sleep(faults.slowMs, undefined, { ref: false });
    }
    return handleNow(request, response, path);
  };
  return {
    origin,
    setFaults: (next) => {
      faults = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
