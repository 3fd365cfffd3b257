import { logoutRequested, selectIsPlayer } from '@touchline/identity-state';
import { Button, Link, PulseDot, SignOutIcon } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LanguageMenu } from '../header/LanguageMenu.tsx';
import { SettingsButton } from '../header/SettingsButton.tsx';
import { ThemeButton } from '../header/ThemeButton.tsx';
import { useHeaderSections } from '../header/use-header-sections.ts';
import { OddsSelect, ZoneSelect } from '../settings/ViewSelects.tsx';
import styles from './Layout.module.css';
import { MenuBands } from './MenuBands.tsx';

/** Content of the phone's menu. @param onLeave - called when the player follows a link. */
export function MenuBody({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isPlayer = useSelector(selectIsPlayer);
  const sections = useHeaderSections();
  return (
    <>
      <nav className={styles.sections} aria-label={intl.formatMessage({ id: 'shell.sections', defaultMessage: 'Main navigation' })}>
        {sections.map(({ key, name, href, isCurrent, isLive }) => (
          <Link key={key} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onLeave}>
            {isLive && <PulseDot />}
            <span>{name}</span>
          </Link>
        ))}
      </nav>
      <MenuBands>
        <div className={styles.settings}>
          <div className={styles.row}>
            <LanguageMenu />
            <ThemeButton />
            <SettingsButton onPress={onLeave} />
          </div>
          <div className={styles.row}>
            <OddsSelect />
            <ZoneSelect />
          </div>
          {isPlayer && (
            <Button
              onClick={() => {
                onLeave();
                dispatch(logoutRequested());
              }}
            >
              <SignOutIcon />
              <FormattedMessage id="shell.signOut" defaultMessage="Sign out" />
            </Button>
          )}
        </div>
      </MenuBands>
    </>
  );
}
