/** One segment of a pattern. The rank orders overlapping patterns: lower wins. @spec RT-15 */
export type Segment =
  | { kind: 'literal'; rank: 0; text: string }
  | { kind: 'values'; rank: 1; name: string; values: readonly string[] }
  | { kind: 'digits'; rank: 1; name: string }
  | { kind: 'prefixed'; rank: 2; prefix: string; name: string }
  | { kind: 'free'; rank: 3; name: string };

interface ParsedSegment {
  segment: Segment;
  isOptional: boolean;
}

const SEGMENT = /^([^:]*):(\w+)(?:\(([^)]*)\))?(\?)?$/;

/** Parses one segment of a pattern. */
export function parseSegment(text: string): ParsedSegment {
  const [, prefix = '', name, values, mark] = SEGMENT.exec(text) ?? [];
  const isOptional = mark === '?';
  if (name === undefined) return { segment: { kind: 'literal', rank: 0, text }, isOptional };
  if (prefix !== '') return { segment: { kind: 'prefixed', rank: 2, prefix, name }, isOptional };
  if (values === '\\d+') return { segment: { kind: 'digits', rank: 1, name }, isOptional };
  if (values !== undefined) return { segment: { kind: 'values', rank: 1, name, values: values.split('|') }, isOptional };
  return { segment: { kind: 'free', rank: 3, name }, isOptional };
}

export const segmentsOf = (path: string): string[] => path.split('/').filter((text) => text !== '');

/**
 * All variants of a pattern, longest first. Of adjacent optional segments, a later one appears only together with those before it.
 *
 * @spec RT-15
 */
export function expand(path: string): Segment[][] {
  return formsFrom(segmentsOf(path).map(parseSegment));
}

function formsFrom([first, ...rest]: readonly ParsedSegment[]): Segment[][] {
  if (first === undefined) return [[]];
  const withFirst = formsFrom(rest).map((form) => [first.segment, ...form]);
  if (!first.isOptional) return withFirst;
  const next = rest.findIndex(({ isOptional }) => !isOptional);
  return [...withFirst, ...formsFrom(next === -1 ? [] : rest.slice(next))];
}

/** Name and value of a segment's parameter in a url: undefined if the segment does not match, an empty name for a literal. */
export function readSegment(segment: Segment, text: string): readonly [name: string, value: string] | undefined {
  switch (segment.kind) {
    case 'literal':
      return segment.text === text ? ['', ''] : undefined;
    case 'values':
      return segment.values.includes(text) ? [segment.name, text] : undefined;
    case 'digits':
      return /^\d{1,15}$/.test(text) ? [segment.name, text] : undefined;
    case 'prefixed':
      return text.startsWith(segment.prefix) && text.length > segment.prefix.length
        ? [segment.name, text.slice(segment.prefix.length)]
        : undefined;
    case 'free':
      return [segment.name, text];
  }
}
