import { SiteConfig } from '@touchline/shared-contract/schemas';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { defineSwitch } from '../switches/switches.ts';

/** Overrides fields of the configuration. */
export const configSwitch = defineSwitch({
  name: 'config',
  label: 'Fields of the configuration',
  schema: z.record(z.string(), z.unknown()),
});

/** Parses changed fields by the contract; unknown fields are dropped. */
export function configChanges(config: Readonly<Record<string, unknown>>): Partial<SiteConfig> {
  const read = z.partial(SiteConfig).parse(config) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(config).map((name) => [name, read[name]])) as Partial<SiteConfig>;
}

/** The configuration for a request. */
export type ConfigOf = (request: Pick<FastifyRequest, 'headers'>) => SiteConfig;

/**
 * Merges the fields that each module sets into the configuration.
 *
 * @throws Error if two modules set the same field; ZodError if no module sets a required field.
 * @spec CF-01
 */
export function composeConfig(parts: readonly { name: string; config: Partial<SiteConfig> }[]): SiteConfig {
  const owners = new Map<string, string>();
  for (const { name, config } of parts) {
    for (const field of Object.keys(config)) {
      const other = owners.get(field);
      if (other !== undefined) throw new Error(`'${field}' of the configuration is decided by ${other} and by ${name}`);
      owners.set(field, name);
    }
  }
  return SiteConfig.parse(Object.assign({}, ...parts.map(({ config }) => config)));
}

export const configOf =
  (site: SiteConfig): ConfigOf =>
  (request) => {
    const changes = configSwitch.of(request);
    return changes === undefined ? site : { ...site, ...configChanges(changes) };
  };
