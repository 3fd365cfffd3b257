import { expand } from './pattern.ts';
import type { RouteRow } from './routes.ts';

/**
 * Paths of a row as react-router understands them, relative to the language root: it knows `:p` and `*` only, so allowed values become one path each.
 * What a value or a prefix means is still told by {@link matchRoute}; rows that differ only in that share a path.
 *
 * @spec RT-15
 */
export function toReactRouterPaths(row: Pick<RouteRow, 'path'>): string[] {
  if (row.path === '/*') return ['*'];
  const paths = expand(row.path).flatMap((segments) =>
    segments.reduce<string[][]>(
      (starts, segment) =>
        segment.kind === 'values'
          ? starts.flatMap((start) => segment.values.map((value) => [...start, value]))
          : starts.map((start) => [...start, segment.kind === 'literal' ? segment.text : `:${segment.name}`]),
      [[]],
    ),
  );
  return [...new Set(paths.map((texts) => texts.join('/')))];
}
