import { installWanted, selectIsInstallable } from '@touchline/platform-app-state';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

/** Installs the site as an app. Shown only while the browser supports it; nothing else ever prompts. @spec PW-01 */
export function InstallApp() {
  const dispatch = useDispatch();
  if (!useSelector(selectIsInstallable)) return null;
  return (
    <Button onClick={() => dispatch(installWanted())}>
      <FormattedMessage id="shell.settings.install" defaultMessage="Install app" />
    </Button>
  );
}
