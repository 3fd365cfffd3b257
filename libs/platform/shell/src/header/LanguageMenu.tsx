import { selectSiteLanguages } from '@touchline/shared-config';
import { inLanguage } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, GlobeIcon, Menu } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';

/** Another language on the same page: path, query and fragment stay, only the prefix changes. @spec LG-06 */
export function LanguageMenu() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const languages = useSelector(selectSiteLanguages);
  const { pathname, search, hash } = useLocation();
  const label = intl.formatMessage({ id: 'shell.language', defaultMessage: 'Language' });
  return (
    <Menu
      label={label}
      trigger={
        <Button look="quiet" aria-label={`${label}: ${lang.toUpperCase()}`}>
          <GlobeIcon aria-hidden="true" />
          {lang.toUpperCase()}
        </Button>
      }
      items={languages.map(({ code, name }) => ({ key: code, label: <span lang={code}>{name}</span>, isChecked: code === lang }))}
      // A new document: the words, the direction and the fonts of the page all change.
      onChoose={(code) => window.location.assign(`${inLanguage(pathname, code)}${search}${hash}`)}
    />
  );
}
