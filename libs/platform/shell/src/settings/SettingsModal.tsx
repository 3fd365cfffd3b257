import { selectBuild } from '@touchline/shared-state';
import { BottomSheet, Dialog, SettingsIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './Settings.module.css';
import { SettingsPanel } from './SettingsPanel.tsx';

/** The settings: a dialog over a wide page, a sheet on a phone. @spec LY-11 */
export function SettingsModal({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const build = useSelector(selectBuild);
  const title = intl.formatMessage({ id: 'shell.settings', defaultMessage: 'Settings' });
  if (build === 'mobile')
    return (
      <BottomSheet isOpen onClose={onClose} title={title}>
        <div className={styles.sheet}>
          <SettingsPanel />
        </div>
      </BottomSheet>
    );
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={title} icon={<SettingsIcon />}>
      <SettingsPanel />
    </Dialog>
  );
}
