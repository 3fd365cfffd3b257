import { officeWanted, selectOffice } from '@touchline/account-office-state';
import type { SectionMenu } from '@touchline/ui-pages';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Menu of the office; only items that require an action have a badge. @spec AC-06 */
export const officeMenu: SectionMenu = {
  useMenu: () => {
    const dispatch = useDispatch();
    useEffect(() => void dispatch(officeWanted('attention')), [dispatch]);
  },
  needs: (state) => selectOffice(state).data.attention,
  badges: { '/office/verification': 'verification', '/office/support': 'support' },
};
