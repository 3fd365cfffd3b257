// Checks that container files under deploy refer only to existing images, variables, services, volumes, secrets, ports and labels.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { filesOf } from './files.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const wrong = [];
const expect = (isSo, what) => void (isSo || wrong.push(what));

const variables = new Set([...read('docs/environment.md').matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name]) => name));
const isVariable = (name) => variables.has(name) || variables.has(name.replace(/_FILE$/, ''));
const targets = new Set([...read('deploy/containers/Containerfile').matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name]) => name));
/** Variables that HAProxy reads from its environment. */
const ofHaproxy = new Set([...read('deploy/haproxy/haproxy.cfg').matchAll(/presetenv (\S+)/g)].map(([, name]) => name));
const PORTS = { edge: 4200, sandbox: 4300 };

function checkCompose(file) {
  const { services, secrets = {}, volumes = {} } = parse(read(file), { merge: true });
  for (const [name, service] of Object.entries(services)) {
    const at = `${file}: ${name}`;
    const target = service.build?.target;
    const { environment = {}, depends_on: needs = {} } = service;
    if (target !== undefined) expect(targets.has(target), `${at} builds ${target}, which the Containerfile does not have`);
    if (target !== undefined) for (const one of Object.keys(environment)) expect(isVariable(one), `${at} sets ${one}, which nothing reads`);
    if (service.image.startsWith('haproxy'))
      for (const one of Object.keys(environment)) expect(ofHaproxy.has(one), `${at} sets ${one}, which haproxy.cfg does not read`);
    for (const one of service.secrets ?? []) expect(one in secrets, `${at}: there is no secret ${one}`);
    for (const value of Object.values(environment)) {
      const [, secret] = /^\/run\/secrets\/(.+)$/.exec(value) ?? [];
      if (secret !== undefined) expect((service.secrets ?? []).includes(secret), `${at} reads the secret ${secret} and does not have it`);
    }
    for (const one of service.volumes ?? []) {
      const [from] = one.split(':');
      expect(from.startsWith('.') ? existsSync(join(ROOT, file, '..', from)) : from in volumes, `${at}: there is no volume ${from}`);
    }
    for (const [other, { condition }] of Object.entries(needs)) {
      expect(other in services, `${at} waits for ${other}, which is not there`);
      if (condition === 'service_healthy')
        expect(services[other]?.healthcheck !== undefined, `${at} waits until ${other} is healthy, which has no check`);
    }
    for (const [, host, port] of String(environment.BACKEND_URL ?? '').matchAll(/http:\/\/([\w-]+):(\d+)/g))
      expect(host in services && Number(port) === PORTS.sandbox, `${at}: no sandbox listens at ${host}:${port}`);
    // Postgres needs a writable file system and drops its privileges itself.
    if (!service.image.startsWith('postgres')) {
      expect(service.read_only === true && service.cap_drop?.includes('ALL'), `${at} is not read-only without rights`);
    }
  }
  return Object.keys(services).length;
}

const podOf = ({ kind, spec }) => (['Deployment', 'StatefulSet'].includes(kind) ? spec.template : undefined);
const matches = (selector, labels = {}) => Object.entries(selector ?? {}).every(([name, value]) => labels[name] === value);

function checkContainer(at, { name, env = [], ports = [], image, resources, securityContext, volumeMounts = [], ...probes }, volumes) {
  const isOurs = image.startsWith('touchline-');
  if (isOurs) {
    expect(targets.has(image.slice('touchline-'.length)), `${at}: the Containerfile has no ${image}`);
    expect(ports[0]?.containerPort === PORTS[name], `${at}: listens on ${PORTS[name]}`);
    for (const one of env) expect(isVariable(one.name), `${at} sets ${one.name}, which nothing reads`);
    expect(probes.readinessProbe?.httpGet?.path === '/readyz', `${at}: traffic follows /readyz`);
    expect(probes.livenessProbe?.httpGet?.path === '/healthz', `${at}: restarts follow /healthz`);
  }
  for (const probe of ['readinessProbe', 'livenessProbe']) {
    const port = probes[probe]?.httpGet?.port ?? probes[probe]?.tcpSocket?.port;
    expect(
      ports.some((one) => one.name === port),
      `${at}: its ${probe} asks a port that it does not have`,
    );
  }
  expect(resources?.limits?.memory !== undefined && resources.requests?.cpu !== undefined, `${at} has no bounds`);
  const { readOnlyRootFilesystem: isReadOnly, allowPrivilegeEscalation: mayRise } = securityContext ?? {};
  expect(isReadOnly === true && mayRise === false, `${at} may write or rise`);
  for (const one of volumeMounts) expect(volumes.includes(one.name), `${at}: there is no volume ${one.name}`);
}

