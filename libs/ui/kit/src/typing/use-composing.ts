import { useState } from 'react';
import type { ChangeEvent, ChangeEventHandler, ComponentProps, CompositionEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { isComposingKey, isPlainTyping } from './composing.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What a text element is given, as far as input methods matter. */
export interface ComposingProps<Element extends TextElement> {
  value?: ComponentProps<'input'>['value'];
  onChange?: ChangeEventHandler<Element, Element> | undefined;
  onSelect?: ((event: SyntheticEvent<Element>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<Element>) => void) | undefined;
  onCompositionEnd?: ((event: CompositionEvent<Element>) => void) | undefined;
}

/**
 * Holds back what an input method (Japanese, Chinese, Korean) is still composing: the caller gets the text when it is complete, and the keys
 * of the input method reach neither the caller nor anything around the field, so that they take no option, submit no form and close no
 * dialog. The field shows the composed text meanwhile. A composition that is given up changes nothing.
 *
 * @returns the props with which to replace those passed in.
 */
export function useComposing<Element extends TextElement>(own: ComposingProps<Element>): ComposingProps<Element> {
  /** Text that is held back. */
  const [draft, setDraft] = useState<string | null>(null);
  const isHeld = draft !== null;
  return {
    // An uncontrolled field keeps its text itself.
    value: own.value === undefined ? undefined : (draft ?? own.value),
    // Moving the caret would end the composition.
    onSelect: isHeld ? undefined : own.onSelect,
    onChange: (event) => {
      if (isPlainTyping(event.nativeEvent as InputEvent)) {
        setDraft(null);
        own.onChange?.(event);
      } else {
        event.stopPropagation();
        setDraft(event.target.value);
      }
    },
    onKeyDown: (event) => {
      if (!isComposingKey(event.nativeEvent, isHeld)) return own.onKeyDown?.(event);
      event.stopPropagation();
      // Enter would submit the form, Escape close the dialog.
      if (/^E(?:nter|scape)$/.test(event.key)) event.preventDefault();
    },
    onCompositionEnd: (event) => {
      setDraft(null);
      // Chromium reports the last change before the end of the composition. The event has the same target as one of a change.
      if (isHeld && event.currentTarget.value !== own.value) own.onChange?.(event as unknown as ChangeEvent<Element, Element>);
      own.onCompositionEnd?.(event);
    },
  };
}
