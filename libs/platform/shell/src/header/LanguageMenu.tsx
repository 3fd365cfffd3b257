import { selectIsPlayer } from '@touchline/identity-state';
import { selectSiteLanguages } from '@touchline/shared-config';
import { availableLanguages, inLanguage } from '@touchline/shared-routes';
import { selectLanguage, viewChosen } from '@touchline/shared-state';
import { Button, GlobeIcon, Menu } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';

/** Speaks another language on the same page; the coupon stays as it is. @spec LG-04 LG-06 */
export function LanguageMenu() {
  const intl = useIntl();
  const store = useStore();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const lang = useSelector(selectLanguage);
  const languages = useSelector(selectSiteLanguages);
  const offered = availableLanguages(languages, useSelector(selectIsPlayer));
  const choose = async (code: string): Promise<void> => {
    const top = window.scrollY;
    // The same page in other words: the player goes on reading where they were.
    const { keepPlace } = await import('./keep-place.ts');
    keepPlace(top);
    await navigate(inLanguage(pathname, code) + search + hash, { preventScrollReset: true });
    // A language whose words did not come is not the player's yet. @spec LG-08
    if (selectLanguage(store.getState()) === code) store.dispatch(viewChosen({ language: code }));
  };
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
