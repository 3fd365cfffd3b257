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
    const { ref, continueUrl } = result;
    if (continueUrl !== null && !staysHere) globalThis.location.assign(continueUrl);
    else void navigate(routePath(route, { result: 'pending' }, { lang: locale, query: { payment: ref } }));
  }, [result, staysHere, route, locale, dispatch, navigate]);
}
