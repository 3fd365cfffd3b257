import { CouponType, isSystem } from '@touchline/betting-coupon-math';
import { bankerRefusal } from './bankers.ts';
import type { CouponEdit } from './coupon-command.ts';
import type { CouponContent } from './coupon-content.ts';
import { effectiveType, sizeChosenWith } from './effective-type.ts';
import { acceptCoefs, changeBet } from './change-bets.ts';
import { addBets, removeBets, withForm, type Stamp } from './edit-bets.ts';
import { isShopValue } from './shop-table.ts';
import { isStake, withAmount } from '../stakes/stakes-by-id.ts';

/** Applies an edit; returns the same object if nothing changes. @spec CP-24 CP-26 CPN-3 */
export function applyEdit(content: CouponContent, edit: CouponEdit, stamp: Stamp): CouponContent {
  const { form } = content;
  if ('amount' in edit && edit.amount !== null && !isStake(edit.amount)) return content;
  switch (edit.kind) {
    case 'toggle': {
      const isIn = content.bets.some(({ outcomeId }) => outcomeId === edit.bet.outcomeId);
      return isIn ? removeBets(content, [edit.bet.outcomeId], stamp) : addBets(content, { bets: [edit.bet] }, stamp);
    }
    case 'add':
      return addBets(content, edit, stamp);
    case 'remove':
      return removeBets(content, edit.outcomeIds, stamp);
    case 'type':
      return withForm(
        content,
        {
          ...{ chosenTypeId: edit.typeId, namedSystem: null },
          ...(edit.typeId === CouponType.System && { systemValue: sizeChosenWith(content) }),
        },
        stamp,
      );
    case 'system': {
      const chosenTypeId = isSystem(effectiveType(content)) ? form.chosenTypeId : CouponType.System;
      return withForm(content, { chosenTypeId, systemValue: edit.systemValue, namedSystem: null }, stamp);
    }
    case 'named-system':
      return withForm(
        content,
        {
          ...(edit.name !== null && { chosenTypeId: CouponType.System }),
          namedSystem: edit.name,
          systemValue: isShopValue(form.systemValue) ? null : form.systemValue,
        },
        stamp,
      );
    case 'banker': {
      const bet = content.bets.find(({ outcomeId }) => outcomeId === edit.outcomeId);
      if (bet === undefined || bankerRefusal(bet, content.bets) !== null) return content;
      return changeBet(content, { outcomeId: edit.outcomeId, isBanker: !bet.isBanker }, stamp);
    }
    case 'block':
      return changeBet(content, { outcomeId: edit.outcomeId, blockId: edit.blockId }, stamp);
    case 'amount':
      return withForm(content, { amount: edit.amount }, stamp);
    case 'bet-amount':
      return withForm(content, { amountByBetId: withAmount(form.amountByBetId, edit.outcomeId, edit.amount) }, stamp);
    case 'block-amount':
      return withForm(content, { amountByBlockId: withAmount(form.amountByBlockId, edit.blockId, edit.amount) }, stamp);
    case 'terms':
      return withForm(content, edit.terms, stamp);
    case 'accept':
      return acceptCoefs(content, edit.coefs, stamp);
    case 'account':
    case 'renew':
      return withForm(content, {}, stamp);
  }
}
