// Rules for the packages of production. Pure, so that each rule is tested.

/** Minimum age of a version when it is locked: malicious versions are usually discovered within days. */
export const LEAST_AGE_DAYS = 7;
const DAY_MS = 86_400_000;
/** Licences that allow an operator to ship the product; one part of an `OR` is sufficient. */
const LICENCES = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Python-2.0',
  'PSF-2.0',
  'CC-BY-4.0',
  'PostgreSQL',
  'Zlib',
]);

/**
 * @param lock - package-lock.json.
 * @returns packages of production: `name@version` with its entry in the lock file.
 */
export function productionPackages(lock) {
  const found = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || entry.link || entry.dev || entry.devOptional) continue;
    found.set(`${name}@${entry.version}`, { name, ...entry });
  }
  return found;
}

/** Parses rows `name, version, published, locked, waiver` below a header line. */
export function readRecord(text) {
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    rows.map((line) => {
      const [name, version, published, locked, waiver = ''] = line.split('\t');
      return [`${name}@${version}`, { name, version, published, locked, waiver }];
    }),
  );
}

const isAllowed = (licence) => {
  const parts = String(licence ?? '')
    .replaceAll(/[()]/g, '')
    .split(/\s+(OR|AND)\s+/);
  return parts.includes('OR')
    ? parts.some((part) => LICENCES.has(part))
    : parts.filter((part) => part !== 'AND').every((part) => LICENCES.has(part));
};

/** @returns one line per problem. */
export function lockProblems(lock, record) {
  const packages = productionPackages(lock);
  const problems = [];
  for (const [id, { resolved = '', integrity = '', hasInstallScript, license }] of packages) {
    // Without a URL, the package comes from npm's configured registry.
    if (resolved !== '' && !/^https:\/\/[^/]+\/.+\.tgz$/.test(resolved)) problems.push(`${id} does not come from a registry: ${resolved}`);
    if (!integrity.startsWith('sha512-')) problems.push(`${id} has no sha512`);
    if (hasInstallScript) problems.push(`${id} runs a script when it is installed`);
    if (!isAllowed(license)) problems.push(`${id} has the licence '${license ?? 'none'}'`);
    const known = record.get(id);
    if (known === undefined) {
      problems.push(`${id} has no row in docs/spec/dependencies.tsv; run node tools/check/src/packages/dependencies.mjs --record`);
      continue;
    }
    const days = (Date.parse(known.locked) - Date.parse(known.published)) / DAY_MS;
    if (!(days >= LEAST_AGE_DAYS) && known.waiver === '')
      problems.push(`${id} was ${Math.floor(days)} days old when it was locked, and the date is not waived`);
  }
  for (const id of record.keys()) if (!packages.has(id)) problems.push(`docs/spec/dependencies.tsv names ${id}, which is not locked`);
  return problems;
}

const HEX = { sha512: 'SHA-512', sha1: 'SHA-1' };

/** The parts list in CycloneDX 1.5. Derived from the lock file, because `npm sbom` omits packages shared by workspaces. */
export function listOfParts(lock) {
  const components = [...productionPackages(lock).values()].map(({ name, version, license, integrity = '' }) => {
    const [algorithm, digest = ''] = integrity.split('-');
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      ...(license && { licenses: [/\s(?:OR|AND)\s/.test(license) ? { expression: license } : { license: { id: license } }] }),
      ...(HEX[algorithm] && { hashes: [{ alg: HEX[algorithm], content: Buffer.from(digest, 'base64').toString('hex') }] }),
    };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', name: lock.name, version: lock.version, 'bom-ref': `pkg:npm/${lock.name}@${lock.version}` },
    },
    components,
  };
}
