export type Verdict = 'met' | 'broken' | 'none';

/** Result of one rule. `none`: the rule does not apply to the game, for example because it has no moves. */
export interface Finding {
  rule: string;
  verdict: Verdict;
  /** Description of a failure; empty otherwise. */
  detail: string;
}
export interface Report {
  game: string;
  findings: readonly Finding[];
}

const SIGNS: Readonly<Record<Verdict, string>> = { met: 'yes', broken: 'NO', none: '–' };

/** Renders reports as a Markdown table with one line per game, followed by the failures. */
export function reportText(reports: readonly Report[]): string {
  const rules = reports[0]?.findings.map(({ rule }) => rule) ?? [];
  const rows = reports.map(({ game, findings }) => [game, ...findings.map(({ verdict }) => SIGNS[verdict])]);
  const head = ['Game', ...rules];
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const broken = reports.flatMap(({ game, findings }) =>
    findings.filter(({ verdict }) => verdict === 'broken').map(({ rule, detail }) => `- ${game}, ${rule}: ${detail}`),
  );
  return [
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
    ...(broken.length > 0 ? ['', ...broken] : []),
  ].join('\n');
}
