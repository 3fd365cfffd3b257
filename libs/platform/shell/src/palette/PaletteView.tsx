import { COMMAND_GROUPS, type Command, type CommandGroup } from '@touchline/shared-state';
import { CheckIcon, cx, SearchIcon, TextField, VisuallyHidden } from '@touchline/ui-kit';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styles from './Palette.module.css';
import { readyLine } from './rules/rank-commands.ts';

const groupNames = defineMessages<CommandGroup>({
  selections: { id: 'shell.palette.selections', defaultMessage: 'Selections' },
  games: { id: 'shell.palette.games', defaultMessage: 'Matches' },
  places: { id: 'shell.palette.places', defaultMessage: 'Sports, competitions and teams' },
  pages: { id: 'shell.palette.pages', defaultMessage: 'Pages' },
  settings: { id: 'shell.settings', defaultMessage: 'Settings' },
  elsewhere: { id: 'shell.palette.elsewhere', defaultMessage: 'Search elsewhere' },
});

export interface PaletteViewProps {
  /** Text as typed by the player. */
  query: string;
  onQuery: (query: string) => void;
  /** Results in the order of their groups. */
  commands: readonly Command[];
  /** `looking` while more results may arrive, `failed` when a source failed. */
  status: 'looking' | 'ready' | 'failed';
  onTake: (command: Command) => void;
  /** Live-region message: the effect of the last command. */
  announcement?: string;
}

/**
 * Search field and result list of the command palette.
 *
 * Keyboard: the focus stays in the field. Up and Down move through the list, Home and End move the text cursor, Enter runs the highlighted
 * command, Escape closes the dialog. If a query matches several selections, none is highlighted until the player chooses one.
 */
export function PaletteView({ query, onQuery, commands, status, onTake, announcement = '' }: PaletteViewProps) {
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<{ query: string; id: string } | null>(null);
  const lines = COMMAND_GROUPS.flatMap((group) => commands.filter((command) => command.group === group));
  const at = walked?.query === query ? lines.findIndex((line) => keyOf(line) === walked.id) : -1;
  const active = at === -1 ? readyLine(lines) : at;
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, query]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const line = lines[active];
    if (step !== undefined && lines.length > 0) {
      event.preventDefault();
      const next = lines[active === -1 && step < 0 ? lines.length - 1 : (active + step + lines.length) % lines.length];
      if (next !== undefined) setWalked({ query, id: keyOf(next) });
    } else if (event.key === 'Enter' && line !== undefined) {
      event.preventDefault();
      onTake(line);
    }
  };
  const label = intl.formatMessage({ id: 'shell.palette.field', defaultMessage: 'Search matches, markets, pages and settings' });
  return (
    <div className={styles.palette}>
      <TextField
        isQuiet
        isLabelHidden
        data-autofocus=""
        label={label}
        placeholder={intl.formatMessage({ id: 'shell.palette.example', defaultMessage: 'Team over 2.5, results, dark theme' })}
        role="combobox"
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={press}
        start={<SearchIcon />}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-busy={status === 'looking' || undefined}
        className={styles.list}
      >
        {COMMAND_GROUPS.map((group) => {
          const ofGroup = lines.flatMap((line, place) => (line.group === group ? [{ line, place }] : []));
          if (ofGroup.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className={styles.group}>
                <FormattedMessage {...groupNames[group]} />
              </p>
              {ofGroup.map(({ line, place }) => (
                <Line key={keyOf(line)} id={`${id}-${place}`} line={line} isActive={place === active} onTake={onTake} />
              ))}
            </div>
          );
        })}
      </div>
      <Outcome {...{ query, status, count: lines.length, isChoice: active === -1 && lines.length > 0 }} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** The same page has one key, whichever source found it. */
const keyOf = ({ group, id, href }: Command): string => `${group} ${href ?? id}`;

interface LineProps {
  id: string;
  line: Command;
  isActive: boolean;
  onTake: (command: Command) => void;
}

function Line({ id, line, isActive, onTake }: LineProps) {
  const { title, note, figure, isOn = false } = line;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      data-active={isActive ? '' : undefined}
      className={styles.line}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onTake(line)}
    >
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {note !== undefined && (
          <span className={styles.note} dir="auto">
            {note}
          </span>
        )}
      </span>
      {isOn && (
        <>
          <CheckIcon />
          <VisuallyHidden>
            <FormattedMessage id="shell.palette.on" defaultMessage="Selected" />
          </VisuallyHidden>
        </>
      )}
      {figure !== undefined && <b className={cx(styles.figure, isOn && styles.picked)}>{figure}</b>}
    </div>
  );
}

/** Number of results for screen readers; the reason for an empty list for everyone. */
function Outcome({ query, status, count, isChoice }: Pick<PaletteViewProps, 'query' | 'status'> & { count: number; isChoice: boolean }) {
  const isSeen = count === 0 || isChoice;
  return (
    <p role="status" className={cx(styles.outcome, !isSeen && styles.visuallyHidden)}>
      {status === 'looking' ? (
        <FormattedMessage tagName="span" id="shell.palette.looking" defaultMessage="Searching…" />
      ) : status === 'failed' && count === 0 ? (
        <FormattedMessage tagName="span" id="shell.palette.failed" defaultMessage="Search isn't available. Try again in a moment." />
      ) : count === 0 && query.trim() !== '' ? (
        <FormattedMessage
          tagName="span"
          id="shell.palette.none"
          defaultMessage="No results for “{query}”. Check the spelling."
          values={{ query }}
        />
      ) : isChoice ? (
        <FormattedMessage tagName="span" id="shell.palette.choose" defaultMessage="Several selections match. Choose one." />
      ) : (
        <FormattedMessage
          tagName="span"
          id="shell.palette.count"
          defaultMessage="{count, plural, one {# result} other {# results}}"
          values={{ count }}
        />
      )}
    </p>
  );
}
