import { Prose } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { groupsOf, type Part, type Text } from './text.ts';

const TAGS = { p: 'p', h: 'h2', li: 'li', dt: 'dt', dd: 'dd' } as const;

function drawPart([kind, words]: Part): ReactNode {
  const Tag = TAGS[kind];
  return (
    <Tag key={words.id}>
      <FormattedMessage {...words} />
    </Tag>
  );
}

/** A text of the site in its elements. */
export function WrittenText({ text, children }: { text: Text; children?: ReactNode }) {
  return (
    <Prose>
      {groupsOf(text).map(({ tag: Group, parts }) =>
        Group === undefined ? parts.map(drawPart) : <Group key={parts[0]?.[1].id}>{parts.map(drawPart)}</Group>,
      )}
      {children}
    </Prose>
  );
}
