import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { readBody } from '../http/serve.ts';
import type { PlayerState, Setup } from './setup.ts';
import type { Switch } from '../switches/switches.ts';

/** Something that control room and tests may do to the backend, and no visitor. */
export interface Control {
  /** Last part of its path: `/__test/<name>`. */
  readonly name: string;
  /** What it does, in plain words: the control room shows it. */
  readonly label: string;
  readonly body: z.ZodMiniType;
  run(body: unknown): unknown;
}

/** Something that control room and tests may look at. */
export interface Look {
  readonly name: string;
  readonly label: string;
  /** @param of - what to look at, where there are several: the rest of the path. */
  run(of: string): unknown;
}

/** A table of a dashboard. `bar`: the column whose numbers are drawn as bars beside the table's rows. */
export interface DashboardPart {
  readonly title: string;
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly bar?: number;
  /** What a page without rows says; unless told, that nothing has come in yet. */
  readonly empty?: string;
  /** A button on each row: the name of an action, and what it is sent for that row. */
  readonly button?: { readonly action: string; readonly text: string; readonly sent: readonly Readonly<Record<string, string>>[] };
}

/** A page of the control room for the owner of the site, drawn from stored facts. */
export interface Dashboard {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  run(): Promise<readonly DashboardPart[]>;
}

/** What a module lets control room and tests change and see. */
export interface Controls {
  readonly switches?: readonly Switch[];
  readonly actions?: readonly Control[];
  readonly looks?: readonly Look[];
  readonly dashboards?: readonly Dashboard[];
  /** Screens that cannot be reached by hand, with what each of them needs. */
  readonly setups?: readonly Setup[];
  /** Makes a player and signs them in. @returns the session cookie as a header. */
  enter?(state: PlayerState): Promise<string>;
  /** Lets what is switched take part in requests. */
  attach?(app: FastifyInstance): void;
}

/** Declares a control whose body is read by its schema. */
export const control = <Type extends z.ZodMiniType>(one: {
  name: string;
  label: string;
  body: Type;
  run: (body: z.infer<Type>) => unknown;
}): Control => ({ ...one, run: (body) => one.run(body as z.infer<Type>) });

/** Runs a control on a body that nobody has checked yet. @throws Refusal 400, which names the field. */
export const runControl = async ({ body, run }: Control, sent: unknown): Promise<unknown> => run(readBody(body, sent ?? {}));

/** The paths of tests, below `/__test/`. Whoever calls this decides that this process is for tests. */
export function controlRoutes(app: FastifyInstance, controls: readonly Controls[]): void {
  for (const one of controls.flatMap(({ actions = [] }) => actions))
    app.post(`/__test/${one.name}`, async (request) => runControl(one, request.body));
  for (const look of controls.flatMap(({ looks = [] }) => looks)) {
    app.get(`/__test/${look.name}`, async () => look.run(''));
    app.get<{ Params: { of: string } }>(`/__test/${look.name}/:of`, async ({ params }) => look.run(params.of));
  }
}
