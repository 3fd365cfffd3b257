import { selectDisplayFlag, selectView, viewChosen } from '@touchline/shared-state';
import { useDispatch, useSelector, useStore } from 'react-redux';

/** Whether the player uses the text view, and a function to switch it. @spec LY-11 */
export function useIsTextOnly(): [isOn: boolean, toggle: () => void] {
  const dispatch = useDispatch();
  const store = useStore();
  const isOn = useSelector((state) => selectDisplayFlag(state, 'isTextOnly'));
  const toggle = () => {
    const { displayFlags } = selectView(store.getState());
    dispatch(viewChosen({ displayFlags: { ...displayFlags, isTextOnly: isOn ? 0 : 1 } }));
  };
  return [isOn, toggle];
}
