import { selectIsPlayer } from '@touchline/identity-state';
import { selectSiteLanguages } from '@touchline/shared-config';
import { availableLanguages } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, GlobeIcon, Menu } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useChooseLanguage } from '../settings/use-choose-language.ts';

/** Switches the language of the page; the coupon is kept. @spec LG-04 LG-06 */
export function LanguageMenu() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const languages = useSelector(selectSiteLanguages);
  const offered = availableLanguages(languages, useSelector(selectIsPlayer));
  const choose = useChooseLanguage();
  const label = intl.formatMessage({ id: 'shell.language', defaultMessage: 'Language' });
  if (offered.length < 2) return null;
  return (
    <Menu
      label={label}
      trigger={
        <Button look="quiet" size="small" aria-label={`${label}: ${lang.toUpperCase()}`}>
          <GlobeIcon />
          <span lang={lang}>{lang.toUpperCase()}</span>
        </Button>
      }
      items={languages
        .filter(({ code }) => offered.includes(code))
        .map(({ code, name }) => ({ key: code, label: <span lang={code}>{name}</span>, isChecked: code === lang }))}
      onChoose={(code) => void choose(code)}
    />
  );
}
