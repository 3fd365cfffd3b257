// Prints the mode of this environment, so that the start scripts, the edge and the sandbox use the same function.
import { modeOf } from '@touchline/shared-primitives/mode';

try {
  process.stdout.write(modeOf(process.env));
} catch (error) {
  console.error(`touchline: ${error.message}`);
  process.exit(1);
}
