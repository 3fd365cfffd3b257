import { type ComponentType, useEffect, useState } from 'react';

/** Loads the statement after the page, because its chart and tables are larger than the limits, which come first. */
export function ActivityLater() {
  const [Activity, setActivity] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isLeft = false;
    void import('./Activity.tsx').then(
      ({ default: found }) => !isLeft && setActivity(() => found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return Activity === null ? null : <Activity />;
}
