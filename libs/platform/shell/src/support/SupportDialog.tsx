import { SUPPORT_TEXT_LENGTH } from '@touchline/support-contract';
import { portsOf, selectBuild } from '@touchline/shared-state';
import { conversationShown, selectSupport, sendAgainWanted, messageWritten, type SupportState } from '@touchline/support-state';
import { Conversation, type ConversationMessage } from '@touchline/support-ui';
import { BottomSheet, Drawer } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ModalProps } from '../app/modal-props.ts';
import styles from './SupportDialog.module.css';

const messagesOf = ({ messages, unsent }: SupportState): ConversationMessage[] => [
  ...messages.map(({ n, id, author, isAutomatic, text, at }) => ({
    key: id ?? `n${n}`,
    isOwn: author === 'player',
    isAutomatic,
    text,
    atMs: at,
  })),
  ...unsent.map(({ id, text }) => ({ key: id, isOwn: true, isAutomatic: false, text, atMs: null })),
];
const LINES = { off: 'connecting', connecting: 'connecting', open: 'open', waiting: 'lost' } as const;

/** The support conversation: beside the page on a desktop, over it on a phone. @spec LY-05 */
export function SupportDialog({ onClose }: ModalProps) {
  const intl = useIntl();
  const store = useStore();
  const dispatch = useDispatch();
  const support = useSelector(selectSupport);
  const Frame = useSelector(selectBuild) === 'mobile' ? BottomSheet : Drawer;
  useEffect(() => {
    dispatch(conversationShown({ isShown: true }));
    return () => void dispatch(conversationShown({ isShown: false }));
  }, [dispatch]);
  return (
    <Frame isOpen onClose={onClose} title={intl.formatMessage({ id: 'shell.support', defaultMessage: 'Support' })}>
      <div className={styles.content}>
        <Conversation
          messages={messagesOf(support)}
          line={LINES[support.line]}
          refusal={support.refusal}
          maxLength={SUPPORT_TEXT_LENGTH}
          onSend={(text) => dispatch(messageWritten({ id: portsOf(store).uuid(), text }))}
          onSendAgain={() => dispatch(sendAgainWanted())}
        />
      </div>
    </Frame>
  );
}
