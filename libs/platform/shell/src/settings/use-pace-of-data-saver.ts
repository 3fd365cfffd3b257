import { configReceived, selectConfig } from '@touchline/shared-config';
import { forDataSaver, withoutDataSaver } from '@touchline/shared-config/data-saver';
import { selectDisplayFlag, type RootState } from '@touchline/shared-state';
import { useEffect, useRef } from 'react';
import { useDispatch, useStore, useSelector } from 'react-redux';

/** The server sets the poll intervals when a page opens; this applies a later change of the setting at once. @spec CF-06 LY-11 */
export function usePaceOfDataSaver(): void {
  const { getState } = useStore<RootState>();
  const dispatch = useDispatch();
  const isSaved = useSelector((state: RootState) => selectDisplayFlag(state, 'isDataSaved'));
  const was = useRef(isSaved);
  useEffect(() => {
    if (was.current === isSaved) return;
    was.current = isSaved;
    const config = selectConfig(getState());
    if (config.status !== 'ready') return;
    const general = config.general ?? config.site;
    dispatch(configReceived(isSaved ? forDataSaver(general) : withoutDataSaver(general)));
  }, [dispatch, getState, isSaved]);
}
