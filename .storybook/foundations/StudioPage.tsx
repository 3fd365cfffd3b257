import type { BrandEntry } from '@touchline/ui-kit';
import { SegmentedControl } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { wearBook } from './wear-book.ts';

const PAGES = { mobile: 'foundations-live-page--mobile', desktop: 'foundations-live-page--desktop' } as const;
type PageName = keyof typeof PAGES;
const THEMES = ['dark', 'light'] as const;
type ThemeName = (typeof THEMES)[number];

export interface StudioPageProps {
  /** Entries that may be set; the page wears them at each change. */
  book: readonly BrandEntry[];
}

/** A page of the product beside the fields of the theme studio: phone or desktop, dark or light, worn in the brand without a reload. */
export function StudioPage({ book }: StudioPageProps) {
  const [page, setPage] = useState<PageName>('mobile');
  const [theme, setTheme] = useState<ThemeName>('dark');
  const frame = useRef<HTMLIFrameElement>(null);
  const wear = () => {
    const target = frame.current?.contentDocument;
    if (target?.head) wearBook(target, book);
  };
  useEffect(wear, [book]);
  return (
    <aside className="fd-live" aria-label="Live page">
      <div className="fd-bar">
        <SegmentedControl
          label="Device"
          value={page}
          options={[
            { value: 'mobile', label: 'Phone' },
            { value: 'desktop', label: 'Desktop' },
          ]}
          onChange={(next) => setPage(next as PageName)}
        />
        <SegmentedControl
          label="Theme"
          value={theme}
          options={THEMES.map((value) => ({ value, label: value === 'dark' ? 'Dark' : 'Light' }))}
          onChange={(next) => setTheme(next as ThemeName)}
        />
      </div>
      <iframe
        ref={frame}
        title="Live page in this brand"
        data-live=""
        data-page={page}
        className="fd-frame"
        src={`iframe.html?id=${PAGES[page]}&viewMode=story&globals=theme:${theme};a11y.manual:!true`}
        onLoad={wear}
      />
    </aside>
  );
}
