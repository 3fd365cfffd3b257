import { type Bound, HOUR_MS, type Stored } from '@touchline/server-kernel';

const MB = 1024 * 1024;

const INTRO = `# Limits of stored data

The reference backend limits everything that visitors and players can store. Operators set other limits in \`TOUCHLINE_BOUNDS\`, as JSON by the names in
brackets: \`{"shares-of-address": 50}\`. Decision: [ADR 0235](adr/0235-everything-that-is-stored-has-a-bound.md).

A request over a limit is rejected with a reason and stores nothing: 429 (too often, with \`Retry-After\` if the time is known), 413 (too large) or 409
(something has to be removed first). Telemetry over a limit is dropped, or replaces the oldest. An address is an IPv4 address or an IPv6 network of 64
bits. Days and hours start on the clock, in UTC. Calls that are not in the table add no rows.

\`npm run bounds\` writes the table from the definitions that the modules enforce. Tests compare it with them, trace every insert to the call that causes
it, and try each limit until the backend rejects.
`;

const number = (value: number): string => value.toLocaleString('en');
const amountOf = ({ most, of }: Bound): string =>
  of === 'bytes' ? `${number(most / MB)} MB` : `${number(most)} ${most === 1 ? of.slice(0, -1) : of}`;
const windowOf = ({ windowMs }: Bound): string => (windowMs === undefined ? '' : windowMs === HOUR_MS ? ' an hour' : ' a day');
const OVER: Readonly<Record<Bound['over'], string>> = {
  409: '409',
  413: '413',
  429: '429',
  dropped: 'dropped, answered 204',
  'oldest out': 'replaces the oldest',
};

const boundText = (bound: Bound): string => {
  const whose = bound.whose === 'everybody' ? '' : ` per ${bound.whose}`;
  return `${amountOf(bound)}${windowOf(bound)}${whose} (\`${bound.name}\`): ${OVER[bound.over]}`;
};

const row = ({ what, tables, bounds, ceiling, kept }: Stored): string => {
  const own = bounds.filter(({ whose }) => whose !== 'everybody');
  const ofAll = bounds.filter(({ whose }) => whose === 'everybody');
  const top = [...ofAll.map(boundText), ...(ceiling === undefined ? [] : [ceiling])];
  const cells = [what, tables.map((table) => `\`${table}\``).join(', '), own.map(boundText).join('<br>') || '-', top.join('<br>'), kept];
  return `| ${cells.join(' | ')} |`;
};

/** Markdown of docs/bounds.md, before prettier formats it. @spec SEC-6 */
export const boundsPage = (stores: readonly Stored[]): string =>
  [INTRO, '| data | tables | limits | limit of the table | kept |', '| --- | --- | --- | --- | --- |', ...stores.map(row), ''].join('\n');
