import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { Backend } from '../../backend.ts';

export type Headers = Record<string, string>;
export interface Made {
  url: string;
  body?: unknown;
  headers?: Headers;
}
/** A request that takes more time than the largest one that the schema allows. */
export interface Worst {
  what: string;
  /** Prepares the request; not measured. @param headers - of a new player; empty for a call without authentication. */
  make: (headers: Headers) => Promise<Made>;
}
/** Keyed by method and path of the call. */
export type WorstRequests = Readonly<Record<string, readonly Worst[]>>;

export interface Asking {
  services: Backend['services'];
  /** Adds a player and returns the headers that authenticate them for the call; empty where it needs none. */
  headersOf: (call: Pick<ContractCall, 'auth'>) => Promise<Headers>;
  /** @throws Error for a status of 300 or above */
  get: <T>(url: string, headers?: Headers) => Promise<T>;
  /** @throws Error for a status of 300 or above */
  post: <T>(url: string, body: unknown, headers: Headers) => Promise<T>;
}

const HOST = { host: 'localhost:4200' };

/** Calls that prepare data for a measured request. */
export function asking({ app, services }: Pick<Backend, 'app' | 'services'>, headersOf: Asking['headersOf']): Asking {
  const read = <T>(url: string, { statusCode, body }: { statusCode: number; body: string }): T => {
    if (statusCode >= 300) throw new Error(`${url}: ${statusCode} ${body}`);
    return (body === '' ? undefined : JSON.parse(body)) as T;
  };
  return {
    services,
    headersOf,
    get: async <T>(url: string, headers: Headers = {}) => read<T>(url, await app.inject({ url, headers: { ...HOST, ...headers } })),
    post: async <T>(url: string, body: unknown, headers: Headers) =>
      read<T>(
        url,
        await app.inject({ method: 'POST', url, headers: { ...HOST, origin: `http://${HOST.host}`, ...headers }, payload: body as object }),
      ),
  };
}
