// npm run test:long -- mutation: one run per area of areas.mjs.
import { settingsOf } from './areas.mjs';

export default settingsOf(process.env.TOUCHLINE_MUTATION ?? 'money');
