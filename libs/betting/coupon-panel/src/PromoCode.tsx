import { editCoupon, selectCoupon, selectPromo } from '@touchline/betting-coupon-state';
import type { PromoEffect } from '@touchline/betting-coupon-math';
import { PromoField } from '@touchline/betting-ui';
import { Fold } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { PROMO_WORDS } from './promo-words.ts';
import { useMoney } from './use-money.ts';

/** Short description of a code's effect: `+10 %, at most €50.00`. @spec CP-28 */
function useEffectWords(): (effect: PromoEffect) => string {
  const intl = useIntl();
  const money = useMoney();
  return (effect) => {
    if (effect.kind === 'free-bet')
      return intl.formatMessage({ id: 'betting.promo.freeBet', defaultMessage: 'Free bet: stake not included in winnings' });
    const values = { percent: effect.percent, max: effect.max === undefined ? 'no' : money(effect.max) };
    return effect.kind === 'boost'
      ? intl.formatMessage(
          { id: 'betting.promo.boost', defaultMessage: '+{percent, number}% on winnings{max, select, no {} other { (up to {max})}}' },
          values,
        )
      : intl.formatMessage(
          {
            id: 'betting.promo.stakeBack',
            defaultMessage: '{percent, number}% back if the bet loses{max, select, no {} other { (up to {max})}}',
          },
          values,
        );
  };
}

/** Promo code of the coupon: typed, or one of the player's own. @spec CP-28 */
export function PromoCode() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const effectWords = useEffectWords();
  const { code, verdict, codes } = useSelector(selectPromo);
  const { manualPromoCode } = useSelector(selectCoupon);
  const [typed, setTyped] = useState(manualPromoCode ?? '');
  const [isOpen, setIsOpen] = useState(code !== null);
  const refusal = typeof verdict === 'object' ? verdict.reason : null;
  const effect = codes.find((one) => one.code === code)?.effect;
  const remove = (): void => {
    setTyped('');
    dispatch(editCoupon({ kind: 'terms', terms: { manualPromoCode: '' } }));
    dispatch(editCoupon({ kind: 'terms', terms: { promoCode: null } }));
  };
  return (
    <Fold
      title={<FormattedMessage id="betting.promo.title" defaultMessage="Promo code" />}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <PromoField
        value={typed}
        onChange={(text) => {
          setTyped(text);
          // Editing clears a refused code; an applied code has a button to remove it.
          if (refusal !== null) dispatch(editCoupon({ kind: 'terms', terms: { manualPromoCode: '' } }));
        }}
        onApply={() => dispatch(editCoupon({ kind: 'terms', terms: { manualPromoCode: typed } }))}
        onRemove={remove}
        isBusy={verdict === 'asking'}
        error={refusal === null ? undefined : intl.formatMessage(PROMO_WORDS[refusal])}
        {...(verdict === 'applied' && code !== null && { applied: { code, words: effect === undefined ? '' : effectWords(effect) } })}
        own={codes.filter(({ reason }) => reason === null).map((one) => ({ code: one.code, words: effectWords(one.effect) }))}
        onTake={(promoCode) => {
          setTyped('');
          dispatch(editCoupon({ kind: 'terms', terms: { manualPromoCode: '' } }));
          dispatch(editCoupon({ kind: 'terms', terms: { promoCode } }));
        }}
      />
    </Fold>
  );
}
