import { expand, readSegment, segmentsOf, type Segment } from './pattern.ts';
import { row, type SectionName } from './route-row.ts';
import type { SectionManifests } from './section-manifest.ts';
import { routeOf, ROUTES, type RouteKey, type RouteRow } from './routes.ts';

export interface RouteMatch {
  key: RouteKey;
  row: RouteRow;
  params: Readonly<Record<string, string>>;
}

/** Key of a match's page in its section: the row's key, and `:value` of the parameter that chooses the page, if the row has one. */
export const pageKey = ({ row: { key, pageBy }, params }: Pick<RouteMatch, 'row' | 'params'>): string =>
  pageBy === undefined ? key : `${key}:${params[pageBy]}`;

interface Form {
  row: RouteRow;
  segments: Segment[];
}

const byRank = (a: Form, b: Form): number => {
  for (const [index, segment] of a.segments.entries()) {
    const difference = segment.rank - (b.segments[index]?.rank ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Route rows of sections, and the manifests that they were built from; they are rebuilt only when the manifests change. */
let sectionRows: readonly RouteRow[] = [];
let readFrom: SectionManifests | undefined;

/**
 * Sets the routes of the deployed sections. The table is the same for all visitors of a site, so it is global: the edge sets it from its
 * registry at each request, the browser from the document or a later answer.
 *
 * @spec RT-01 PL-02
 */
export function takeSectionRoutes(manifests: SectionManifests): void {
  if (manifests === readFrom) return;
  readFrom = manifests;
  sectionRows = Object.entries(manifests).flatMap(([section, { routes = [] }]) =>
    // Sections deployed later may have keys outside the typed ones.
    routes.map(({ id, key, path, ...options }) => row(id, key, path, section as SectionName, options) as unknown as RouteRow),
  );
  formsByLength = undefined;
}

/** Patterns by number of segments, best first by RT-15, so that the first match wins. */
let formsByLength: Map<number, Form[]> | undefined;

function sortForms(): Map<number, Form[]> {
  const sorted = new Map<number, Form[]>();
  for (const row of [...ROUTES, ...sectionRows]) {
    if (row.key === 'not-found') continue;
    for (const segments of expand(row.path)) {
      const forms = sorted.get(segments.length) ?? [];
      sorted.set(segments.length, [...forms, { row, segments }].sort(byRank));
    }
  }
  return sorted;
}

function formsOf(length: number): readonly Form[] {
  formsByLength ??= sortForms();
  return formsByLength.get(length) ?? [];
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // malformed escapes match nothing
  }
}

function matchForm({ row, segments }: Form, texts: readonly string[]): RouteMatch | undefined {
  const params: Record<string, string> = { ...row.otherwise?.params };
  for (const [index, segment] of segments.entries()) {
    const found = readSegment(segment, texts[index] ?? '');
    if (found === undefined) return undefined;
    const [name, value] = found;
    if (name !== '') params[name] = value;
    if (segment.kind === 'free' && index === segments.length - 1 && row.except?.includes(value) === true) return undefined;
  }
  return { key: row.key, row, params };
}

/**
 * Finds the route of a path and its parameters. Overlapping patterns: optional segments are expanded; then segments are compared from the
 * left, in the order literal, allowed values or digits, literal prefix, free parameter, catch-all. The order of the table does not matter.
 *
 * @param path - without the language prefix; a trailing slash is ignored here, since the language guard redirects it.
 * @returns the match; `not-found` for an unknown path.
 * @spec RT-05 RT-15
 */
export function matchRoute(path: string): RouteMatch {
  const texts = segmentsOf(path).map(decoded);
  const isWellFormed = path.startsWith('/') && !path.includes('//') && texts.every((text) => text !== undefined);
  if (isWellFormed) {
    for (const form of formsOf(texts.length)) {
      const match = matchForm(form, texts);
      if (match !== undefined) return match;
    }
  }
  return { key: 'not-found', row: routeOf('not-found'), params: {} };
}
