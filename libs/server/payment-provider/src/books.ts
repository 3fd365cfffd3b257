import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFinal, type ProviderRecord } from './records.ts';

const ID_BYTES = 15;

/** The provider's own store, separate from the merchant's database, as at a different company. */
export interface Books {
  all(): readonly ProviderRecord[];
  byId(id: string): ProviderRecord | undefined;
  byReference(kind: ProviderRecord['kind'], reference: string): ProviderRecord | undefined;
  /** Creates a record, or returns the existing one with this reference. */
  open(
    wanted: Omit<
      ProviderRecord,
      'id' | 'state' | 'version' | 'captured' | 'chargedBack' | 'reason' | 'confirmations' | 'updatedAt' | 'instrument'
    > &
      Pick<Partial<ProviderRecord>, 'instrument' | 'state'>,
  ): ProviderRecord;
  /** Changes a record and notifies the listener. @throws Error for a record that is final, unless it is charged back. */
  change(id: string, more: Partial<ProviderRecord>): ProviderRecord;
}

export interface BooksOptions {
  /** Journal file; without it records are kept in memory only. */
  file?: string | undefined;
  now: () => number;
  onChange: (record: ProviderRecord) => void;
}

function readJournal(file: string | undefined): Map<string, ProviderRecord> {
  const records = new Map<string, ProviderRecord>();
  if (file === undefined || !existsSync(file)) return records;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      if (line !== '') {
        const record = JSON.parse(line) as ProviderRecord;
        records.set(record.id, record);
      }
    } catch {
      break; // incomplete last line of a killed process, which was never reported
    }
  }
  return records;
}

/** Opens the books. Every change appends one line to the journal, so that a killed process loses nothing. */
export function openBooks({ file, now, onChange }: BooksOptions): Books {
  const records = readJournal(file);
  const references = new Map([...records.values()].map((record) => [`${record.kind}:${record.reference}`, record.id]));
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const keep = (record: ProviderRecord): ProviderRecord => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(record)}\n`);
    records.set(record.id, record);
    references.set(`${record.kind}:${record.reference}`, record.id);
    return record;
  };
  const byId = (id: string) => records.get(id);
  const byReference = (kind: ProviderRecord['kind'], reference: string) => byId(references.get(`${kind}:${reference}`) ?? '');
  return {
    all: () => [...records.values()],
    byId,
    byReference,
    open: (wanted) => {
      const known = byReference(wanted.kind, wanted.reference);
      if (known !== undefined) return known;
      const at = now();
      return keep({
        ...{ state: 'open', instrument: null },
        ...wanted,
        ...{ id: `pay_${randomBytes(ID_BYTES).toString('hex')}`, version: 1, captured: 0, chargedBack: 0, reason: null, confirmations: 0 },
        updatedAt: at,
      });
    },
    change: (id, more) => {
      const known = byId(id);
      if (known === undefined) throw new Error(`no record ${id}`);
      if (isFinal(known) && more.chargedBack === undefined) throw new Error(`record ${id} is final`);
      const record = keep({ ...known, ...more, version: known.version + 1, updatedAt: now() });
      onChange(record);
      return record;
    },
  };
}
