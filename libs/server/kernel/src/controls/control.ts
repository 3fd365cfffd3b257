import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { readBody } from '../http/serve.ts';
import type { PlayerState, Setup } from './setup.ts';
import type { Switch } from '../switches/switches.ts';

/** An action for the control room and tests, never for visitors. */
export interface Control {
  /** Last segment of its path: `/__test/<name>`. */
  readonly name: string;
  /** Description shown in the control room. */
  readonly label: string;
  readonly body: z.ZodMiniType;
  run(body: unknown): unknown;
}

/** A read-only view for the control room and tests. */
export interface ControlView {
  readonly name: string;
  readonly label: string;
  /** @param of - rest of the path, for views of several things. */
  run(of: string): unknown;
}

/** A table of a dashboard. `bar`: the column whose numbers are drawn as bars next to the rows. */
export interface DashboardPart {
  readonly title: string;
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly bar?: number;
  /** Text of a table without rows; default: that nothing has come in yet. */
  readonly empty?: string;
  /** A button on each row: the name of an action, and the body sent for that row. */
  readonly button?: { readonly action: string; readonly text: string; readonly sent: readonly Readonly<Record<string, string>>[] };
}

/** A page of the control room for the owner of the site, built from stored data. */
export interface Dashboard {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  run(): Promise<readonly DashboardPart[]>;
}

/** What a module lets the control room and tests change and inspect. */
export interface Controls {
  readonly switches?: readonly Switch[];
  readonly actions?: readonly Control[];
  readonly views?: readonly ControlView[];
  readonly dashboards?: readonly Dashboard[];
  /** Screens that are hard to reach by hand, with the state that each needs. */
  readonly setups?: readonly Setup[];
  /** Creates a player and signs them in. @returns the session cookie as a header. */
  enter?(state: PlayerState): Promise<string>;
  /** Installs hooks that apply switches to requests. */
  attach?(app: FastifyInstance): void;
}

/** Declares a control whose body is parsed by its schema. */
export const control = <Type extends z.ZodMiniType>(one: {
  name: string;
  label: string;
  body: Type;
  run: (body: z.infer<Type>) => unknown;
}): Control => ({ ...one, run: (body) => one.run(body as z.infer<Type>) });

/** Validates a body and runs the control. @throws Refusal 400, which names the field. */
export const runControl = async ({ body, run }: Control, sent: unknown): Promise<unknown> => run(readBody(body, sent ?? {}));

/** Registers the test routes below `/__test/`. Call it only in processes that serve tests. */
export function controlRoutes(app: FastifyInstance, controls: readonly Controls[]): void {
  for (const one of controls.flatMap(({ actions = [] }) => actions))
    app.post(`/__test/${one.name}`, async (request) => runControl(one, request.body));
  for (const view of controls.flatMap(({ views = [] }) => views)) {
    app.get(`/__test/${view.name}`, async () => view.run(''));
    app.get<{ Params: { of: string } }>(`/__test/${view.name}/:of`, async ({ params }) => view.run(params.of));
  }
}
