import type { Ports } from '@touchline/shared-state';

/** Failures of one page, newest last; a transport of analytics reads them when one is set up. Only names, codes and sources. @spec AN-07 */
const KEPT = 50;

/** @returns the port, which keeps what it is told and writes nothing to the console. */
export function createReport(): Ports['report'] {
  const told: { name: string; fields?: Readonly<Record<string, string | number>> }[] = [];
  return (name, fields) => {
    told.push({ name, ...(fields && { fields }) });
    if (told.length > KEPT) told.shift();
  };
}