function checkKubernetes(folder) {
  const { resources, configMapGenerator } = parse(read(`${folder}/kustomization.yml`));
  const files = filesOf('*.yml', { cwd: join(ROOT, folder) }).filter((name) => name !== 'kustomization.yml');
  for (const name of files) expect(resources.includes(name), `${folder}: kustomization.yml leaves ${name} out`);
  for (const name of resources) expect(files.includes(name), `${folder}: there is no ${name}`);
  const objects = files.flatMap((name) => parseAllDocuments(read(`${folder}/${name}`)).map((one) => ({ file: name, ...one.toJS() })));
  const named = (kind, name) => objects.find((one) => one.kind === kind && one.metadata.name === name);
  const pods = objects.flatMap((one) => podOf(one) ?? []);
  const hasPod = (selector) => pods.some(({ metadata }) => matches(selector, metadata.labels));
  for (const { literals } of configMapGenerator)
    for (const line of literals) expect(isVariable(line.split('=')[0]), `${folder}: the site sets ${line}, which nothing reads`);
  for (const { file, kind, metadata, spec } of objects) {
    const at = `${folder}/${file}: ${kind} ${metadata.name}`;
    const pod = podOf({ kind, spec });
    if (pod !== undefined) {
      expect(matches(spec.selector.matchLabels, pod.metadata.labels), `${at} does not select its own pods`);
      expect(pod.spec.securityContext?.runAsNonRoot === true, `${at} may run as root`);
      const volumes = (pod.spec.volumes ?? []).map(({ name }) => name);
      for (const container of pod.spec.containers) checkContainer(at, container, volumes);
      for (const { persistentVolumeClaim: claim } of pod.spec.volumes ?? [])
        if (claim !== undefined)
          expect(named('PersistentVolumeClaim', claim.claimName), `${at} claims ${claim.claimName}, which is not there`);
    }
    if (kind === 'Service') {
      expect(hasPod(spec.selector), `${at} selects no pod`);
      const offered = pods
        .filter((one) => matches(spec.selector, one.metadata.labels))
        .flatMap((one) => one.spec.containers.flatMap(({ ports = [] }) => ports));
      for (const { targetPort } of spec.ports)
        expect(
          offered.some(({ name }) => name === targetPort),
          `${at}: no port ${targetPort}`,
        );
    }
    if (kind === 'PodDisruptionBudget') expect(hasPod(spec.selector.matchLabels), `${at} selects no pod`);
    if (kind === 'NetworkPolicy') expect(hasPod(spec.podSelector.matchLabels), `${at} selects no pod`);
    if (kind === 'HorizontalPodAutoscaler') expect(named(spec.scaleTargetRef.kind, spec.scaleTargetRef.name), `${at} has no target`);
    if (kind === 'StatefulSet') expect(named('Service', spec.serviceName), `${at} has no service ${spec.serviceName}`);
    if (kind === 'Ingress')
      for (const { http } of spec.rules)
        for (const { backend } of http.paths) expect(named('Service', backend.service.name), `${at}: no service ${backend.service.name}`);
    for (const { name, value } of pod?.spec.containers.flatMap(({ env = [] }) => env) ?? [])
      if (name === 'BACKEND_URL')
        for (const [, host] of value.matchAll(/http:\/\/([\w-]+)\./g)) {
          const [, set, number] = /^(.+)-(\d+)$/.exec(host) ?? [];
          expect(Number(number) < (named('StatefulSet', set)?.spec.replicas ?? 0), `${at}: there is no ${host}`);
        }
  }
  return objects.length;
}

const services = checkCompose('deploy/compose/compose.yml');
const objects = checkKubernetes('deploy/kubernetes');
for (const line of wrong) console.error(line);
console.log(`${services} services, ${objects} objects, ${wrong.length} findings`);
process.exit(wrong.length === 0 && services > 0 && objects > 0 ? 0 : 1);
