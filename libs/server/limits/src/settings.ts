import { EXCLUSION_DAYS, isLimitType, type LimitReading, meaningOf, valueOf } from '@touchline/responsible-gaming-rules';
import { countryCodeOf, countryIdOf, countryOfPlayer } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import * as z from 'zod/mini';
import { ENFORCED, type EnforcedType } from './offered.ts';

const EXCLUSION = 30;
const LOCK = 37;

/** What an operator configures for the players of one country. */
export interface LimitSettings {
  /** Types of which players can set a limit; self-exclusion (30) is always among them. @spec RG-03 */
  types: readonly EnforcedType[];
  /** Meaning of types 1, 2, 3, 10, 11, 12, the same for the whole site. @spec RG-02 */
  reading: LimitReading;
  /** The lock: a looser value is rejected while another is pending. On by default where the extra-limits lock (37) is offered. @spec RG-09 */
  isPendingFinal: boolean;
}

/** Settings by the country in which the player registered, wherever the visit comes from; those of the site otherwise. @spec RG-03 */
export type SettingsOf = (db: Queryable, userId: number) => Promise<LimitSettings>;

const Type = z.int().check(z.refine((value) => isLimitType(value), 'an id of a limit type'));
const Types = z.array(Type).check(z.refine((types) => types.includes(EXCLUSION), 'self-exclusion (30) has to be among the types'));
const Part = { types: z.optional(Types), lock: z.optional(z.boolean()) };
const Country = z.string().check(z.refine((code) => countryIdOf(code) !== undefined, 'two letters of a known country'));
const Settings = z.strictObject({
  ...Part,
  reading: z.optional(z.enum(['money', 'exclusion'])),
  countries: z.optional(z.record(Country, z.strictObject(Part))),
});

/**
 * The settings of `TOUCHLINE_LIMITS`, JSON such as `{"types": [20, 21, 22, 30], "countries": {"DE": {"types": [1, 2, 3, 30], "lock": true}}}`.
 *
 * @throws Error for anything else, so that a backend with a wrong setting does not start.
 * @spec RG-02 RG-03 RG-09
 */
export function readLimitSettings(env: NodeJS.ProcessEnv): SettingsOf {
  const { reading = 'money', countries = {}, ...site } = parsed(env['TOUCHLINE_LIMITS']);
  const settings = ({ types = [...ENFORCED], lock = types.includes(LOCK) }: typeof site): LimitSettings => ({
    types: ENFORCED.filter((known) => types.includes(known)),
    reading,
    isPendingFinal: lock,
  });
  const ofSite = settings(site);
  const byCountry = new Map(Object.entries(countries).map(([code, own]) => [code, settings({ ...site, ...own })]));
  return async (db, userId) => {
    if (byCountry.size === 0) return ofSite;
    const id = await countryOfPlayer(db, userId, null);
    return byCountry.get((id !== null && countryCodeOf(id)) || '') ?? ofSite;
  };
}

function parsed(text: string | undefined): z.infer<typeof Settings> {
  try {
    return Settings.parse(JSON.parse(text ?? '{}'));
  } catch (cause) {
    throw new Error('TOUCHLINE_LIMITS has to be an object such as {"types": [20, 21, 22, 30, 37], "reading": "money", "lock": true}', {
      cause,
    });
  }
}

/** Whether a type is a length of self-exclusion on this site. @spec RG-02 */
export const isLength = (limitType: EnforcedType, { reading }: LimitSettings): boolean =>
  limitType !== EXCLUSION && meaningOf(limitType, reading).kind === 'exclusion';

/** Whether a value is the length of this type. */
export const isItsLength = (limitType: EnforcedType, value: number, { reading }: LimitSettings): boolean =>
  valueOf(meaningOf(limitType, reading), value) !== undefined;

/**
 * The type under which a self-exclusion of some days is shown: the one that is this length on this site, else 30. However it was set, it is
 * stored as 30, so that every gate enforces it alike.
 *
 * @spec RG-02
 */
export function exclusionType(length: number, settings: LimitSettings): EnforcedType {
  const isKnown = EXCLUSION_DAYS.some((days) => days === length);
  return (
    (isKnown ? settings.types.find((type) => isLength(type, settings) && isItsLength(type, length, settings)) : undefined) ?? EXCLUSION
  );
}
