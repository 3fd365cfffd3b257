import type { ProviderRecord } from './records.ts';
import type { Words } from './messages.ts';

/** What can be wrong with an input: the texts `wrong_*`. */
type Wrong = { [Name in keyof Words]: Name extends `wrong_${infer What}` ? What : never }[keyof Words];

/** Form input of the payer. */
export type Typed = Readonly<Record<string, string>>;

/** Result of a submit: a change of the record, a validation error, or a further step. */
export type Outcome =
  { kind: 'change'; change: Partial<ProviderRecord> } | { kind: 'wrong'; field: string; words: Wrong } | { kind: 'challenge' };
