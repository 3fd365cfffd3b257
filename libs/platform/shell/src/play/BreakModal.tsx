import { dayBreakChanged, dayBreakWanted, selectPlay } from '@touchline/responsible-gaming-play-state';
import { BreakDialog } from '@touchline/responsible-gaming-ui';
import { officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ModalProps } from '../app/modal-props.ts';
import { noticeShown } from '../notices/notices.slice.ts';
import { HelpLines } from '../parts/HelpLines.tsx';

/** Starts a break of 24 hours from any page: one click opens the question, one more confirms it. @spec LIM-5 LIM-14 */
export function BreakModal({ onClose }: Pick<ModalProps, 'onClose'>) {
  const dispatch = useDispatch();
  const { dayBreak } = useSelector(selectPlay);
  const lang = useSelector(selectLanguage);
  useEffect(() => {
    if (dayBreak !== 'begun' && dayBreak !== 'failed') return;
    if (dayBreak === 'failed') dispatch(noticeShown({ topic: 'break-failed', type: 'error', group: 'break' }));
    dispatch(dayBreakChanged('no'));
    onClose();
  }, [dayBreak, dispatch, onClose]);
  return (
    <BreakDialog
      days={1}
      isBusy={dayBreak === 'busy'}
      limits={officePath(lang, 'responsible')}
      help={<HelpLines />}
      onCancel={onClose}
      onStart={() => dispatch(dayBreakWanted())}
    />
  );
}
