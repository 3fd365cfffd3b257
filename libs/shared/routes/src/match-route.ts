import { expand, readSegment, segmentsOf, type Segment } from './pattern.ts';
import { row, type SectionName } from './route-row.ts';
import type { SectionManifests } from './section-manifest.ts';
import { routeOf, ROUTES, type RouteKey, type RouteRow } from './routes.ts';

export interface RouteMatch {
  key: RouteKey;
  row: RouteRow;
  params: Readonly<Record<string, string>>;
}

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

/** Rows that sections bring, by what they were read from: the same manifests bring the same rows. */
let sectionRows: readonly RouteRow[] = [];
let readFrom: SectionManifests | undefined;

/**
 * Takes up the rows that the deployed sections bring. The table of a site is the same for everybody who visits it, so it is kept once: the
 * edge gives what its registry says at each request, the browser what the document or a later answer says.
 *
 * @spec RT-01 PL-02
 */
export function takeSectionRoutes(manifests: SectionManifests): void {
  if (manifests === readFrom) return;
  readFrom = manifests;
  sectionRows = Object.entries(manifests).flatMap(([section, { routes = [] }]) =>
    // Keys of sections that are deployed later are not among those that the types know.
    routes.map(({ id, key, path, ...options }) => row(id, key, path, section as SectionName, options) as unknown as RouteRow),
  );
  formsByLength = undefined;
}

/** Forms by their number of segments, best first: the first that matches is the one that RT-15 names. */
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
    return undefined; // a broken escape names nothing
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
 * Names the route of a path and reads its parameters. Overlapping patterns: optionals are expanded, then segments are compared from the left,
 * literal before allowed values or digits, before a literal prefix, before a free parameter, before the catch-all; never the order of the table.
 *
 * @param path - without the language prefix; one slash at the end is the language guard's to redirect and is overlooked here.
 * @returns the match; an unknown path is `not-found`.
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
