import { LanguageSelect, LookSettings } from './LookSettings.tsx';
import { DISPLAY_FLAGS, MARKETS_NAME_TYPE, selectView, viewChosen, viewUnchosen, type DisplayFlag } from '@touchline/shared-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { Button, Switch } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { OddsSelect, ZoneSelect } from './ViewSelects.tsx';
import { Choice } from './Choice.tsx';
import { InstallApp } from './InstallApp.tsx';
import { CookieSettings } from './CookieSettings.tsx';
import styles from './Settings.module.css';
import { usePaceOfDataSaver } from './use-pace-of-data-saver.ts';

/** Names of the switches that show or hide something. */
export const flagNames = defineMessages({
  isMotionReduced: { id: 'shell.settings.motion', defaultMessage: 'Reduce motion' },
  isBalanceHidden: { id: 'shell.settings.balance', defaultMessage: 'Hide balance' },
  areCrestsHidden: { id: 'shell.settings.crests', defaultMessage: 'Hide team crests' },
  areSecondsHidden: { id: 'shell.settings.seconds', defaultMessage: 'Hide seconds on the clock' },
  isDataSaved: { id: 'shell.settings.data', defaultMessage: 'Save data: no pictures, fewer updates' },
  areShortcutsOff: { id: 'shell.settings.shortcuts', defaultMessage: 'Turn off keyboard shortcuts' },
  isTextOnly: { id: 'shell.settings.text', defaultMessage: 'Show matches as text' },
  isPriceAgeShown: { id: 'shell.settings.age', defaultMessage: 'Show age of odds' },
});

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Flag({ flag }: { flag: DisplayFlag }) {
  const dispatch = useDispatch();
  const { displayFlags } = useSelector(selectView);
  const set = (isOn: boolean) => dispatch(viewChosen({ displayFlags: { ...displayFlags, [flag]: isOn ? 1 : 0 } }));
  return (
    <Switch
      label={<FormattedMessage {...flagNames[flag]} />}
      checked={displayFlags[flag] === 1}
      onChange={(event) => set(event.target.checked)}
    />
  );
}

/** All settings of the page. Each choice applies at once and is stored. @spec LY-11 PL-05 OD-01 */
export function SettingsPanel() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const view = useSelector(selectView);
  const isPlayer = useSelector(selectIsPlayer);
  usePaceOfDataSaver();
  const isTouched = view.chosen.some((key) => key !== 'language' && key !== 'deviceZone');
  return (
    <div className={styles.panel}>
      <Group title={<FormattedMessage id="shell.settings.place" defaultMessage="Language & region" />}>
        <LanguageSelect />
        <ZoneSelect isLabelHidden={false} />
        <Choice
          label={intl.formatMessage({ id: 'shell.settings.clock', defaultMessage: 'Time format' })}
          value={view.is12h ? '12' : '24'}
          options={[
            { value: '24', label: <FormattedMessage id="shell.settings.clock24" defaultMessage="24-hour" /> },
            { value: '12', label: <FormattedMessage id="shell.settings.clock12" defaultMessage="12-hour" /> },
          ]}
          onChange={(value) => dispatch(viewChosen({ is12h: value === '12' }))}
        />
      </Group>
      <Group title={<FormattedMessage id="shell.settings.prices" defaultMessage="Odds & markets" />}>
        <OddsSelect isLabelHidden={false} />
        <Switch
          label={<FormattedMessage id="shell.settings.shortNames" defaultMessage="Short market names (1 X 2)" />}
          checked={view.marketsNameType === MARKETS_NAME_TYPE.Short}
          onChange={({ target }) =>
            dispatch(viewChosen({ marketsNameType: target.checked ? MARKETS_NAME_TYPE.Short : MARKETS_NAME_TYPE.Long }))
          }
        />
      </Group>
      <Group title={<FormattedMessage id="shell.settings.look" defaultMessage="Appearance" />}>
        <LookSettings />
      </Group>
      <Group title={<FormattedMessage id="shell.settings.display" defaultMessage="Display" />}>
        {DISPLAY_FLAGS.map((flag) => (
          <Flag key={flag} flag={flag} />
        ))}
      </Group>
      <Group title={<FormattedMessage id="shell.settings.cookies" defaultMessage="Cookies" />}>
        <CookieSettings />
      </Group>
      <InstallApp />
      <div className={styles.foot}>
        <p>
          {isPlayer ? (
            <FormattedMessage id="shell.settings.keptAccount" defaultMessage="Saved to your account and this device." />
          ) : (
            <FormattedMessage id="shell.settings.keptDevice" defaultMessage="Saved on this device." />
          )}
        </p>
        <Button
          size="small"
          disabled={!isTouched}
          onClick={() => dispatch(viewUnchosen(view.chosen.filter((key) => key !== 'language' && key !== 'deviceZone')))}
        >
          <FormattedMessage id="shell.settings.reset" defaultMessage="Reset to defaults" />
        </Button>
      </div>
    </div>
  );
}
