import { APP_THEME, selectView, viewChosen } from '@touchline/shared-state';
import { IconButton, MoonIcon, SunIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

/** Switches between light and dark theme. @spec LY-11 */
export function ThemeButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isLight = useSelector(selectView).appTheme === APP_THEME.Light;
  return (
    <IconButton
      label={
        isLight
          ? intl.formatMessage({ id: 'shell.theme.dark', defaultMessage: 'Dark theme' })
          : intl.formatMessage({ id: 'shell.theme.light', defaultMessage: 'Light theme' })
      }
      onClick={() => dispatch(viewChosen({ appTheme: isLight ? APP_THEME.Dark : APP_THEME.Light }))}
    >
      {isLight ? <MoonIcon /> : <SunIcon />}
    </IconButton>
  );
}
