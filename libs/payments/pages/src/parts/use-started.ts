import { cashForgotten, selectCashier } from '@touchline/payments-state';
import { routePath } from '@touchline/shared-routes';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';

/**
 * Navigates to the next page of a started payment: the provider's page, or the site's own with the instructions.
 *
 * @param staysHere - whether the site's page explains how to pay.
 */
export function useStarted(route: 'onpay' | 'onpay-withdraw', staysHere: boolean): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { locale } = useIntl();
  const { result } = useSelector(selectCashier);
  useEffect(() => {
    if (result.kind !== 'started') return;
    // Reset, so that the back button leads to a usable form that is not submitted again.
    dispatch(cashForgotten());
    const { ref, continueUrl, isFramed } = result;
    const own = routePath(route, { result: 'pending' }, { lang: locale, query: { payment: ref } });
    if (continueUrl === null || staysHere) void navigate(own);
    // The page with the frame needs a full load: only its document's policy allows the provider's frame.
    else globalThis.location.assign(isFramed ? own : continueUrl);
  }, [result, staysHere, route, locale, dispatch, navigate]);
}
