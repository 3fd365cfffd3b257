import type { BrandEntry } from '@touchline/ui-kit';
import type { ThemeName } from './brand-verdicts.ts';
import { shortTexts } from './text-contrast.ts';
import { wearBook } from './wear-book.ts';

/** A story as the index names it. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
}

/** A story in which some text cannot be read, in one theme. */
export interface Unreadable {
  story: IndexedStory;
  theme: ThemeName;
  /** How many texts. */
  places: number;
  /** The least contrast among them, and what it had to reach. */
  ratio: number;
  least: number;
}

interface Finished {
  storyId: string;
}
type Listener = (detail: Finished) => void;
/** What Storybook puts into the window of its stories. */
interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { on(name: string, listener: Listener): void; off(name: string, listener: Listener): void };
  __STORYBOOK_PREVIEW__?: { onSetCurrentStory(selection: { storyId: string; viewMode: 'story' }): Promise<void> };
}

/** Shown first, because a story that stands already is not drawn again. */
const FIRST = 'foundations-start-here--what-is-here';
const POLL_MS = 50;
const START_MS = 30_000;
/** A story that takes longer hangs, and is passed over. */
const STORY_MS = 10_000;
const OVER = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
/** Pages about the design, and stories that are wrong on purpose. */
const NO_COMPONENT = /^(Foundations|Control)\//;

/** Every story of a component. @throws Error when the index does not come. */
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

/** Draws a story and waits until it stands; one that fails stands as well. */
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
 * Draws story after story in a frame, in the dark theme and then in the light one, in a brand, and measures the contrast of every text.
 * Tells after each story what it found there, or null; ends when the frame is gone.
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
