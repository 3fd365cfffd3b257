import { cashForgotten, selectCashier } from '@touchline/payments-state';
import { routePath } from '@touchline/shared-routes';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';

/**
 * Goes where a payment that was begun goes on: to the provider's page, or to ours with the instructions.
 *
 * @param staysHere - whether our page says how to pay.
 */
export function useStarted(route: 'onpay' | 'onpay-withdraw', staysHere: boolean): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { locale } = useIntl();
  const { result } = useSelector(selectCashier);
  useEffect(() => {
    if (result.kind !== 'started') return;
    // Whoever comes back by the back button finds an open form, not one that is sent again.
    dispatch(cashForgotten());
    const { ref, continueUrl, isFramed } = result;
    const own = routePath(route, { result: 'pending' }, { lang: locale, query: { payment: ref } });
    if (continueUrl === null || staysHere) void navigate(own);
    // The page with the frame is asked for anew: only its own document may frame the provider.
    else globalThis.location.assign(isFramed ? own : continueUrl);
  }, [result, staysHere, route, locale, dispatch, navigate]);
}
