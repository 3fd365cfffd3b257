/// <reference types="vite/client" />
import '@touchline/ui-kit/global.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { createSiteIntl } from '@touchline/shared-i18n';
import { createIntl, type IntlShape, RawIntlProvider } from 'react-intl';
import { BRANDS, brandSheet } from './brands.ts';
import { ODDS_FORMATS } from './odds-format.ts';
import { WINDOWS } from './windows.ts';

const files = import.meta.glob<Record<string, string>>('../libs/*/*/messages/**/*.json', { eager: true, import: 'default' });

/** English is in the code; the other languages are in files. */
const LANGUAGES = ['en', ...new Set(Object.keys(files).flatMap((path) => /([a-z]{2})\.json$/.exec(path)?.[1] ?? []))];
/** A language's own name, as in the site's menu. */
const ownName = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

function messagesOf(language: string): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.json`))
      .map(([, file]) => file),
  );
}

/** Texts, dates and times as on the site, in a fixed time zone, so that screenshots are the same everywhere. */
const makeIntl = (language: string) =>
  createSiteIntl((config) => createIntl(config), {
    words: { lang: language, messages: messagesOf(language), adapt: undefined, standIns: [] },
    timeZone: 'UTC',
    // English is in the code; in other languages a missing message is an error.
    onError: ({ code, descriptor }) => {
      if (code !== 'MISSING_TRANSLATION' || language !== 'en') console.error(`${code}: ${descriptor?.id}`);
    },
  });

const made = new Map<string, IntlShape>();
function intlIn(language: string): IntlShape {
  const intl = made.get(language) ?? makeIntl(language);
  made.set(language, intl);
  return intl;
}

/** Applies the brand book as the edge writes it: one style element, replaced as a whole. */
function wearBrand(name: string): void {
  const id = 'brand-book';
  document.getElementById(id)?.remove();
  const style = brandSheet(name);
  if (style === '') return;
  const element = Object.assign(document.createElement('style'), { id, textContent: style });
  document.head.append(element);
}

// In a frame the gutter reserved for a scroll bar is not painted: it was a white strip beside dark stories.
if (window.parent !== window) document.documentElement.style.scrollbarGutter = 'auto';

/** Applies the reader's theme, direction, language, brand and view; the story only sets props of its component. */
const inThePlayersSituation: Decorator = (Story, { globals, parameters }) => {
  const language = String(globals['language']);
  const root = document.documentElement;
  root.dataset['theme'] = String(globals['theme']);
  root.dataset['view'] = String(globals['view']);
  root.dir = globals['direction'] === 'auto' ? (language === 'ar' ? 'rtl' : 'ltr') : String(globals['direction']);
  root.lang = language;
  if (parameters['device'] === 'mobile') root.dataset['device'] = 'mobile';
  else delete root.dataset['device'];
  wearBrand(String(globals['brand']));
  const width = Number(parameters['width'] ?? 0);
  return (
    <RawIntlProvider value={intlIn(language)}>
      <div
        className="story"
        data-full={parameters['layout'] === 'fullscreen' ? '' : undefined}
        style={{ maxInlineSize: width > 0 ? `${width}px` : undefined }}
      >
        <Story />
      </div>
    </RawIntlProvider>
  );
};

/** In the story test, but not in a frame of a story: waits until the page loads nothing, and returns how many requests it has made. */
const requestsDone = window.parent === window ? (globalThis as { requestsDone?: () => Promise<number> }).requestsDone : undefined;
/** React keeps placeholders at least 300 ms; milliseconds. */
const REVEALED_WITHIN_MS = 350;
let requestsBefore = 0;

/** Waits until the parts that a story loads are shown, and finishes animations whose `!important` rule Storybook cannot pause. */
async function settle(): Promise<void> {
  if (requestsDone === undefined) return;
  const wait = () => new Promise((done) => setTimeout(done, REVEALED_WITHIN_MS));
  if (document.querySelector('[aria-busy="true"]') !== null) await wait();
  for (let made = await requestsDone(); made !== requestsBefore; made = await requestsDone()) {
    requestsBefore = made;
    await wait();
  }
  for (const animation of document.getAnimations())
    if (animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

const preview: Preview = {
  beforeEach: async () => {
    requestsBefore = (await requestsDone?.()) ?? 0;
  },
  afterEach: settle,
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['auto', 'ltr', 'rtl'], dynamicTitle: true } },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: LANGUAGES.map((value) => ({ value, title: ownName(value) })),
        dynamicTitle: true,
      },
    },
    brand: { toolbar: { title: 'Brand', icon: 'paintbrush', items: [...BRANDS], dynamicTitle: true } },
    odds: { toolbar: { title: 'Odds', icon: 'lightning', items: Object.keys(ODDS_FORMATS), dynamicTitle: true } },
    view: { toolbar: { title: 'View', icon: 'component', items: ['european', 'asian'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'dark', direction: 'auto', language: 'en', brand: 'default', odds: 'decimal', view: 'european' },
  decorators: [inThePlayersSituation],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: WINDOWS },
    // The theme sets the background.
    backgrounds: { disabled: true },
    a11y: { test: 'error', options: { rules: { region: { enabled: false } } } },
    options: {
      storySort: { order: ['Foundations', ['Start here', '*'], 'Patterns', 'Kit', 'Desktop', 'Mobile', 'Betting', '*', 'Control'] },
    },
  },
};
export default preview;
