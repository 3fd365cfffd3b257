import {
  editBegun,
  editChanged,
  editEnded,
  editModule,
  type EditSelection,
  editWanted,
  selectEditDraft,
  selectEditOffer,
  selectEditProgress,
} from '@touchline/betting-cash-out-state';
import type { BookedCoupon } from '@touchline/betting-contract';
import { formatCoef } from '@touchline/betting-coupon-math';
import { selectCoefNotation } from '@touchline/shared-config';
import { type ModularStore, selectView, type RootState } from '@touchline/shared-state';
import { AmountField, Button, moneyText } from '@touchline/ui-kit';
import { useAmountReader } from '@touchline/ui-kit/typing';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { AddList } from './AddList.tsx';
import { Comparison } from './Comparison.tsx';
import styles from './EditBet.module.css';
import { EditNotice } from './EditNotice.tsx';
import { openSelections, type WordsOf } from './selection.ts';
import { SelectionList } from './SelectionList.tsx';
import { usePressed } from '../use-pressed.ts';

/** Starts a draft of this bet on mount and drops it on unmount. */
function useDraft(coupon: BookedCoupon) {
  const store = useStore() as unknown as ModularStore;
  const dispatch = useDispatch();
  const open = useMemo(() => openSelections(coupon), [coupon]);
  const { couponId } = coupon;
  useEffect(() => {
    const name = store.inject(editModule);
    return () => store.release(name);
  }, [store]);
  // If the open selections change, for example because one is settled, the draft is out of date: start again.
  const key = open.map(({ outcomeId }) => outcomeId).join(',');
  useEffect(() => {
    dispatch(editBegun({ couponId, selections: open }));
    return () => void dispatch(editEnded());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` identifies the selections; the list is a new object on each render
  }, [dispatch, couponId, key]);
  const draft = useSelector(selectEditDraft);
  return draft?.couponId === couponId ? draft : null;
}

/**
 * Form that exchanges an open bet for another: selections that go, stay and are added, the cost, and the fact that the old bet ends. @spec
 * AC-05 ODD-2 ODD-3
 */
export function EditBet({ coupon, wordsOf }: { coupon: BookedCoupon; wordsOf: WordsOf }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const draft = useDraft(coupon);
  const offer = useSelector(selectEditOffer);
  const progress = useSelector((state: RootState) => selectEditProgress(state, coupon.couponId));
  const { language: locale, coefViewId } = useSelector(selectView);
  const notation = useSelector((state: RootState) => selectCoefNotation(state, coefViewId));
  const { onPointerDown, meantBy } = usePressed(offer);
  const [text, setText] = useState('');
  const { read, problem } = useAmountReader({ exponent: coupon.exponent, iso: coupon.currencyIso });
  const money = (amount: number) => moneyText(intl, { amount, exponent: coupon.exponent, iso: coupon.currencyIso });
  const odds = (coef: number) => formatCoef(coef, notation, { locale });
  if (progress?.status === 'accepted') return <EditNotice progress={progress} />;
  if (draft === null) return null;
  const { selections, answer } = draft;
  const isBusy = progress?.status === 'sending' || progress?.status === 'waiting';
  const change = (next: readonly EditSelection[]) => dispatch(editChanged({ selections: next }));
  const typed = (next: string) => {
    setText(next);
    const parsed = read(next);
    dispatch(editChanged({ extra: parsed.isOk ? parsed.value : 0 }));
  };
  return (
    <div className={styles.edit}>
      <SelectionList selections={selections} bets={answer?.bets ?? []} wordsOf={wordsOf} odds={odds} isBusy={isBusy} onChange={change} />
      <AddList selections={selections} wordsOf={wordsOf} odds={odds} isBusy={isBusy} onAdd={(one) => change([...selections, one])} />
      <AmountField
        label={intl.formatMessage({ id: 'betting.edit.extra', defaultMessage: 'Add to the stake from your balance' })}
        value={text}
        disabled={isBusy}
        onChange={typed}
        error={text === '' ? undefined : problem(text)}
      />
      {answer?.offer && <Comparison coupon={coupon} offer={answer.offer} money={money} odds={odds} />}
      <EditNotice progress={progress} draft={draft} />
      {offer !== null && (
        <Button
          look="primary"
          isBusy={isBusy}
          onPointerDown={onPointerDown}
          onClick={(click) => dispatch(editWanted(meantBy(click) ?? offer))}
        >
          <FormattedMessage id="betting.edit.do" defaultMessage="Replace the bet" />
        </Button>
      )}
    </div>
  );
}
