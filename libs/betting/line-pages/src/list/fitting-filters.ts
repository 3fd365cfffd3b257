import { sportById, TimeFilter, timeFiltersOf, type PeriodKind } from '@touchline/betting-rules';
import type { MenuGroup } from '@touchline/shared-contract';
import { ALL_MENU } from '@touchline/shared-routes';
import type { ListPlace } from '../place/read-place.ts';

type Section = ListPlace['section'];

/** Periods that every game of a sport plays by the clock, so that a list can be narrowed to the first or the second. */
const BY_THE_CLOCK: ReadonlySet<PeriodKind> = new Set(['half', 'period', 'quarter']);
const OF_PERIODS: ReadonlySet<TimeFilter> = new Set([TimeFilter.FirstPeriod, TimeFilter.SecondPeriod]);

const hasPeriods = (sportId: number | null): boolean => {
  if (sportId === null) return true;
  const kind = sportById(sportId)?.periodKind;
  return kind !== undefined && BY_THE_CLOCK.has(kind);
};

/** Time filters that fit a list: sets, rounds and innings are no halves. @param sportId - null for a list of several sports. @spec OD-04 */
export const timeFiltersFor = (section: Section, sportId: number | null): readonly TimeFilter[] =>
  timeFiltersOf(section).filter((id) => hasPeriods(sportId) || !OF_PERIODS.has(id));

/** The effective time filter of a list: one that the list does not offer does not narrow it. @spec OD-04 BT-05 */
export function timeFilterFor(section: Section, sportId: number | null, chosen: TimeFilter): TimeFilter {
  return timeFiltersFor(section, sportId).includes(chosen) ? chosen : TimeFilter.All;
}

/** Whether a group narrows a list exactly as one of its filters does, which can also be combined. The site's own names make it another. */
const isFilter = ({ name, only }: MenuGroup): boolean => {
  const [narrowing, ...others] = Object.keys(only);
  return name === undefined && others.length === 0 && (narrowing === 'favourites' || narrowing === 'video' || narrowing === 'top');
};

/**
 * The groups offered beside the filters of a list: those that narrow it in another way than a filter, and the open one with the way back to
 * all games. A group of one sport does not fit another sport, and every game in play is of today.
 *
 * @spec BT-07
 */
export function groupsFor(groups: readonly MenuGroup[], { section, sportId, menu = ALL_MENU }: ListPlace): readonly MenuGroup[] {
  return groups.filter((group) => {
    const { key, only } = group;
    if (key === menu || key === ALL_MENU) return menu !== ALL_MENU;
    const isOfOtherSport = only.sport !== undefined && sportId !== null && only.sport !== sportId;
    return !isFilter(group) && !isOfOtherSport && !(section === 'live' && only.today === true);
  });
}
