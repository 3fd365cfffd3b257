import type { SeoContent } from '@touchline/platform-contract';
import type { PageFacts, PageKind } from '../page-facts.ts';

export type Text = NonNullable<SeoContent['content']>;

/** What one language says about a page of each kind; facts go in, sentences come out. */
export interface Words {
  describe: Readonly<Record<Exclude<PageKind, 'other'>, (facts: PageFacts) => string>>;
  text: Readonly<Record<Exclude<PageKind, 'other'>, (facts: PageFacts) => Text>>;
}
