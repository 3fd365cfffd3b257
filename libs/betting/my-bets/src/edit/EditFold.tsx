import type { BookedCoupon } from '@touchline/betting-contract';
import { Fold, LinesSkeleton } from '@touchline/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WordsOf } from './selection.ts';

const EditBet = lazy(async () => ({ default: (await import('./EditBet.tsx')).EditBet }));

/** Fold with the form that exchanges an open bet; its code is loaded when opened. @spec AC-05 */
export function EditFold({ coupon, wordsOf }: { coupon: BookedCoupon; wordsOf: WordsOf }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      title={<FormattedMessage id="betting.edit.title" defaultMessage="Edit bet" />}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && (
        <Suspense fallback={<LinesSkeleton count={3} />}>
          <EditBet coupon={coupon} wordsOf={wordsOf} />
        </Suspense>
      )}
    </Fold>
  );
}
