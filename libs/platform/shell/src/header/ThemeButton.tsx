import { APP_THEME, selectView, viewChosen } from '@touchline/shared-state';
import { IconButton, MoonIcon, SunIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

/** Light or dark; kept in the cookie that the edge reads, so that the next document comes in it. @spec LY-11 */
export function ThemeButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { appTheme } = useSelector(selectView);
  const isDark = appTheme === APP_THEME.Dark;
  const label = isDark
    ? intl.formatMessage({ id: 'shell.theme.light', defaultMessage: 'Light theme' })
    : intl.formatMessage({ id: 'shell.theme.dark', defaultMessage: 'Dark theme' });
  return (
    <IconButton label={label} onClick={() => dispatch(viewChosen({ appTheme: isDark ? APP_THEME.Light : APP_THEME.Dark }))}>
      {isDark ? <SunIcon aria-hidden="true" /> : <MoonIcon aria-hidden="true" />}
    </IconButton>
  );
}
