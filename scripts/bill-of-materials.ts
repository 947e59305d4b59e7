import { createHash } from 'node:crypto';
import type { Shipped } from './shipped-packages.ts';

const addressOf = ({ name, version }: Shipped) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** `sha512-<base64>` of the lock, as CycloneDX wants it. */
function hashesOf({ integrity }: Shipped) {
	const [, kind = '', value = ''] = /^(sha\d+)-(\S+)$/.exec(integrity ?? '') ?? [];
	const names: Record<string, string> = { sha512: 'SHA-512', sha256: 'SHA-256', sha1: 'SHA-1' };
	const alg = names[kind];
	return alg ? { hashes: [{ alg, content: Buffer.from(value, 'base64').toString('hex') }] } : {};
}

function licensesOf({ license: licence }: Shipped) {
	if (!licence) return {};
	const isOne = /^[\w.+-]+$/.test(licence);
	return { licenses: [isOne ? { license: { id: licence } } : { expression: licence }] };
}

function componentOf(one: Shipped) {
	const [, group, name = one.name] = /^(@[^/]+)\/(.+)$/.exec(one.name) ?? [];
	return {
		type: 'library',
		'bom-ref': one.path,
		...(group && { group }),
		name,
		version: one.version,
		...hashesOf(one),
		...licensesOf(one),
		purl: addressOf(one),
	};
}

/** A number that is the same for the same contents: two releases of one commit are one. */
function serialOf(text: string): string {
	const hex = createHash('sha256').update(text).digest('hex');
	return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')}`;
}

/** What is in a release, as CycloneDX 1.5. */
export function billOfMaterials(release: { version: string; platform: string }, shipped: readonly Shipped[]) {
	const root = `maru@${release.version}`;
	const components = shipped.map(componentOf);
	return {
		bomFormat: 'CycloneDX',
		specVersion: '1.5',
		serialNumber: serialOf(JSON.stringify([release, components])),
		version: 1,
		metadata: {
			component: { type: 'application', 'bom-ref': root, name: 'maru', version: release.version },
			properties: [{ name: 'maru:platform', value: release.platform }],
		},
		components,
		dependencies: [
			{
				ref: root,
				dependsOn: shipped.filter(({ path }) => !path.slice(1).includes('/node_modules/')).map(({ path }) => path),
			},
			...shipped.map(({ path, needs }) => ({ ref: path, dependsOn: [...new Set(needs)].sort() })),
		],
	};
}
