import { Button, ProgressBar, Table, useMediaQuery } from '@touchline/ui-kit';
import type { BrandEntry } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { indexedStories, sweep } from './story-sweep.ts';
import type { Unreadable } from './story-sweep.ts';

const THEMES = 2;

interface Progress {
  seen: number;
  all: number;
  found: readonly Unreadable[];
  isOver: boolean;
}

export interface StorySweepProps {
  /** Brand book applied to every story. Another book needs another sweep, so the caller sets a key. */
  book: readonly BrandEntry[];
  /** Limits the sweep to stories whose id contains this. */
  only?: string;
}

/** Measures every text of every story in both themes with a brand, and lists the stories with unreadable texts. */
export function StorySweep({ book, only = '' }: StorySweepProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isForced = useMediaQuery('(forced-colors: active)');
  const [isRunning, setIsRunning] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    const box = frame.current;
    if (!isRunning || box === null) return undefined;
    let isWanted = true;
    const run = async () => {
      const stories = (await indexedStories()).filter(({ id }) => id.includes(only));
      const all = stories.length * THEMES;
      const found: Unreadable[] = [];
      let seen = 0;
      for await (const one of sweep(box, stories, book)) {
        if (!isWanted) return;
        seen += 1;
        if (one !== null) found.push(one);
        setProgress({ seen, all, found: [...found], isOver: seen === all });
      }
      setIsRunning(false);
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [isRunning, book, only]);
  if (isForced)
    return <p>Forced colours are on: the browser paints every story in colours of its own. Without them a brand can be measured.</p>;
  return (
    <>
      <div className="fd-bar">
        {isRunning ? (
          <Button onClick={() => setIsRunning(false)}>Stop</Button>
        ) : (
          <Button onClick={() => setIsRunning(true)}>{progress === null ? 'Measure every story' : 'Measure again'}</Button>
        )}
      </div>
      {progress !== null && <Found {...progress} />}
      {isRunning && <iframe ref={frame} title="Stories that are measured" className="fd-frame" />}
    </>
  );
}

function Found({ seen, all, found, isOver }: Progress) {
  const stories = new Set(found.map(({ story }) => story.id)).size;
  return (
    <>
      {!isOver && <ProgressBar label="Stories measured, in both themes" value={seen} max={all} valueText={`${seen} of ${all}`} />}
      <p role="status" className="fd-verdict" data-fails={stories > 0 ? '' : undefined}>
        {stories > 0
          ? `${stories} ${stories === 1 ? 'story has' : 'stories have'} text that cannot be read`
          : isOver
            ? `Every text of ${all / THEMES} stories can be read in both themes`
            : 'Every text so far can be read'}
      </p>
      {found.length > 0 && (
        <div className="fd-scroll fd-found" tabIndex={0} role="group" aria-label="Stories that cannot be read">
          <Table
            caption="Stories that cannot be read"
            columns={[
              { key: 'theme', head: 'Theme' },
              { key: 'story', head: 'Story' },
              { key: 'places', head: 'Texts', isNumeric: true },
              { key: 'ratio', head: 'Reaches', isNumeric: true },
              { key: 'least', head: 'Must reach', isNumeric: true },
            ]}
            rows={found.map(({ theme, story, places, ratio, least }) => ({
              key: theme + story.id,
              cells: {
                theme,
                story: (
                  <a href={`./?path=/story/${story.id}&globals=theme:${theme}`} target="_top">
                    {story.title}: {story.name}
                  </a>
                ),
                places,
                ratio: ratio.toFixed(2),
                least: least.toFixed(1),
              },
            }))}
          />
        </div>
      )}
    </>
  );
}
