import { directionOf } from '@touchline/shared-i18n';
import { selectView, viewAttributes } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/**
 * Keeps `<html>` in step with the view: language, direction, theme, list layout, text size, flags. The edge writes the first values.
 *
 * @spec LY-11 LG-06
 */
export function useDocumentView(): void {
  const view = useSelector(selectView);
  useEffect(() => {
    const root = document.documentElement;
    const { language } = view;
    // Writing language or direction, even unchanged, restyles every element.
    if (root.lang !== language) root.lang = language;
    if (root.dir !== directionOf(language)) root.dir = directionOf(language);
    Object.assign(root.dataset, viewAttributes(view, view.chosen));
  }, [view]);
}
