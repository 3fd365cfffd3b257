const DAY_MS = 86_400_000;
/** About half a year. @spec LY-14 */
export const NEW_SITE_REMEMBERED_MS = 182 * DAY_MS;
export const NEW_SITE_KEY = 'tl-new-site';

export interface NewSiteFacts {
  /** What the configuration says. */
  isNewSite: boolean | undefined;
  isVisitor: boolean;
  /** When it was told last, in milliseconds, as the storage has it. */
  toldAt: string | null;
}

/** Whether a visitor is to be told that the site is new: at most once in 182 days, and never a player. @spec LY-14 */
export function isNewSiteTold({ isNewSite, isVisitor, toldAt }: NewSiteFacts, nowMs: number): boolean {
  if (isNewSite !== true || !isVisitor) return false;
  const at = Number(toldAt ?? Number.NaN);
  // A time of the future is a clock that was wrong: as good as never.
  const isRemembered = at > 0 && at <= nowMs && nowMs - at < NEW_SITE_REMEMBERED_MS;
  return !isRemembered;
}
