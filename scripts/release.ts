import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	cpSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { buildIfChanged } from './build.ts';
import { type Lock, type Shipped, shippedPackages } from './shipped-packages.ts';

/**
 * npm run release [-- folder]: one archive for this platform that starts without npm, network or building, with the list of
 * its files and their hashes, its bill of materials (CycloneDX) and the licences beside it. The same commit gives the same bytes.
 */
export type Release = { archive: string; hash: string; files: number; packages: number };

const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** What of the house goes along: what runs, what the build is known by, and what explains it. */
const ours = [
	'package.json',
	'package-lock.json',
	'vite.config.ts',
	'.env.example',
	'README.md',
	'SECURITY.md',
	'tsconfig.json',
	'{src,public,scripts,demo,deploy,docs}/**/*',
];
const isLeftOut = (path: string) => /\.test\.tsx?$|^docs\/decisions\/|^docs\/picture/.test(path);
const fileNames = (patterns: readonly string[]) =>
	globSync(patterns, { withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();

function textOfLicence(folder: string): string {
	const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
	const files = names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
	return files.map((path) => readFileSync(path, 'utf8').trim()).join('\n\n');
}

const rule = '='.repeat(80);
const licencesOf = (shipped: readonly Shipped[]): string =>
	shipped
		.map((one) => `${rule}\n${one.name} ${one.version}: ${one.license ?? 'see below'}\n\n${textOfLicence(one.path)}\n`)
		.join('\n');

/** npm's own note that what the lock names is there: so the start asks nobody. */
function markInstalled(stage: string, platform: string): void {
	const stamp = `${sha256('package-lock.json')} ${platform}\n`;
	writeFileSync(join(stage, 'node_modules', '.installed'), stamp);
}

function fill(stage: string, shipped: readonly Shipped[]): void {
	const copy = (path: string) => {
		mkdirSync(dirname(join(stage, path)), { recursive: true });
		cpSync(path, join(stage, path), { recursive: true, verbatimSymlinks: true });
	};
	for (const path of fileNames(ours)) if (!isLeftOut(path)) copy(path);
	copy('dist');
	// Of nested ones those alone that are shipped themselves.
	for (const { path } of shipped)
		cpSync(path, join(stage, path), {
			recursive: true,
			verbatimSymlinks: true,
			filter: (from) => !from.slice(path.length).includes('/node_modules'),
		});
}

/** By name, of nobody, of one time: the archive depends on its contents alone. */
function pack(stage: string, archive: string, name: string): void {
	const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
	const tar = ['--create', ...same, '--format=gnu', `--transform=s,^\\.,${name},`, '--directory', stage, '.'];
	execFileSync('sh', ['-c', 'tar "$@" | gzip -n -6 > "$ARCHIVE"', 'tar', ...tar], {
		env: { ...process.env, ARCHIVE: archive },
	});
}

export async function makeRelease(folder: string, say: (sentence: string) => void): Promise<Release> {
	const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
	const platform = `${process.platform}-${process.arch}`;
	const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
	const shipped = shippedPackages(lock, { os: process.platform, cpu: process.arch });
	const name = `maru-${version}-${platform}`;
	await buildIfChanged(say);
	const stage = mkdtempSync(join(tmpdir(), 'maru-release-'));
	try {
		say(`Laying out ${shipped.length} packages …`);
		fill(stage, shipped);
		markInstalled(stage, platform);
		const bill = `${JSON.stringify(billOfMaterials({ version, platform }, shipped), undefined, '\t')}\n`;
		const beside = { 'sbom.cdx.json': bill, 'LICENCES.txt': licencesOf(shipped) };
		mkdirSync(folder, { recursive: true });
		for (const [file, text] of Object.entries(beside)) {
			writeFileSync(join(stage, file), text);
			writeFileSync(join(folder, `${name}.${file}`), text);
		}
		const listed = execFileSync('find', ['.', '-type', 'f'], { cwd: stage, encoding: 'utf8', maxBuffer: 1 << 26 })
			.trim()
			.split('\n')
			.map((path) => path.slice(2))
			.sort();
		const lines = listed.map((path) => `${sha256(join(stage, path))}  ${path}`);
		writeFileSync(join(folder, `${name}.files.txt`), `${lines.join('\n')}\n`);
		const archive = join(folder, `${name}.tar.gz`);
		say('Packing …');
		pack(stage, archive, name);
		return { archive, hash: sha256(archive), files: listed.length, packages: shipped.length };
	} finally {
		rmSync(stage, { recursive: true, force: true });
	}
}

if (import.meta.main) {
	const folder = resolve(process.argv[2] ?? '.cache/release');
	const { archive, hash, files, packages } = await makeRelease(folder, (sentence) => console.info(sentence));
	const size = (statSync(archive).size / 1e6).toFixed(0);
	console.info(`${archive}\n${size} MB, ${files} files, ${packages} packages, sha256 ${hash}`);
	process.exit(0);
}
