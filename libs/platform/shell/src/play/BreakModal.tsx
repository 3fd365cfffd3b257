import { limitWanted, selectLimits } from '@touchline/responsible-gaming-state';
import { BreakDialog } from '@touchline/responsible-gaming-ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ModalProps } from '../modals/modal-bodies.ts';
import { noticeShown } from '../notices/notices.slice.ts';

const EXCLUSION = 30;
const DAYS = 1;

/** A break of 24 hours from wherever the player is: one press opens the question, one more starts it. @spec LIM-5 LIM-14 */
export function BreakModal({ onClose }: Pick<ModalProps, 'onClose'>) {
  const dispatch = useDispatch();
  const { saving, result } = useSelector(selectLimits);
  const [isAsked, setIsAsked] = useState(false);
  const isDone = isAsked && saving === null && result?.limitType === EXCLUSION;
  const failure = isDone ? (result?.failure ?? null) : null;
  useEffect(() => {
    if (!isDone) return;
    dispatch(
      noticeShown(
        failure === null
          ? { topic: 'on-a-break', type: 'question', group: 'break' }
          : { topic: 'break-failed', type: 'error', group: 'break' },
      ),
    );
    onClose();
  }, [dispatch, failure, isDone, onClose]);
  return (
    <BreakDialog
      days={DAYS}
      isBusy={isAsked && !isDone}
      onCancel={onClose}
      onStart={() => {
        setIsAsked(true);
        dispatch(limitWanted({ limitType: EXCLUSION, limitValue: DAYS }));
      }}
    />
  );
}
