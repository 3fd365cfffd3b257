import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckIcon } from '../icons/icons.ts';
import styles from './Combobox.module.css';
import type { ComboboxOption } from './options.ts';

export interface ComboboxListProps {
  /** Reaches the panel, so that it can be shown and placed. */
  ref: Ref<HTMLDivElement>;
  /** Id of the list; an option's is this, a dash and its place. */
  id: string;
  /** What is chosen, where it is plain text. */
  label: string | undefined;
  /** The options that are drawn. */
  shown: readonly ComboboxOption[];
  /** How many more there are. */
  hidden: number;
  /** Place of the option that the arrows are on; -1 for none. */
  active: number;
  /** Value of the option that is taken. */
  value: string | null;
  /** The options are on their way. */
  isLoading: boolean;
  /** An option was pressed. */
  onTake: (option: ComboboxOption) => void;
}

/** The open list of a combobox, in the browser's top layer. A press in it leaves the focus in the field. */
export function ComboboxList({ ref, id, label, shown, hidden, active, value, isLoading, onTake }: ComboboxListProps) {
  return (
    <div ref={ref} popover="manual" className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" className={styles.list} aria-label={label} aria-busy={isLoading || undefined}>
        {shown.map((option, at) => (
          <div
            key={option.value}
            id={`${id}-${at}`}
            role="option"
            aria-selected={option.value === value}
            aria-disabled={option.isDisabled || undefined}
            data-active={at === active ? '' : undefined}
            className={styles.option}
            onClick={() => onTake(option)}
          >
            <span className={styles.words}>{option.label}</span>
            {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            <span className={styles.mark}>{option.value === value && <CheckIcon />}</span>
          </div>
        ))}
      </div>
      {isLoading && (
        <p className={styles.line}>
          <FormattedMessage id="ui.loading" defaultMessage="Loading" />
        </p>
      )}
      {!isLoading && shown.length === 0 && (
        <p className={styles.line}>
          <FormattedMessage id="ui.combobox.none" defaultMessage="No results. Check the spelling." />
        </p>
      )}
      {hidden > 0 && (
        <p className={styles.line}>
          <FormattedMessage
            id="ui.combobox.more"
            defaultMessage="{count, plural, one {# more: keep typing} other {# more: keep typing}}"
            values={{ count: hidden }}
          />
        </p>
      )}
    </div>
  );
}
