import { checkedText } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

/** A URL segment of a document. */
export const Slug = checkedText(z.string().check(z.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/), z.maxLength(60)));
