import type { BrandEntry } from '@touchline/ui-kit';
import type { ThemeName } from './brand-verdicts.ts';
import { shortTexts } from './text-contrast.ts';
import { wearBook } from './wear-book.ts';

/** A story in the index. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
}

/** A story with unreadable text in one theme. */
export interface Unreadable {
  story: IndexedStory;
  theme: ThemeName;
  /** Number of texts. */
  places: number;
  /** The lowest contrast, and the required one. */
  ratio: number;
  least: number;
}

interface Finished {
  storyId: string;
}
type Listener = (detail: Finished) => void;
/** Storybook's globals in the preview window. */
interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { on(name: string, listener: Listener): void; off(name: string, listener: Listener): void };
  __STORYBOOK_PREVIEW__?: { onSetCurrentStory(selection: { storyId: string; viewMode: 'story' }): Promise<void> };
}

/** Shown first, because Storybook does not render the story again that is already shown. */
const FIRST = 'foundations-start-here--what-is-here';
const POLL_MS = 50;
const START_MS = 30_000;
/** Slower stories are considered hung and skipped. */
const STORY_MS = 10_000;
const OVER = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
/** Pages about the design, and stories that are wrong on purpose. */
const NO_COMPONENT = /^(Foundations|Control)\//;

/** All stories of components. @throws Error when the index does not load. */
export async function indexedStories(): Promise<IndexedStory[]> {
  const { entries } = (await (await fetch('index.json')).json()) as { entries: Record<string, IndexedStory & { type: string }> };
  return Object.values(entries).filter(({ type, title }) => type === 'story' && !NO_COMPONENT.test(title));
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function openFrame(frame: HTMLIFrameElement, theme: ThemeName): Promise<StoryWindow> {
  await new Promise((loaded) => {
    frame.addEventListener('load', loaded, { once: true });
    frame.src = `iframe.html?id=${FIRST}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;
  });
  const view = frame.contentWindow as StoryWindow | null;
  for (let passed = 0; passed < START_MS; passed += POLL_MS) {
    if (view?.__STORYBOOK_PREVIEW__ && view.document.querySelector('.story') !== null) return view;
    await wait(POLL_MS);
  }
  throw new Error('The stories did not open.');
}

/** Renders a story and waits until it has finished or failed. */
function draw(view: StoryWindow, storyId: string): Promise<void> {
  const channel = view.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      channel?.off('storyFinished', finished);
      for (const name of OVER) channel?.off(name, done);
      resolve();
    };
    const finished: Listener = ({ storyId: of }) => {
      if (of === storyId) done();
    };
    const timer = setTimeout(done, STORY_MS);
    channel?.on('storyFinished', finished);
    for (const name of OVER) channel?.on(name, done);
    void view.__STORYBOOK_PREVIEW__?.onSetCurrentStory({ storyId, viewMode: 'story' });
  });
}

/**
 * Renders each story in a frame, in the dark theme and then in the light one, with a brand, and measures the contrast of every text. Yields
 * the findings of each story, or null; ends when the frame is removed.
 */
export async function* sweep(
  frame: HTMLIFrameElement,
  stories: readonly IndexedStory[],
  book: readonly BrandEntry[],
): AsyncGenerator<Unreadable | null> {
  for (const theme of ['dark', 'light'] as const) {
    const view = await openFrame(frame, theme);
    wearBook(view.document, book);
    for (const story of stories) {
      if (!frame.isConnected) return;
      await draw(view, story.id);
      const texts = shortTexts(view.document);
      const [worst] = texts;
      yield worst === undefined ? null : { story, theme, places: texts.length, ...worst };
    }
  }
}
