import * as z from 'zod/mini';

const Text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
/** Texts by language code; `en` is the fallback for missing languages. */
const ByLanguage = <Type extends z.ZodMiniType>(type: Type) =>
  z.record(z.string().check(z.regex(/^[a-z]{2}$/)), type).check(z.refine((texts) => 'en' in texts, { message: 'has no text in en' }));
const file = (ending: RegExp) => z.string().check(z.maxLength(60), z.regex(ending));
const TEXT_FILE = /^[a-z\d][a-z\d.-]*\.txt$/;

/** Content of `brand.json`. Files are in the same folder. @spec LY-12 CF-01 */
export const BrandFile = z.strictObject({
  $schema: z.optional(z.string()),
  /** Name of the site: page titles, the installed app, the accessible name of the logo. */
  name: Text(40),
  /** Colour of the browser's toolbar. */
  themeColor: z.string().check(z.regex(/^#[\da-f]{6}$/)),
  logo: z.strictObject({
    file: file(/^[a-z\d][a-z\d-]*\.svg$/),
    /** `mask`: one colour, that of strong text in each theme. `picture`: its own colours, which must be visible on both themes. */
    kind: z.enum(['mask', 'picture']),
  }),
  favicon: file(/^[a-z\d][a-z\d-]*\.svg$/),
  /** Preview image of shared links, 1200 × 630. */
  /** Home-screen icon for phones without SVG support, 180 × 180. */
  touchIcon: z.optional(file(/^[a-z\d][a-z\d-]*\.png$/)),
  social: z.optional(file(/^[a-z\d][a-z\d-]*\.(?:png|jpg)$/)),
  /** Colours, radii and the typeface by token name. */
  tokens: z.record(z.string().check(z.regex(/^--[a-z][a-z\d-]{0,40}$/)), Text(200)),
  fonts: z
    .array(
      z.strictObject({
        family: z.string().check(z.maxLength(40), z.regex(/^[A-Za-z][A-Za-z\d]*(?: [A-Za-z\d]+)*$/)),
        file: file(/^[a-z\d][a-z\d-]*\.woff2$/),
        /** One weight or a range: `400`, `400 700`. */
        weight: z.string().check(z.regex(/^[1-9]00(?: [1-9]00)?$/)),
      }),
    )
    .check(z.maxLength(8)),
  legal: z.strictObject({
    links: z
      .array(z.strictObject({ name: ByLanguage(Text(60)), href: z.string().check(z.maxLength(300), z.regex(/^(?:\/(?!\/)|https:\/\/)/)) }))
      .check(z.maxLength(12)),
    /** Plain text files; a blank line separates paragraphs. */
    texts: ByLanguage(file(TEXT_FILE)),
  }),
});
export type BrandFile = z.infer<typeof BrandFile>;

/** The mini build of zod has no built-in error messages. */
const ENGLISH = z.locales.en().localeError;

/** An invalid brand; `message` names the file and lists every mistake, one per line. */
export class BrandError extends Error {}

/**
 * @param where - path of the file, for the message.
 * @throws BrandError
 */
export function parseBrand(value: unknown, where: string): BrandFile {
  const { success, data, error } = BrandFile.safeParse(value, { error: ENGLISH });
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => `${where}: ${path.join('.') || 'the file'}: ${message}`);
  throw new BrandError(lines.join('\n'));
}

/** The JSON schema of `brand.json` for editors. */
export const brandSchema = (): object => z.toJSONSchema(BrandFile, { io: 'input' });
