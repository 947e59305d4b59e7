import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a slim Debian has of what the Dockerfile asks for: a shell, users, certificates, the C++ library. */
const packages = [
	...[
		'base-files',
		'base-passwd',
		'dash',
		'bash',
		'coreutils',
		'debianutils',
		'sed',
		'grep',
		'tar',
		'gzip',
		'perl-base',
	],
	...[
		'passwd',
		'login',
		'libpam0g',
		'libpam-modules',
		'libpam-modules-bin',
		'libpam-runtime',
		'libaudit1',
		'libcap-ng0',
	],
	...[
		'libc6',
		'libstdc++6',
		'libgcc-s1',
		'libatomic1',
		'libselinux1',
		'libsemanage2',
		'libsemanage-common',
		'libsepol2',
	],
	...['libpcre2-8-0', 'libattr1', 'libacl1', 'libgmp10', 'libcrypt1', 'libmd0', 'libbz2-1.0', 'libtinfo6', 'zlib1g'],
	...['libzstd1', 'liblzma5', 'ca-certificates', 'openssl', 'libssl3', 'tzdata'],
];

const isFile = (path: string) => {
	const found = lstatSync(path, { throwIfNoEntry: false });
	return found?.isFile() || found?.isSymbolicLink() || false;
};

/** The files of a package of this machine, without what is only read by people. */
function filesOf(name: string): string[] {
	try {
		const listed = execFileSync('dpkg', ['-L', name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
		return listed.split('\n').filter((path) => isFile(path) && !/^\/usr\/share\/(doc|man|locale|info)\//.test(path));
	} catch {
		return [];
	}
}

/**
 * Stands in for `node:24-bookworm-slim` where no registry of images is reached: the files of Debian's packages that this machine has, the
 * packaged Node and this machine's npm.
 */
export function makeBaseRoot(root: string): void {
	for (const folder of [
		'usr/bin',
		'usr/sbin',
		'usr/lib/node_modules',
		'etc',
		'tmp',
		'root',
		'proc',
		'sys',
		'dev',
		'run',
	])
		mkdirSync(join(root, folder), { recursive: true });
	for (const name of ['bin', 'sbin', 'lib', ...(existsSync('/lib64') ? ['lib64'] : [])]) {
		mkdirSync(join(root, 'usr', name), { recursive: true });
		symlinkSync(`usr/${name}`, join(root, name));
	}
	const files = [...new Set(packages.flatMap(filesOf))].map((path) => path.slice(1)).join('\n');
	const packed = execFileSync('tar', ['-C', '/', '-cf', '-', '--no-recursion', '-T', '-'], {
		input: files,
		maxBuffer: 1024 ** 3,
		stdio: ['pipe', 'pipe', 'ignore'],
	});
	execFileSync('tar', ['-C', root, '-xf', '-', '--keep-directory-symlink'], { input: packed });
	cpSync('/etc/ssl', join(root, 'etc/ssl'), { recursive: true, verbatimSymlinks: true });
	writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/bash\n');
	writeFileSync(join(root, 'etc/group'), 'root:x:0:\n');
	writeFileSync(join(root, 'etc/shadow'), 'root:*:19000:0:99999:7:::\n');
	cpSync(process.execPath, join(root, 'usr/bin/node'));
	const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
	cpSync(dirname(dirname(realpathSync(npm))), join(root, 'usr/lib/node_modules/npm'), { recursive: true });
	symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/bin/npm'));
}
