import { modalOpened } from '@touchline/platform-state';
import { IconButton, SearchIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

/** Opens the command palette, like Ctrl K and ⌘ K. @spec BT-05 LY-01 */
export function PaletteButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <IconButton
      label={intl.formatMessage({ id: 'shell.palette', defaultMessage: 'Search' })}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => dispatch(modalOpened({ modal: 'palette' }))}
    >
      <SearchIcon />
    </IconButton>
  );
}
