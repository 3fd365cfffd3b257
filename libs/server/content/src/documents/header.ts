import { BANNER_PLACES, CONTENT_ART } from '@touchline/content-contract';
import { MapPoint, PromotionTerm, Slug } from '@touchline/content-contract/schemas';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { ContentFault } from './fault.ts';

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Country = z.string().check(z.regex(/^[A-Z]{2}$/));
const Path = z.string().check(z.regex(/^\/(?![/\\])[\w/-]*$/), z.maxLength(200));

/** Facts shared by all languages of a document: `facts.yaml`. */
export const Facts = z.strictObject({
  /** Day of first publication. */
  date: Day,
  updated: z.optional(Day),
  /** First and last day on which the document is shown, UTC. */
  starts: z.optional(Day),
  ends: z.optional(Day),
  /** Shown only in these countries; everywhere if absent. */
  countries: z.optional(z.array(Country)),
  notCountries: z.optional(z.array(Country)),
  audience: z._default(z.enum(['all', 'visitor', 'player']), 'all'),
  /**
   * Marketing: hidden from players who are self-excluded or on a break. Promotions, landing pages and banners always count as marketing.
   *
   * @spec LIM-5
   */
  isMarketing: z._default(z.boolean(), false),
  /** Sort order, lowest first; documents with equal order are sorted by date. */
  order: z._default(z.int(), 0),
  art: z._default(z.nullable(z.enum(CONTENT_ART)), null),
  sportId: z._default(z.nullable(z.int()), null),
  terms: z._default(z.array(PromotionTerm), []),
  reward: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
  points: z._default(z.array(MapPoint), []),
  /** Positions of a banner. */
  places: z._default(z.array(z.enum(BANNER_PLACES)), []),
  path: z.optional(Path),
});
export type Facts = z.infer<typeof Facts>;

/** Parts of a landing page, in reading order. */
const LandingPart = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('steps'), title: text(120), items: z.array(text(200)) }),
  z.strictObject({ type: z.literal('cards'), title: text(120), promotions: z.array(Slug) }),
  z.strictObject({ type: z.literal('action'), label: text(60), href: Path }),
]);

/** Front matter of `<language>.md`: the language-specific fields of a document. */
export const Header = z.strictObject({
  title: text(120),
  summary: text(400),
  label: z._default(z.nullable(text(40)), null),
  blocks: z._default(z.array(LandingPart), []),
});
export type Header = z.infer<typeof Header>;

function yamlOf(source: string, what: string): unknown {
  try {
    // Tags and aliases are disabled, because aliases can expand a small file into a huge one.
    return parse(source, { schema: 'core', maxAliasCount: 0 }) as unknown;
  } catch {
    throw new ContentFault(`${what} is not YAML`);
  }
}

function readBy<Type extends z.ZodMiniType>(type: Type, value: unknown, what: string): z.infer<Type> {
  const { success, data, error } = type.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const name = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : (issue?.path.join('.') ?? '');
  throw new ContentFault(`${what}: '${name}' is missing, unknown or wrong`);
}

/** @throws ContentFault */
export const readFacts = (source: string): Facts => readBy(Facts, yamlOf(source, 'facts.yaml'), 'facts.yaml');

const FRONT = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Splits a file into front matter and text. @throws ContentFault */
export function splitFile(source: string): { header: Header; text: string } {
  const [, front, text] = FRONT.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (front === undefined || text === undefined)
    throw new ContentFault('the file does not begin with front matter between two lines of ---');
  return { header: readBy(Header, yamlOf(front, 'the front matter'), 'the front matter'), text };
}
