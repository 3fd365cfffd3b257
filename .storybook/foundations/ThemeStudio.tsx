import { brandValue, Button, Select, Table, TextField, TrashIcon, IconButton } from '@touchline/ui-kit';
import type { BrandEntry } from '@touchline/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { BRAND_BOOKS } from '../brands.ts';
import { REPLACEABLE } from '../../libs/ui/kit/src/brand-book/replaceable.ts';
import { verdictsOf } from './brand-verdicts.ts';
import { Page, Part } from './parts.tsx';
import { StorySweep } from './StorySweep.tsx';
import { StudioPage } from './StudioPage.tsx';
import { indexedStories } from './story-sweep.ts';
import type { IndexedStory } from './story-sweep.ts';
import { STYLE_ID, wearBook } from './wear-book.ts';

const MOST_SHOWN = 12;
const NAMES = [...REPLACEABLE.keys()];

const isSafe = ({ css_prop, css_value }: BrandEntry): boolean => {
  const kind = REPLACEABLE.get(css_prop);
  return kind !== undefined && brandValue(kind, css_value) !== null;
};

export interface ThemeStudioProps {
  /** Initial brand book. */
  book?: readonly BrandEntry[];
  /** Limits the measured stories to those whose id contains this. */
  only?: string;
  /** Shows a page of the product beside the fields. */
  hasPage?: boolean;
}

/**
 * Editor of a partner’s brand book: every change applies at once to this page and to any story, is checked in both themes, and can be
 * exported.
 */
export function ThemeStudio({ book: first = [], only, hasPage = true }: ThemeStudioProps) {
  const [book, setBook] = useState(first);
  const [story, setStory] = useState<string | null>(null);
  const safe = useMemo(() => book.filter(isSafe), [book]);
  const verdicts = useMemo(() => verdictsOf(safe), [safe]);
  const failing = verdicts.filter(({ ratio, least }) => ratio < least);
  useEffect(() => {
    wearBook(document, safe);
    return () => document.getElementById(STYLE_ID)?.remove();
  }, [safe]);
  const change = (at: number, part: Partial<BrandEntry>) =>
    setBook(book.map((entry, index) => (index === at ? { ...entry, ...part } : entry)));
  const unused = NAMES.find((name) => !book.some(({ css_prop }) => css_prop === name)) ?? '--accent';
  return (
    <Page
      title="Theme studio"
      lead="Edit the brand-book of a partner. Every line takes effect here at once; what is not a safe value has none."
    >
      <div className="fd-studio">
        <Part title="Verdict" note="Every pair of colours that the roles allow, at each change.">
          <p role="status" className="fd-verdict" data-fails={failing.length > 0 ? '' : undefined}>
            {failing.length === 0
              ? `All ${verdicts.length} pairs hold in both themes`
              : `${failing.length} of ${verdicts.length} pairs cannot be read`}
          </p>
          {failing.length > 0 && (
            <div className="fd-scroll" tabIndex={0} role="group" aria-label="Pairs that fail">
              <Table
                caption="Pairs that fail"
                columns={[
                  { key: 'theme', head: 'Theme' },
                  { key: 'pair', head: 'Pair' },
                  { key: 'ratio', head: 'Reaches', isNumeric: true },
                  { key: 'least', head: 'Must reach', isNumeric: true },
                ]}
                rows={[...failing]
                  .sort((one, other) => one.ratio / one.least - other.ratio / other.least)
                  .slice(0, MOST_SHOWN)
                  .map(({ theme, pair, ratio, least }) => ({
                    key: theme + pair,
                    cells: { theme, pair, ratio: ratio.toFixed(2), least: least.toFixed(1) },
                  }))}
              />
            </div>
          )}
        </Part>
        <div className="fd-beside" data-page={hasPage ? '' : undefined}>
          <Part title="Brand-book">
            <div className="fd-bar">
              {Object.entries(BRAND_BOOKS).map(([name, sample]) => (
                <Button key={name} size="small" onClick={() => setBook([...sample])}>
                  Begin with {name}
                </Button>
              ))}
              <Button size="small" onClick={() => setBook([])}>
                Our own
              </Button>
              <Button size="small" look="primary" onClick={() => setBook([...book, { css_prop: unused, css_value: '#4ade80' }])}>
                Add a line
              </Button>
            </div>
            {book.map((entry, at) => (
              <Line
                key={at}
                at={at}
                entry={entry}
                onChange={(part) => change(at, part)}
                onRemove={() => setBook(book.filter((_, index) => index !== at))}
              />
            ))}
          </Part>
          {hasPage && <StudioPage book={safe} />}
        </div>
        <Part
          title="Over all stories"
          note="Draws each story in this brand, in both themes, and measures each text. It takes a few minutes."
        >
          <StorySweep key={JSON.stringify(safe)} book={safe} {...(only !== undefined && { only })} />
        </Part>
        <Part title="Export" note="Put this list into the configuration of the site as its brand-book.">
          <Export text={JSON.stringify(safe, null, 2)} />
        </Part>
        <Part title="In a story" note="Any story, worn in this brand.">
          <StoryPicker onPick={setStory} />
          {story !== null && (
            <iframe
              key={story + JSON.stringify(safe)}
              title="Story in this brand"
              className="fd-frame"
              src={`iframe.html?id=${story}&viewMode=story`}
              onLoad={({ currentTarget }) => {
                if (currentTarget.contentDocument !== null) wearBook(currentTarget.contentDocument, safe);
              }}
            />
          )}
        </Part>
      </div>
    </Page>
  );
}

