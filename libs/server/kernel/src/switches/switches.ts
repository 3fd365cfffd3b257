import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

type WithHeaders = Pick<FastifyRequest, 'headers'>;

/** A setting that the control room and tests may change, for everybody or for the visits of one scope. */
export interface Switch<Value = unknown> {
  readonly name: string;
  /** Description shown in the control room. */
  readonly label: string;
  readonly schema: z.ZodMiniType;
  /** The value for this request; undefined if not set. */
  of(request: WithHeaders): Value | undefined;
}

type Values = Readonly<Record<string, unknown>>;
const NONE: Values = {};
const everybody = '';
const byScope = new Map<string, Values>();
const SCOPE = /(?:^|;\s*)tl-test=([\w-]{1,64})(?:;|$)/;

/** The scope of a request, from its cookie `tl-test`; empty without one. Scopes isolate concurrent visits from each other. */
export const scopeOf = (request: WithHeaders): string => SCOPE.exec(request.headers.cookie ?? '')?.[1] ?? everybody;

/** All values of a scope. None are ever set in production. */
export const switchedIn = (scope: string): Values => byScope.get(scope) ?? NONE;

/** Replaces all values of a scope. */
export const setSwitches = (scope: string, values: Values): void => void byScope.set(scope, values);

/** All values, by scope. */
export const allSwitches = (): readonly (readonly [scope: string, values: Values])[] => [...byScope];

/** Clears all values of all scopes. */
export const resetSwitches = (): void => byScope.clear();

/** Declares a switch. The module that reads it lists it in its controls; its name appears nowhere else. */
export function defineSwitch<Type extends z.ZodMiniType>(one: { name: string; label: string; schema: Type }): Switch<z.infer<Type>> {
  return {
    ...one,
    of: (request) => (byScope.get(scopeOf(request)) ?? switchedIn(everybody))[one.name] as z.infer<Type> | undefined,
  };
}

/** Schema of a request that sets switches: the scope and all declared switches. */
export const switchesBody = (switches: readonly Switch[]) =>
  z.strictObject({
    scope: z.string().check(z.regex(/^[\w-]{0,64}$/)),
    ...Object.fromEntries(switches.map(({ name, schema }) => [name, z.optional(schema)])),
  });
