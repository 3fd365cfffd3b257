import { selectLine } from '@touchline/betting-line-state';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';

/** Name of a sport from the menu of either section; empty until a menu is loaded. */
export const useSportName = (sportId: number): string =>
  useSelector((state: RootState) => {
    for (const menu of Object.values(selectLine(state).menus)) {
      const found = menu.sports.find((sport) => sport.id === sportId);
      if (found !== undefined) return found.name;
    }
    return '';
  });
