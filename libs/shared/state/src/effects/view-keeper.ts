import type { StoreModule } from '../section/section.ts';
import type { KeepViewDeps } from './keep-view.saga.ts';

/** Module that stores the view settings of one browser. */
export const viewKeeper = (deps: KeepViewDeps) => (): StoreModule => ({
  name: 'viewKeeper',
  slices: [],
  sagaLater: async () => {
    const { keepView } = await import(/* @home */ './keep-view.saga.ts');
    return () => keepView(deps);
  },
});