/** The list as text, to read, copy or download. */
function Export({ text }: { text: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const words =
    copied === text ? 'Copied' : copied === 'refused' ? 'The browser does not allow it: select the list and copy it by hand' : '';
  return (
    <>
      <textarea className="fd-export" readOnly aria-label="Brand-book as a list" value={text} />
      <div className="fd-bar">
        <Button
          onClick={() => {
            navigator.clipboard.writeText(text).then(
              () => setCopied(text),
              () => setCopied('refused'),
            );
          }}
        >
          Copy the list
        </Button>
        <a className="fd-file" download="brand-book.json" href={`data:application/json;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}>
          Download the list
        </a>
        <span role="status" aria-label="Copying">
          {words}
        </span>
      </div>
    </>
  );
}

interface LineProps {
  at: number;
  entry: BrandEntry;
  onChange: (part: Partial<BrandEntry>) => void;
  onRemove: () => void;
}

/** One entry: the token, its value in any allowed notation, and a colour picker. */
function Line({ at, entry, onChange, onRemove }: LineProps) {
  const kind = REPLACEABLE.get(entry.css_prop);
  const isColour = kind === 'colour' || kind === 'see-through';
  return (
    <div className="fd-row">
      <Select
        label={`Token of line ${at + 1}`}
        isLabelHidden
        value={entry.css_prop}
        options={NAMES.map((name) => ({ value: name, label: name }))}
        onChange={(css_prop) => onChange({ css_prop })}
      />
      <TextField
        label={`Value of line ${at + 1}`}
        isLabelHidden
        value={entry.css_value}
        onChange={({ currentTarget }) => onChange({ css_value: currentTarget.value })}
        {...(!isSafe(entry) && { error: 'Not a value that a brand may set; it has no effect' })}
      />
      {isColour ? (
        <input
          type="color"
          aria-label={`Colour of line ${at + 1}`}
          value={/^#[0-9a-f]{6}$/i.test(entry.css_value) ? entry.css_value : '#808080'}
          onChange={({ currentTarget }) => onChange({ css_value: currentTarget.value })}
        />
      ) : (
        <span />
      )}
      <IconButton label={`Remove line ${at + 1}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}

/** Loads the index of stories on demand. */
function StoryPicker({ onPick }: { onPick: (id: string) => void }) {
  const [stories, setStories] = useState<readonly IndexedStory[]>([]);
  if (stories.length === 0) {
    return (
      <div className="fd-bar">
        <Button onClick={() => void indexedStories().then(setStories)}>Choose a story</Button>
      </div>
    );
  }
  return (
    <Select label="Story" options={stories.map(({ id, title, name }) => ({ value: id, label: `${title}: ${name}` }))} onChange={onPick} />
  );
}
