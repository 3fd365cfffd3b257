import type { ComponentProps } from 'react';
import { useComposing } from '../typing/use-composing.ts';

/**
 * The element of every field for text. It holds back what an input method is composing; see {@link useComposing}.
 *
 * Keyboard: as a native text field, except that keys of an input method reach no handler. Name: a label of the caller.
 */
export function TextInput(props: ComponentProps<'input'>) {
  return <input {...props} {...useComposing(props)} />;
}

/** The same for several lines. */
export function TextLines(props: ComponentProps<'textarea'>) {
  return <textarea {...props} {...useComposing(props)} />;
}
