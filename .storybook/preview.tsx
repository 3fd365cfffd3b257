/// <reference types="vite/client" />
import '@touchline/ui-kit/global.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { IntlProvider } from 'react-intl';

const files = import.meta.glob<Record<string, string>>('../libs/*/*/messages/*.json', { eager: true, import: 'default' });

function messagesOf(language: string): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.json`))
      .map(([, file]) => file),
  );
}

/** Theme, direction, language and width are the reader's; a story says only what is told to its component. */
const inThePlayersSituation: Decorator = (Story, { globals, parameters }) => {
  const language = String(globals['language']);
  const root = document.documentElement;
  root.dataset['theme'] = String(globals['theme']);
  root.dir = globals['direction'] === 'auto' ? (language === 'ar' ? 'rtl' : 'ltr') : String(globals['direction']);
  root.lang = language;
  if (parameters['device'] === 'mobile') root.dataset['device'] = 'mobile';
  else delete root.dataset['device'];
  const width = globals['width'] === 'own' ? parameters['width'] : Number(globals['width']);
  return (
    <IntlProvider
      locale={language}
      messages={messagesOf(language)}
      onError={(error) => {
        // English stands in the code; in the other languages a missing message is a mistake.
        if (error.code !== 'MISSING_TRANSLATION' || language !== 'en') console.error(error.message);
      }}
    >
      <div
        className="story"
        data-full={parameters['layout'] === 'fullscreen' ? '' : undefined}
        style={{ maxInlineSize: width ? `${width}px` : undefined }}
      >
        <Story />
      </div>
    </IntlProvider>
  );
};

const preview: Preview = {
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['auto', 'ltr', 'rtl'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'ru', 'ar'], dynamicTitle: true } },
    width: { toolbar: { title: 'Width', icon: 'grow', items: ['own', '320', '390', '768', '1100', '1366', '1920'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'dark', direction: 'auto', language: 'en', width: 'own' },
  decorators: [inThePlayersSituation],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error', options: { rules: { region: { enabled: false } } } },
  },
};
export default preview;
