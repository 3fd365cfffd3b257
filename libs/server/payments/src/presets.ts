import { currencyOf } from '@touchline/server-kernel';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const Amounts = z.array(z.int().check(z.minimum(1)));
/** `presets.json` of this lib: amounts in round units of the currency, and other amounts for single currencies (ISO 4217). */
const Presets = z.strictObject({ amounts: Amounts, currencies: z.record(z.string().check(z.length(3)), Amounts) });
const PRESETS = Presets.parse(JSON.parse(readFileSync(new URL('../presets.json', import.meta.url), 'utf8')));

/** Amounts of a deposit to choose with one press, in minor units. None of them is preselected. @spec AC-04 */
export function presetsFor(currencyIso: string): number[] {
  const { unit } = currencyOf(currencyIso);
  return (PRESETS.currencies[currencyIso] ?? PRESETS.amounts).map((amount) => amount * unit);
}
