import { Button, CheckIcon, Dialog, InfoIcon, WarnIcon } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage } from 'react-intl';
import { dialogWords, isDialogKind } from '../notices/rules/dialog-words.ts';
import { useAutoClose } from '../notices/use-auto-close.ts';
import type { ModalProps } from '../app/modal-props.ts';

const words = defineMessages({
  main_error: { id: 'main_error', defaultMessage: 'Something went wrong' },
  main_done: { id: 'main_done', defaultMessage: 'Done' },
  main_info: { id: 'main_info', defaultMessage: 'Please note' },
  main_ok: { id: 'main_ok', defaultMessage: 'OK' },
  information_confirm_terms_error: {
    id: 'information_confirm_terms_error',
    defaultMessage: "We couldn't save your confirmation. Try again in a moment.",
  },
});
type Key = keyof typeof words;
const isKey = (key: string | undefined): key is Key => key !== undefined && Object.hasOwn(words, key);
const ICONS = { error: <WarnIcon />, success: <CheckIcon />, info: <InfoIcon /> };

/**
 * Shows one message.
 *
 * Params: `kind` (error, success, info), `title` and `message` as texts, or `key` for one of the shell's own messages; `isSticky` 1 keeps
 * it open on a click outside and on Escape, `closesItself` 1 closes it after ten seconds.
 *
 * @spec NT-02 LY-16 ID-18
 */
export function MessageDialog({ params, onClose }: ModalProps) {
  const kind = isDialogKind(params['kind']) ? params['kind'] : 'info';
  const { title, confirm } = dialogWords(kind);
  const autoClose = useAutoClose({ isOn: params['closesItself'] === '1', onClose });
  const { key, message } = params;
  return (
    <Dialog
      {...autoClose}
      isOpen
      onClose={onClose}
      mustAnswer={params['isSticky'] === '1'}
      role={kind === 'error' ? 'alertdialog' : 'dialog'}
      icon={ICONS[kind]}
      title={params['title'] ?? <FormattedMessage tagName="span" {...words[title]} />}
      actions={
        <Button look="primary" onClick={onClose}>
          <FormattedMessage {...words[confirm]} />
        </Button>
      }
    >
      <p>{isKey(key) ? <FormattedMessage tagName="span" {...words[key]} /> : <span>{message}</span>}</p>
    </Dialog>
  );
}
