import { APP_THEME, selectView } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/** Keeps the document in the chosen theme after it was changed on the page; the edge sends it right the first time. @spec LY-11 */
export function useTheme(): void {
  const { appTheme } = useSelector(selectView);
  useEffect(() => {
    document.documentElement.dataset['theme'] = appTheme === APP_THEME.Dark ? 'dark' : 'light';
  }, [appTheme]);
}
