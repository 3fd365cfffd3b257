import { withLanguage } from './language-prefix.ts';
import { parseSegment, segmentsOf } from './pattern.ts';
import { routeOf, type RouteKey, type RoutePath } from './routes.ts';

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}` ? Head | Segments<Rest> : Path;
type ValuesOf<Text extends string> = Text extends '\\d+'
  ? number | string
  : Text extends `${infer Head}|${infer Rest}`
    ? Head | ValuesOf<Rest>
    : Text;
type ParamOf<Text extends string> = Text extends `${infer Name}(${infer Values})?`
  ? { [Key in Name]?: ValuesOf<Values> | undefined }
  : Text extends `${infer Name}(${infer Values})`
    ? { [Key in Name]: ValuesOf<Values> }
    : Text extends `${infer Name}?`
      ? { [Key in Name]?: string | number | undefined }
      : { [Key in Text]: string | number };
type SegmentParam<Text extends string> = Text extends `${string}:${infer Rest}` ? ParamOf<Rest> : never;
type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void ? All : never;

/** Parameters of a route, typed from its pattern. */
export type RouteParams<Key extends RouteKey> = Intersection<SegmentParam<Segments<RoutePath<Key>>>>;

export type QueryValues = Readonly<Record<string, string | number | undefined>>;

/**
 * Builds the url of a route.
 *
 * @param key - name of the route.
 * @param params - its parameters; an optional one may be omitted, together with all after it.
 * @param where - language of the prefix, and a query.
 * @throws Error when a parameter is missing or has a value that is not allowed: the link would be a 404.
 * @spec RT-04 LG-01
 */
export function routePath<Key extends RouteKey>(key: Key, params: RouteParams<Key>, where: { lang: string; query?: QueryValues }): string {
  const given = params as Readonly<Record<string, string | number | undefined>>;
  const texts: string[] = [];
  for (const { segment, isOptional } of segmentsOf(routeOf(key).path).map(parseSegment)) {
    if (segment.kind === 'literal') {
      texts.push(segment.text);
      continue;
    }
    const value = given[segment.name];
    if (value === undefined && isOptional) continue;
    const isAllowed = segment.kind !== 'values' || segment.values.includes(String(value));
    if (value === undefined || value === '' || !isAllowed) {
      throw new Error(`The route "${key}" with ${segment.name}=${String(value)} is a 404.`);
    }
    texts.push(`${segment.kind === 'prefixed' ? segment.prefix : ''}${encodeURIComponent(value)}`);
  }
  return `${withLanguage(`/${texts.join('/')}`, where.lang)}${queryText(where.query)}`;
}

function queryText(query: QueryValues = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
