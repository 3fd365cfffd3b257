/** Kinds of notices. @spec NT-01 */
export type NoticeType = 'alert' | 'question' | 'info' | 'success' | 'warning' | 'error';

export interface GroupedNotice {
  id: number;
  group: string;
}

/** Group of a notice without a group. */
export const DEFAULT_GROUP = 'default';
const MOST_IN_DEFAULT = 3;
const MOST_IN_OTHERS = 1;

/** Keeps the newest notices: three of the default group, one of any other. @spec NT-01 */
export function withinLimit<Notice extends GroupedNotice>(notices: readonly Notice[]): Notice[] {
  const seen = new Map<string, number>();
  const kept = [...notices].reverse().filter(({ group }) => {
    const count = (seen.get(group) ?? 0) + 1;
    seen.set(group, count);
    return count <= (group === DEFAULT_GROUP ? MOST_IN_DEFAULT : MOST_IN_OTHERS);
  });
  return kept.reverse();
}
