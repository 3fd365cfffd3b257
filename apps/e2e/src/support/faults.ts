import type { Page, Route } from '@playwright/test';
import type { KnownRemote } from './remotes.ts';

/** Number of requests for the remote's program. */
export interface Fault {
  requestCount: () => number;
  /** Restores the real program. */
  mend: () => Promise<void>;
}

const script = (body: string) => (route: Route) => route.fulfill({ status: 200, contentType: 'text/javascript', body });

/** A valid module with one fault. */
const moduleOf = ({ name, routeKey }: KnownRemote, { page = 'return null;', module = '' }: { page?: string; module?: string }) =>
  script(`
    import { createElement, useEffect } from 'react';
    export { createElement as react };
    function Page() { ${page} }
    export const section = { name: '${name}', apiVersion: 'v3', messages: ['${name}'], ${module}
      routes: { '${routeKey}': async () => ({ Component: Page }) } };
  `);
const DRAWN = `return createElement('h1', null, 'Drawn by the faulty program');`;

/**
 * Faults of a remote. `consoleMessage` matches the console messages of the browser and React. `when` says when the error shows: after the retries
 * of a load, after four attempts that time out, on render, or on leaving the page.
 */
export const FAULTS: readonly {
  name: string;
  when: 'load' | 'hang' | 'page' | 'leave';
  consoleMessage: RegExp;
  answer: (remote: KnownRemote) => (route: Route) => unknown;
}[] = [
  { name: 'refused', when: 'load', consoleMessage: /ERR_CONNECTION_REFUSED/, answer: () => (route) => route.abort('connectionrefused') },
  { name: '404', when: 'load', consoleMessage: /404/, answer: () => (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  { name: '500', when: 'load', consoleMessage: /500/, answer: () => (route) => route.fulfill({ status: 500, body: 'Broken' }) },
  {
    name: 'HTML as JavaScript',
    when: 'load',
    consoleMessage: /MIME type/,
    answer: () => (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>' }),
  },
  { name: 'syntax error', when: 'load', consoleMessage: /^$/, answer: () => script('export const section = {{{') },
  { name: 'throws at eval', when: 'load', consoleMessage: /^$/, answer: () => script("throw new Error('thrown at eval')") },
  {
    name: 'throws at mount',
    when: 'page',
    consoleMessage: /^$/,
    answer: (remote) => moduleOf(remote, { module: "module: () => { throw new Error('thrown at mount') }," }),
  },
  {
    name: 'throws at render',
    when: 'page',
    consoleMessage: /thrown/,
    answer: (remote) => moduleOf(remote, { page: "throw new Error('thrown')" }),
  },
  {
    name: 'throws in an effect',
    when: 'page',
    consoleMessage: /thrown/,
    answer: (remote) => moduleOf(remote, { page: `useEffect(() => { throw new Error('thrown') }); ${DRAWN}` }),
  },
  {
    name: 'throws at unmount',
    when: 'leave',
    consoleMessage: /thrown/,
    answer: (remote) => moduleOf(remote, { page: `useEffect(() => () => { throw new Error('thrown') }, []); ${DRAWN}` }),
  },
  {
    name: 'wrong exports',
    when: 'load',
    consoleMessage: /^$/,
    answer: () => script("export const section = { name: 'another', routes: 7 };"),
  },
  { name: 'never resolves', when: 'hang', consoleMessage: /^$/, answer: () => () => new Promise(() => undefined) },
];
export type KnownFault = (typeof FAULTS)[number];

/** Replaces the entry file of the remote with the fault. Its other files stay the same. */
export async function breakRemote(page: Page, remote: KnownRemote, { answer }: KnownFault): Promise<Fault> {
  const entry = new RegExp(`/assets/${remote.name}/${remote.name}-[^/]+\\.js(\\?.*)?$`);
  const give = answer(remote);
  let requestCount = 0;
  const handle = (route: Route): unknown => {
    requestCount++;
    return give(route);
  };
  await page.route(entry, handle);
  return { requestCount: () => requestCount, mend: () => page.unroute(entry, handle) };
}
