const DAY_MS = 86_400_000;
/** About half a year. @spec LY-14 */
export const NEW_SITE_REMEMBERED_MS = 182 * DAY_MS;
export const NEW_SITE_KEY = 'tl-new-site';

export interface NewSiteFacts {
  /** Value of the configuration. */
  isNewSite: boolean | undefined;
  isVisitor: boolean;
  /** Stored time of the last showing, in milliseconds. */
  shownAt: string | null;
}

/** Whether to show the dialog about the new site: at most once in 182 days, and never to a player. @spec LY-14 */
export function isNewSiteDue({ isNewSite, isVisitor, shownAt }: NewSiteFacts, nowMs: number): boolean {
  if (isNewSite !== true || !isVisitor) return false;
  const at = Number(shownAt ?? Number.NaN);
  // A stored time in the future comes from a wrong clock and counts as never.
  const isRemembered = at > 0 && at <= nowMs && nowMs - at < NEW_SITE_REMEMBERED_MS;
  return !isRemembered;
}
