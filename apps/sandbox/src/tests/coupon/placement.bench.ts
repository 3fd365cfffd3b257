// Measures placements per second, from request handler to commit, on both databases. Prints one JSON object per figure.
import { onBothDatabases } from '../../testing/bench-databases.ts';
import { placementsPerSecond } from '../../testing/placement-rate.ts';

await onBothDatabases(async (name, open) => {
  const { perSecond, p95Ms } = await placementsPerSecond(await open());
  console.log(JSON.stringify({ name: `sandbox.placements.${name}`, value: perSecond, unit: 'placements/s' }));
  console.log(JSON.stringify({ name: `sandbox.placement-p95.${name}`, value: p95Ms, unit: 'ms' }));
});
