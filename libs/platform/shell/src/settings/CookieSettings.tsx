import { COOKIES_AGREE } from '@touchline/identity-rules';
import { modalOpened } from '@touchline/platform-state';
import { selectView } from '@touchline/shared-state';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import styles from './Settings.module.css';

const KINDS: Readonly<Record<number, string>> = {
  [COOKIES_AGREE.All]: 'all',
  [COOKIES_AGREE.Functionality]: 'functionality',
  [COOKIES_AGREE.Marketing]: 'marketing',
};

/** The current consent, and a button to change it. Until it is given, only necessary cookies are stored. @spec ID-17 LY-11 */
export function CookieSettings() {
  const dispatch = useDispatch();
  const { cookiesAgreeType } = useSelector(selectView);
  const kind = cookiesAgreeType === null ? 'necessary' : (KINDS[cookiesAgreeType] ?? 'necessary');
  return (
    <div className={styles.cookies}>
      <span>
        <FormattedMessage
          id="shell.settings.cookiesNow"
          defaultMessage="{kind, select, all {All cookies} functionality {Necessary and preferences} marketing {Necessary and marketing} other {Necessary only}}"
          values={{ kind }}
        />
      </span>
      <Button size="small" look="outline" onClick={() => dispatch(modalOpened({ modal: 'consent' }))}>
        <FormattedMessage id="shell.footer.consent" defaultMessage="Cookie settings" />
      </Button>
    </div>
  );
}
