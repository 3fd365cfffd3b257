import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { closingPage, signInPage } from './page.ts';
import type { openPeople, Person } from './people.ts';
import { readForm } from './read-form.ts';
import type { SocialClient } from './social-client.ts';

/** Signs an id token for an audience, with the person's claims and the site's nonce. */
export type SignIdToken = (claims: { audience: string; subject: string; person: Person; nonce: string }) => Promise<string>;

export interface FedcmDeps {
  origin: string;
  clients: readonly SocialClient[];
  people: ReturnType<typeof openPeople>;
  sign: SignIdToken;
}

const COOKIE = /(?:^|;\s*)provider-person=([\w-]{22})(?:;|$)/;

/**
 * Federated Credential Management: the browser rather than the page asks who is signed in at the provider. Each call must have a
 * `Sec-Fetch-Dest` header, which only the browser itself can set, never a page.
 *
 * @spec ID-05
 */
export function openFedcm({ origin, clients, people, sign }: FedcmDeps) {
  const signedIn = new Map<string, Person>();
  const personOf = (request: IncomingMessage): Person | undefined => signedIn.get(COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? '');
  const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}): void =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
      .end(JSON.stringify(value));
  const refuse = (response: ServerResponse, status: number): void => void response.writeHead(status).end();

  /** Stores who signed in, and sets the browser's login status. */
  const remember = (response: ServerResponse, person: Person): void => {
    const id = randomBytes(16).toString('base64url');
    signedIn.set(id, person);
    response.appendHeader('set-cookie', `provider-person=${id}; Path=/; HttpOnly; Secure; SameSite=None`);
    response.setHeader('set-login', 'logged-in');
  };

  const config = {
    accounts_endpoint: '/fedcm/accounts',
    id_assertion_endpoint: '/fedcm/assertion',
    login_url: '/fedcm/login',
  };

  async function assertion(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    const [from, person] = [request.headers.origin ?? '', personOf(request)];
    const client = clients.find(({ id }) => id === form.get('client_id'));
    // A site gets tokens only for itself.
    const isItsOwn = client?.redirectUris.some((uri) => new URL(uri).origin === from) === true;
    if (client === undefined || person === undefined || !isItsOwn || form.get('account_id') !== person.email) return refuse(response, 403);
    const subject = people.add(client.id, person);
    const token = await sign({ audience: client.id, subject, person, nonce: nonceOf(form) });
    return json(response, { token }, { 'access-control-allow-origin': from, 'access-control-allow-credentials': 'true' });
  }

  async function login(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST')
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(signInPage('this browser'));
    const form = await readForm(request);
    const email = form.get('email') ?? '';
    if (form.get('action') === 'continue' && email.includes('@'))
      remember(response, { name: form.get('name') ?? '', email, isVerified: form.has('verified') });
    return void response.setHeader('content-type', 'text/html; charset=utf-8').end(closingPage());
  }

  return {
    remember,
    /** @returns whether the path was handled. @throws Error if the response cannot be written. */
    handle: async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
      const failed = (): void => refuse(response, 400);
      if (path === '/fedcm/login') return (await login(request, response).catch(failed), true);
      if (path !== '/.well-known/web-identity' && !path.startsWith('/fedcm/')) return false;
      if (request.headers['sec-fetch-dest'] !== 'webidentity') return (refuse(response, 400), true);
      if (path === '/.well-known/web-identity') return (json(response, { provider_urls: [`${origin}/fedcm/config.json`] }), true);
      if (path === '/fedcm/config.json') return (json(response, config), true);
      if (path === '/fedcm/assertion') return (await assertion(request, response).catch(failed), true);
      if (path !== '/fedcm/accounts') return (refuse(response, 404), true);
      const person = personOf(request);
      if (person === undefined) {
        // Tells the browser not to ask again before the next sign-in here.
        response.setHeader('set-login', 'logged-out');
        return (refuse(response, 401), true);
      }
      return (json(response, { accounts: [{ id: person.email, name: person.name, email: person.email }] }), true);
    },
  };
}

/** The nonce is in the site's parameters; older browsers send it as a separate field. */
function nonceOf(form: URLSearchParams): string {
  const params: unknown = JSON.parse(form.get('params') ?? '{}');
  const nonce = typeof params === 'object' && params !== null && 'nonce' in params ? params.nonce : form.get('nonce');
  return typeof nonce === 'string' ? nonce : '';
}
