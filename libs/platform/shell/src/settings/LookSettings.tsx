import { selectIsPlayer } from '@touchline/identity-state';
import { selectSiteLanguages } from '@touchline/shared-config';
import { availableLanguages } from '@touchline/shared-routes';
import { APP_THEME, APP_VIEW_TYPE, FONT_SIZES, selectView, viewChosen, viewUnchosen } from '@touchline/shared-state';
import { Select } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Choice } from './Choice.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

const SYSTEM = 'system';
/** Names of the text sizes. */
export const sizes = defineMessages({
  0: { id: 'shell.settings.size0', defaultMessage: 'Normal' },
  1: { id: 'shell.settings.size1', defaultMessage: 'Large' },
  2: { id: 'shell.settings.size2', defaultMessage: 'Extra large' },
});

/** The available languages; changing keeps the page. @spec LG-04 LG-06 */
export function LanguageSelect() {
  const intl = useIntl();
  const { language } = useSelector(selectView);
  const languages = useSelector(selectSiteLanguages);
  const offered = availableLanguages(languages, useSelector(selectIsPlayer));
  const choose = useChooseLanguage();
  return (
    <Select
      label={intl.formatMessage({ id: 'shell.language', defaultMessage: 'Language' })}
      value={language}
      options={languages.filter(({ code }) => offered.includes(code)).map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(code) => void choose(code)}
    />
  );
}

/** Theme, text size, list layout. @spec LY-11 */
export function LookSettings() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { appTheme, appViewType, fontSize, chosen } = useSelector(selectView);
  const theme = chosen.includes('appTheme') ? String(appTheme) : SYSTEM;
  return (
    <>
      <Choice
        label={intl.formatMessage({ id: 'shell.settings.theme', defaultMessage: 'Theme' })}
        value={theme}
        options={[
          { value: SYSTEM, label: <FormattedMessage id="shell.settings.system" defaultMessage="System" /> },
          { value: String(APP_THEME.Dark), label: <FormattedMessage id="shell.settings.dark" defaultMessage="Dark" /> },
          { value: String(APP_THEME.Light), label: <FormattedMessage id="shell.settings.light" defaultMessage="Light" /> },
        ]}
        onChange={(value) =>
          dispatch(
            value === SYSTEM
              ? viewUnchosen(['appTheme'])
              : viewChosen({ appTheme: value === String(APP_THEME.Light) ? APP_THEME.Light : APP_THEME.Dark }),
          )
        }
      />
      <Choice
        label={intl.formatMessage({ id: 'shell.settings.size', defaultMessage: 'Text size' })}
        value={String(fontSize)}
        options={FONT_SIZES.map((size) => ({ value: String(size), label: <FormattedMessage {...sizes[size]} /> }))}
        onChange={(value) => dispatch(viewChosen({ fontSize: Number(value) }))}
      />
      <Choice
        label={intl.formatMessage({ id: 'shell.settings.view', defaultMessage: 'Event list layout' })}
        value={String(appViewType)}
        options={[
          { value: String(APP_VIEW_TYPE.European), label: <FormattedMessage id="shell.settings.european" defaultMessage="European" /> },
          { value: String(APP_VIEW_TYPE.Asian), label: <FormattedMessage id="shell.settings.asian" defaultMessage="Asian" /> },
        ]}
        onChange={(value) =>
          dispatch(viewChosen({ appViewType: value === String(APP_VIEW_TYPE.Asian) ? APP_VIEW_TYPE.Asian : APP_VIEW_TYPE.European }))
        }
      />
    </>
  );
}
