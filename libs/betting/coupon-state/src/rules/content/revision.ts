/** Author and time of a change: the later one wins; a tie goes to the larger tab name. @spec CPN-3 */
export interface Revision {
  at: number;
  by: string;
}
export const FIRST_REVISION: Revision = { at: 0, by: '' };

export const isLater = (a: Revision, b: Revision): boolean => a.at > b.at || (a.at === b.at && a.by > b.by);
