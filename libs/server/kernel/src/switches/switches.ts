import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

type Asked = Pick<FastifyRequest, 'headers'>;

/** Something about the backend that control room and tests may change, for everybody or for the visits of one scope. */
export interface Switch<Value = unknown> {
  readonly name: string;
  /** What it changes, in plain words: the control room shows it. */
  readonly label: string;
  readonly schema: z.ZodMiniType;
  /** The value for this request; undefined while nobody has set it. */
  of(request: Asked): Value | undefined;
}

type Values = Readonly<Record<string, unknown>>;
const NONE: Values = {};
const everybody = '';
const byScope = new Map<string, Values>();
const SCOPE = /(?:^|;\s*)tl-test=([\w-]{1,64})(?:;|$)/;

/** The scope that a request belongs to, named by its cookie `tl-test`; empty for everybody else. Scopes keep visits beside each other apart. */
export const scopeOf = (request: Asked): string => SCOPE.exec(request.headers.cookie ?? '')?.[1] ?? everybody;

/** What is set in a scope. In production nobody can set anything. */
export const switchedIn = (scope: string): Values => byScope.get(scope) ?? NONE;

/** Replaces everything that is set in a scope. */
export const setSwitches = (scope: string, values: Values): void => void byScope.set(scope, values);

/** Everything that is set, by scope. */
export const allSwitches = (): readonly (readonly [scope: string, values: Values])[] => [...byScope];

/** Forgets everything that is set, in every scope. */
export const resetSwitches = (): void => byScope.clear();

/** Declares a switch. The module that reads it lists it under its controls, and nowhere else does its name occur. */
export function defineSwitch<Type extends z.ZodMiniType>(one: { name: string; label: string; schema: Type }): Switch<z.infer<Type>> {
  return {
    ...one,
    of: (request) => (byScope.get(scopeOf(request)) ?? switchedIn(everybody))[one.name] as z.infer<Type> | undefined,
  };
}

/** What a request that sets switches may hold: every declared switch, and the scope. */
export const switchesBody = (switches: readonly Switch[]) =>
  z.strictObject({
    scope: z.string().check(z.regex(/^[\w-]{0,64}$/)),
    ...Object.fromEntries(switches.map(({ name, schema }) => [name, z.optional(schema)])),
  });
