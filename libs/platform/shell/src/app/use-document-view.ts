import { directionOf } from '@touchline/shared-i18n';
import { selectView, viewAttributes } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/** Keeps `<html>` in step with the view: language, direction, theme, layout of lists, size of the text, flags. The edge wrote the first values. @spec LY-11 LG-06 */
export function useDocumentView(): void {
  const view = useSelector(selectView);
  useEffect(() => {
    const root = document.documentElement;
    const { language } = view;
    // A language or direction that is written again, even the same, costs the style of every element.
    if (root.lang !== language) root.lang = language;
    if (root.dir !== directionOf(language)) root.dir = directionOf(language);
    Object.assign(root.dataset, viewAttributes(view, view.chosen));
  }, [view]);
}
