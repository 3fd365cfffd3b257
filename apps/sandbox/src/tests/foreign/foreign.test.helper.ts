import { beginSession, sessionCookieHeader } from '@touchline/server-kernel';
import type { Db } from '@touchline/server-kernel/db';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { PaymentsApp } from '../../testing/payments-app.ts';
import type { TestPlayer } from '../../testing/test-app.ts';
import { type Schema, schemaOf } from '../fuzz/generate.ts';

type Value = string | number;
/** The parts of a request that can name something. */
interface Asked {
  params?: Readonly<Record<string, Value>>;
  query?: Readonly<Record<string, Value>>;
  body?: Readonly<Record<string, unknown>>;
}

/** A backend with payments and scripted prices, games, draws and a game provider. */
export interface ForeignWorld {
  test: PaymentsApp;
  aGame: (more?: Parameters<PaymentsApp['prices']['addGame']>[1]) => ReturnType<PaymentsApp['prices']['addGame']>;
  post: <T>(player: TestPlayer, url: string, body: object) => Promise<T>;
  get: <T>(player: TestPlayer, url: string) => Promise<T>;
}

/** What the ids in a request name. A field is written as `params.id`, `query.id` or `body.bets.0.gameId`. */
export interface Named {
  /** Fields that name a thing of one player: another player's value is refused, or finds nothing. */
  owned?: readonly string[];
  /** Fields that a page chooses for its own player, such as the id of a repeatable request, or a place in the player's own list. */
  chosen?: readonly string[];
  /** Fields that name what all players share, or whose secret value is itself the permission. */
  shared?: readonly string[];
  /** Makes the things of a player that the request names, and returns a request that this player may make. Required with `owned` or `chosen`. */
  make?: (world: ForeignWorld, player: TestPlayer) => Promise<Asked>;
}
/** Keyed by method and path of the call. */
export type NamedByCall = Readonly<Record<string, Named>>;

const HOST = 'localhost:4200';

export const nameOf = ({ method, path }: ContractCall): string => `${method} ${path}`;

/** Paths of all fields of a schema that hold a text or a number which is not one of a fixed set. */
function leavesOf(schema: Schema | undefined, at: string, root = schema, depth = 0): string[] {
  if (schema === undefined || depth > 8) return [];
  if (schema.$ref !== undefined) return leavesOf(root?.$defs?.[schema.$ref.split('/').at(-1) ?? ''], at, root, depth + 1);
  if (schema.enum !== undefined || schema.const !== undefined) return [];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (choices.length > 0) return choices.flatMap((choice) => leavesOf(choice, at, root, depth + 1));
  if (schema.properties !== undefined)
    return Object.entries(schema.properties).flatMap(([name, field]) => leavesOf(field, `${at}.${name}`, root, depth + 1));
  if (schema.prefixItems !== undefined) return schema.prefixItems.flatMap((item, n) => leavesOf(item, `${at}.${n}`, root, depth + 1));
  if (schema.items !== undefined) return leavesOf(schema.items, `${at}.0`, root, depth + 1);
  const types = [schema.type ?? 'string'].flat();
  return types.some((type) => type === 'string' || type === 'integer' || type === 'number') ? [at] : [];
}

/** All fields of a call's path, query and body that could hold an id. */
export const fieldsOf = (call: ContractCall): string[] => [
  ...new Set([
    ...[...call.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => `params.${name}`),
    ...leavesOf(schemaOf(call.query), 'query'),
    ...leavesOf(schemaOf(call.body), 'body'),
  ]),
];

/** The value of a field in a request. @throws Error if the request has no such field. */
export function valueAt(asked: Asked, field: string): Value {
  const value = field.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], asked);
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`the request has no ${field}: ${JSON.stringify(asked)}`);
  return value;
}

/** A copy of a request with one field replaced. */
export function withValue(asked: Asked, field: string, value: Value): Asked {
  const copy = structuredClone(asked);
  const names = field.split('.');
  const parent = names.slice(0, -1).reduce<Record<string, unknown>>((part, name) => part[name] as Record<string, unknown>, copy as never);
  parent[names.at(-1) ?? ''] = value;
  return copy;
}

