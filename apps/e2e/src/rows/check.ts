import type { Audit } from './audit.ts';

/** Who can reach what a requirement asks for, without anyone's help. */
export type Who = 'anyone' | 'visitors' | 'players' | 'operators' | 'developers';

/** One thing that a requirement asks for, seen in the running product. A requirement is met if all of its checks are. */
export interface Check {
  /** Id in docs/spec/requirements.tsv. */
  row: string;
  who: Who;
  /** What is done and what is then seen, as one line of docs/spec/rows.tsv. */
  how: string;
  /** @throws what was seen instead. */
  see: (audit: Audit) => Promise<void>;
}

type Seen = [who: Who, how: string, see: (audit: Audit) => Promise<void>];

/** Checks by requirement; a requirement with several is listed with several. */
export const checks = (rows: Readonly<Record<string, Seen | Seen[]>>): Check[] =>
  Object.entries(rows).flatMap(([row, seen]) => {
    const several = typeof seen[0] === 'string' ? [seen as Seen] : (seen as Seen[]);
    return several.map(([who, how, see]) => ({ row, who, how, see }));
  });
