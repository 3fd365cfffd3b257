import { directionOf } from '@touchline/shared-i18n';
import { APP_THEME, selectView } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/** Keeps `<html>` in step with the view: language, direction, theme, font size. The edge wrote the first values. @spec LY-11 LG-06 */
export function useDocumentView(): void {
  const { language, appTheme, fontSize } = useSelector(selectView);
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = directionOf(language);
    root.dataset['theme'] = appTheme === APP_THEME.Light ? 'light' : 'dark';
    root.dataset['fontSize'] = String(fontSize);
  }, [language, appTheme, fontSize]);
}
