import type { ComponentProps, KeyboardEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import fieldStyles from '../field/Field.module.css';
import { describe, FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldWords } from '../field/FieldFrame.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { ChevronDownIcon, CloseIcon } from '../icons/icons.ts';
import { placeBeside } from '../popover/place-beside.ts';
import { onResized } from '../resize/on-resized.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Combobox.module.css';
import { ComboboxList } from './ComboboxList.tsx';
import { nextOption } from './options.ts';
import type { ComboboxOption } from './options.ts';

export interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children' | 'list' | 'role'>, FieldWords {
  /** The options. */
  options: readonly ComboboxOption[];
  /** Value of the selected option, or null. */
  value: string | null;
  /** Called when the player selects an option or clears the selection. */
  onChange: (value: string | null) => void;
  /** When present, the caller supplies the options for the typed text, and they are shown as they are. */
  onSearch?: (text: string) => void;
  /** Whether the options for the typed text are loading. */
  isLoading?: boolean;
  /** Maximum number of rendered options; a line mentions that there are more. Default 50. */
  mostShown?: number;
}

const MOST_SHOWN = 50;

type Matching = (typeof import('./matching-options.ts'))['matchingOptions'];
/** If the search does not load. */
const literalMatches: Matching = (options, typed) => options.filter(({ label }) => label.includes(typed.trim()));

/**
 * Selection from many options by typing. For up to a dozen use `Select`, which is native.
 *
 * Keyboard: Down and Up open the list and move in it; Enter selects; Escape closes the list, and pressed again clears the selection; Home
 * and End move the text cursor; Tab leaves without a change. Accessible name: `label`; the highlighted option is the active descendant, and
 * the number of matches is announced.
 */
export function Combobox({
  label,
  isLabelHidden,
  hint,
  error,
  options,
  value,
  onChange,
  onSearch,
  isLoading = false,
  mostShown = MOST_SHOWN,
  id,
  className,
  disabled,
  onBlur,
  ...rest
}: ComboboxProps) {
  const intl = useIntl();
  const made = useId();
  const key = id ?? made;
  const listId = `${key}-list`;
  const box = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Text being typed; null while the field shows the selection. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Loaded when the list opens; until then a typed text has no matches. */
  const [matching, setMatching] = useState<Matching>();
  const taken = options.find((option) => option.value === value);
  const isSearched = typed !== null && !onSearch;
  const matches = isSearched ? (matching?.(options, typed) ?? []) : options;
  const isWaiting = isLoading || (isSearched && matching === undefined);
  const shown = matches.slice(0, mostShown);

  useLayoutEffect(() => {
    const [anchor, list] = [box.current, panel.current];
    if (!isOpen || anchor === null || list === null) return undefined;
    const put = () => {
      list.style.inlineSize = `${anchor.offsetWidth}px`;
      placeBeside(anchor, list);
    };
    list.showPopover?.();
    put();
    const endResize = onResized(put);
    addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      endResize();
      removeEventListener('scroll', put, { capture: true });
    };
  }, [isOpen, shown.length]);
  useLayoutEffect(() => {
    if (isOpen && active >= 0) panel.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, active]);

  const open = (at: number) => {
    setIsOpen(true);
    setActive(at);
    if (onSearch || matching !== undefined) return;
    import('./matching-options.ts').then(
      ({ matchingOptions }) => setMatching(() => matchingOptions),
      () => setMatching(() => literalMatches),
    );
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
    setTyped(null);
  };
  const take = (option: ComboboxOption | undefined) => {
    if (option === undefined || option.isDisabled) return;
    close();
    if (option.value !== value) onChange(option.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (step !== undefined) {
      event.preventDefault();
      // The list opens at the selected option.
      const at = shown.findIndex((option) => option.value === value);
      const from = isOpen ? active : at < 0 ? -1 : at - step;
      open(event.altKey ? -1 : nextOption(shown, from, step));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      take(shown[active]);
    } else if (event.key === 'Escape' && (isOpen || value !== null)) {
      // A surrounding dialog stays open: the first Escape closes the list, the second clears the value.
      event.preventDefault();
      event.stopPropagation();
      if (!isOpen) onChange(null);
      close();
    }
  };

  return (
    <FieldFrame id={key} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className}>
      <span ref={box} className={cx(fieldStyles.box, styles.box)} data-bad={error ? '' : undefined}>
        <TextInput
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...rest}
          id={key}
          disabled={disabled}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown[active] !== undefined ? `${listId}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(key, { hint, error })}
          className={fieldStyles.input}
          value={typed ?? taken?.label ?? ''}
          onChange={(event) => {
            setTyped(event.target.value);
            onSearch?.(event.target.value);
            open(0);
          }}
          onClick={() => open(-1)}
          onKeyDown={press}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
        />
        {value !== null && !disabled && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.clear}
            aria-label={intl.formatMessage({ id: 'ui.combobox.clear', defaultMessage: 'Clear' })}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              close();
              onChange(null);
            }}
          >
            <CloseIcon />
          </button>
        )}
        <ChevronDownIcon className={styles.arrow} />
      </span>
      <VisuallyHidden role="status">
        {isOpen && !isWaiting && (
          <FormattedMessage
            tagName="span"
            id="ui.combobox.found"
            defaultMessage="{count, plural, =0 {No results} one {# result} other {# results}}"
            values={{ count: matches.length }}
          />
        )}
      </VisuallyHidden>
      {isOpen && (
        <ComboboxList
          ref={panel}
          id={listId}
          label={typeof label === 'string' ? label : undefined}
          shown={shown}
          hidden={matches.length - shown.length}
          active={active}
          value={value}
          isLoading={isWaiting}
          onTake={take}
        />
      )}
    </FieldFrame>
  );
}
