import type { BrowserContext } from '@playwright/test';
import { ORIGIN, SANDBOX_PORT } from './product.ts';

const SANDBOX = `http://127.0.0.1:${SANDBOX_PORT}`;
let scopes = 0;

/** Name of the cookie that holds a visitor's scope. */
export const SCOPE_COOKIE = 'tl-test';

/** Changes the services that classify a visit, for visitors with the cookie of the scope. @returns the name of the scope. */
export async function scopeWith(switches: object): Promise<string> {
  const scope = `e2e-${process.pid}-${(scopes += 1)}`;
  const answer = await fetch(`${SANDBOX}/__test/services`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scope, ...switches }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the switches with ${answer.status}: ${await answer.text()}`);
  return scope;
}

/** Changes the services that classify a visit, for one context only. @returns the name of the scope. */
export async function changeServices(context: BrowserContext, switches: object): Promise<string> {
  const scope = await scopeWith(switches);
  await context.addCookies([{ name: SCOPE_COOKIE, value: scope, url: ORIGIN }]);
  return scope;
}

/** Page calls that the collector received in a scope. */
export const collectedBy = async (scope: string): Promise<unknown[]> =>
  (await (await fetch(`${SANDBOX}/__test/collected/${scope}`)).json()) as unknown[];

/** Bans a player; level 0 lifts the ban. */
export async function ban(userId: number, level: number): Promise<void> {
  const answer = await fetch(`${SANDBOX}/__test/ban`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, level }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the ban with ${answer.status}.`);
}
