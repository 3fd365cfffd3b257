import { modalOpened } from '@touchline/platform-state';
import { IconButton, SettingsIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

/**
 * Opens the settings.
 *
 * @param onPress - called first, for example to close the menu that contains the button.
 * @spec LY-11
 */
export function SettingsButton({ onPress }: { onPress?: () => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <IconButton
      label={intl.formatMessage({ id: 'shell.settings', defaultMessage: 'Settings' })}
      aria-haspopup="dialog"
      onClick={() => {
        onPress?.();
        dispatch(modalOpened({ modal: 'settings' }));
      }}
    >
      <SettingsIcon />
    </IconButton>
  );
}
