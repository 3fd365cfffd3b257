import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = readFileSync(join(import.meta.dirname, '../../../../docs/analytics.md'), 'utf8');

/** Services by agreement, as listed in docs/analytics.md. */
export const TABLE = [...DOCS.matchAll(/^\| (\d) +\| [^|]+\| ([^|]+) \|$/gm)].map(([, type, services = '']) => ({
  agreed: Number(type) as 0 | 1 | 2 | 3,
  services: services.trim() === 'none' ? [] : services.trim().split(', ').sort(),
}));