/** A copy of a request with new values in the fields that a page chooses, if they are unique ids. */
export const renewed = (asked: Asked, fields: readonly string[]): Asked =>
  fields.reduce((copy, field) => (String(valueAt(copy, field)).length === 36 ? withValue(copy, field, randomUUID()) : copy), asked);

/** An id of the same form that names nothing. */
export function missingLike(value: Value): Value {
  if (typeof value === 'number') return 2_000_000_000;
  if (/^\d+$/.test(value)) return '2000000000';
  if (/^[0-9a-f]{8}-/.test(value)) return randomUUID();
  return [...value].reverse().join('').replace(/^\W/, 'x');
}

/** Sends a call as a player. */
export async function sendAs(
  { test }: ForeignWorld,
  player: TestPlayer,
  call: ContractCall,
  asked: Asked,
): Promise<LightMyRequestResponse> {
  const credentials: Record<string, string> =
    call.auth === 'session'
      ? {
          cookie: sessionCookieHeader(
            (await beginSession(test.db, { userId: player.userId, nowMs: test.clock.nowMs, isSaved: false })).cookie,
          ).split(';', 1)[0] as string,
          'sec-fetch-site': 'same-origin',
          'x-requested-with': 'XMLHttpRequest',
        }
      : { authorization: `Bearer ${await test.signIn(player.userId)}` };
  const query = new URLSearchParams(Object.entries(asked.query ?? {}).map(([name, value]) => [name, String(value)])).toString();
  return test.app.inject({
    method: call.method,
    url: call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(asked.params?.[name] ?? name)) + (query && `?${query}`),
    headers: { host: HOST, ...credentials },
    ...(asked.body !== undefined && { payload: asked.body }),
  });
}

/** An answer as text, without seals and numbers of requests, which differ for equal content. */
export const textOf = ({ statusCode, body }: LightMyRequestResponse): string =>
  `${statusCode} ${body.replace(/"(quote|traceId)":"[^"]*"/g, '')}`;

interface Link {
  child: string;
  column: string;
  parent: string;
  key: string;
}

/**
 * Reads all rows of a player as text: those of tables with their id, and those that refer to such rows, over any number of tables. Found in
 * the schema, so that a new table is included.
 */
export async function openRowsOf(db: Db): Promise<(userId: number) => Promise<Record<string, string>>> {
  const own = await db.query<{ name: string }>(
    `select columns.table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'user_id'`,
  );
  const links = await db.query<Link>(
    `select child.relname::text as child, own.attname::text as column, parent.relname::text as parent, other.attname::text as key
     from pg_constraint as link join pg_class as child on child.oid = link.conrelid join pg_class as parent on parent.oid = link.confrelid
     join pg_attribute as own on own.attrelid = link.conrelid and own.attnum = link.conkey[1]
     join pg_attribute as other on other.attrelid = link.confrelid and other.attnum = link.confkey[1]
     where link.contype = 'f' and array_length(link.conkey, 1) = 1`,
  );
  const whose = new Map<string, string>([['users', 'id = $1'], ...own.map(({ name }) => [name, 'user_id = $1'] as const)]);
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const { child, column, parent, key } of links) {
      const of = whose.get(parent);
      if (of === undefined || whose.has(child)) continue;
      whose.set(child, `${column} in (select ${key} from ${parent} where ${of})`);
      isNew = true;
    }
  }
  const sql = [...whose]
    .map(
      ([table, of]) =>
        `select '${table}' as name, string_agg(own::text, e'\\n' order by own::text) as rows from ${table} as own where ${of}`,
    )
    .join(' union all ');
  return async (userId) => {
    const found = await db.query<{ name: string; rows: string | null }>(sql, [userId]);
    return Object.fromEntries(found.flatMap(({ name, rows }) => (rows === null ? [] : [[name, rows]])));
  };
}
