import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckIcon } from '../icons/icons.ts';
import styles from './Combobox.module.css';
import type { ComboboxOption } from './options.ts';

export interface ComboboxListProps {
  /** Ref to the panel, which is shown and positioned through it. */
  ref: Ref<HTMLDivElement>;
  /** Id of the list; option ids append a dash and their index. */
  id: string;
  /** The combobox's label, if it is plain text. */
  label: string | undefined;
  /** The rendered options. */
  shown: readonly ComboboxOption[];
  /** Number of further options. */
  hidden: number;
  /** Index of the highlighted option; -1 for none. */
  active: number;
  /** Value of the selected option. */
  value: string | null;
  /** Whether the options are loading. */
  isLoading: boolean;
  /** Called when an option is pressed. */
  onTake: (option: ComboboxOption) => void;
}

/** The open list of a combobox, in the top layer. Pressing an option keeps the focus in the field. */
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
