import { selectDisplayFlag, selectView, viewChosen, type RootState } from '@touchline/shared-state';
import { useDispatch, useSelector, useStore } from 'react-redux';

/** Whether the player uses the text view, and a function to switch it. @spec LY-11 */
export function useIsTextOnly(): [isOn: boolean, toggle: () => void] {
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const isOn = useSelector((state: RootState) => selectDisplayFlag(state, 'isTextOnly'));
  const toggle = () => {
    const { displayFlags } = selectView(store.getState());
    dispatch(viewChosen({ displayFlags: { ...displayFlags, isTextOnly: isOn ? 0 : 1 } }));
  };
  return [isOn, toggle];
}
