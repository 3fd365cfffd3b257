import { COEF_VIEWS } from '@touchline/betting-coupon-math';
import { selectIsPlayer } from '@touchline/identity-state';
import { modalOpened } from '@touchline/platform-state';
import { selectSiteLanguages } from '@touchline/shared-config';
import { availableLanguages } from '@touchline/shared-routes';
import {
  APP_THEME,
  APP_VIEW_TYPE,
  DISPLAY_FLAGS,
  FONT_SIZES,
  selectView,
  viewChosen,
  viewUnchosen,
  type Command,
  type ViewSettings,
} from '@touchline/shared-state';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { sizes } from '../settings/LookSettings.tsx';
import { flagNames } from '../settings/SettingsPanel.tsx';
import { useChooseLanguage } from '../settings/use-choose-language.ts';
import { formats } from '../settings/ViewSelects.tsx';

const setting = (id: string, title: string, changes: Partial<Command>): Command => ({ id, group: 'settings', title, ...changes });

/** The settings of the page, one command per choice. @spec LY-11 */
export function useSettingCommands(): { first: readonly Command[]; all: readonly Command[] } {
  const intl = useIntl();
  const dispatch = useDispatch();
  const view = useSelector(selectView);
  const languages = useSelector(selectSiteLanguages);
  const offered = availableLanguages(languages, useSelector(selectIsPlayer));
  const chooseLanguage = useChooseLanguage();
  const choose = (change: Partial<ViewSettings>) => () => void dispatch(viewChosen(change));
  const named = (name: string, value: string): string => `${name}: ${value}`;

  const panel = setting('panel', intl.formatMessage({ id: 'shell.settings', defaultMessage: 'Settings' }), {
    run: () => void dispatch(modalOpened({ modal: 'settings' })),
  });
  const theme = intl.formatMessage({ id: 'shell.settings.theme', defaultMessage: 'Theme' });
  const isSystem = !view.chosen.includes('appTheme');
  const themes = [
    setting('theme dark', named(theme, intl.formatMessage({ id: 'shell.settings.dark', defaultMessage: 'Dark' })), {
      isOn: !isSystem && view.appTheme === APP_THEME.Dark,
      run: choose({ appTheme: APP_THEME.Dark }),
    }),
    setting('theme light', named(theme, intl.formatMessage({ id: 'shell.settings.light', defaultMessage: 'Light' })), {
      isOn: !isSystem && view.appTheme === APP_THEME.Light,
      run: choose({ appTheme: APP_THEME.Light }),
    }),
    setting('theme system', named(theme, intl.formatMessage({ id: 'shell.settings.system', defaultMessage: 'System' })), {
      isOn: isSystem,
      run: () => void dispatch(viewUnchosen(['appTheme'])),
    }),
  ];
  const odds = intl.formatMessage({ id: 'shell.odds', defaultMessage: 'Odds format' });
  const layout = intl.formatMessage({ id: 'shell.settings.view', defaultMessage: 'Event list layout' });
  const size = intl.formatMessage({ id: 'shell.settings.size', defaultMessage: 'Text size' });
  const language = intl.formatMessage({ id: 'shell.language', defaultMessage: 'Language' });
  const all = [
    panel,
    ...themes,
    ...COEF_VIEWS.map((id) =>
      setting(`odds ${id}`, named(odds, intl.formatMessage(formats[id])), {
        isOn: view.coefViewId === id,
        run: choose({ coefViewId: id }),
      }),
    ),
    ...languages
      .filter(({ code }) => offered.includes(code))
      .map(({ code, name }) =>
        setting(`language ${code}`, named(language, name), { isOn: view.language === code, run: () => void chooseLanguage(code) }),
      ),
    setting('layout european', named(layout, intl.formatMessage({ id: 'shell.settings.european', defaultMessage: 'European' })), {
      isOn: view.appViewType === APP_VIEW_TYPE.European,
      run: choose({ appViewType: APP_VIEW_TYPE.European }),
    }),
    setting('layout asian', named(layout, intl.formatMessage({ id: 'shell.settings.asian', defaultMessage: 'Asian' })), {
      isOn: view.appViewType === APP_VIEW_TYPE.Asian,
      run: choose({ appViewType: APP_VIEW_TYPE.Asian }),
    }),
    ...FONT_SIZES.map((step) =>
      setting(`size ${step}`, named(size, intl.formatMessage(sizes[step])), {
        isOn: view.fontSize === step,
        run: choose({ fontSize: step }),
      }),
    ),
    ...DISPLAY_FLAGS.map((flag) => {
      const isOn = view.displayFlags[flag] === 1;
      return setting(`flag ${flag}`, intl.formatMessage(flagNames[flag]), {
        isOn,
        run: choose({ displayFlags: { ...view.displayFlags, [flag]: isOn ? 0 : 1 } }),
      });
    }),
  ];
  return { first: [panel, ...themes.slice(0, 2)], all };
}
