import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';

export interface ModalOptions {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called when the player wants to close it: Escape, backdrop, close button. */
  onClose: () => void;
  /** A dialog that must be answered ignores Escape and the backdrop. */
  mustAnswer?: boolean | undefined;
}

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClick: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/** Keeps a native dialog in step with `isOpen`. The browser provides the top layer, the inert page, focus handling and Escape. */
export function useModal({ isOpen, onClose, mustAnswer }: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) {
      // jsdom has no top layer; there the attribute alone opens it.
      if (typeof dialog.showModal === 'function') dialog.showModal();
      else dialog.setAttribute('open', '');
      // By default browsers focus the close button. The title is focused instead, unless an element asks for the focus.
      (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('[data-title]'))?.focus();
    } else if (typeof dialog.close === 'function') dialog.close();
    else dialog.removeAttribute('open');
  }, [isOpen]);
  // The browser returns the focus when a dialog closes, but not when an open one is removed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close?.();
  }, []);
  return {
    ref,
    onCancel: (event) => {
      // React bubbles the event to outer dialogs, which the browser does not.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!mustAnswer) onClose();
    },
    onClick: (event) => {
      // A click that targets the dialog element itself is on the backdrop.
      if (event.target === event.currentTarget && !mustAnswer) onClose();
    },
  };
}
