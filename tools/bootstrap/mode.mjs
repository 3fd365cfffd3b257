// Prints the mode of this environment. The starters ask here, so that one function decides it for them, edge and sandbox.
import { modeOf } from '@touchline/shared-primitives/mode';

try {
  process.stdout.write(modeOf(process.env));
} catch (error) {
  console.error(`touchline: ${error.message}`);
  process.exit(1);
}
