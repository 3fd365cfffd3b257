/** What one module offers to the others, without either importing the other. A contract that both use defines it. */
export interface ModuleService<T> {
  readonly name: string;
  /** Used in a backend in which no module provides it. */
  readonly otherwise: T;
}

/** A service with its value, in the list of the module that provides it. */
export interface Provided {
  readonly service: ModuleService<unknown>;
  readonly value: unknown;
}

/** Finds a service by its definition. */
export type FindService = <T>(service: ModuleService<T>) => T;

/** An entry of `SandboxModule.provides`. */
export const provide = <T>(service: ModuleService<T>, value: T): Provided => ({ service, value });

/** @throws Error if two modules provide the same service */
export function moduleServices(provided: readonly Provided[]): FindService {
  const values = new Map<string, unknown>();
  for (const { service, value } of provided) {
    if (values.has(service.name)) throw new Error(`two modules provide ${service.name}`);
    values.set(service.name, value);
  }
  return <T>({ name, otherwise }: ModuleService<T>) => (values.has(name) ? (values.get(name) as T) : otherwise);
}
