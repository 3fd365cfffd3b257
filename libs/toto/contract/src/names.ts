import { CurrencyIso, checkedText } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

/** Name of a section or lottery, as in paths. */
export const Name = checkedText(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(30)));
export const Iso = checkedText(CurrencyIso);
