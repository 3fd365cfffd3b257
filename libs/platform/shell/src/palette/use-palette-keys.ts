import { modalOpened } from '@touchline/platform-state';
import { selectDisplayFlag, type RootState } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** Text fields and open dialogs handle the keys themselves. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])') !== null) ||
  document.querySelector('dialog[open]') !== null;

/** Ctrl K and ⌘ K open the command palette in any keyboard layout; a setting turns them off. @spec BT-05 LY-11 */
export function usePaletteKeys(): void {
  const dispatch = useDispatch();
  const isOff = useSelector((state: RootState) => selectDisplayFlag(state, 'areShortcutsOff'));
  useEffect(() => {
    if (isOff) return undefined;
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented, key, code, target } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || repeat || defaultPrevented) return;
      if ((key.toLowerCase() !== 'k' && code !== 'KeyK') || isBusy(target)) return;
      event.preventDefault();
      dispatch(modalOpened({ modal: 'palette' }));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [dispatch, isOff]);
}
