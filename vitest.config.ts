import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { commonPasswords } from './scripts/common-passwords.ts';
import { compileMessages } from './scripts/compile-messages.ts';

/**
 * How long a test may take, and how long it waits for something to come about: the one place for both. Far beyond what any
 * needs, since a machine that is busy with other work is no fault of the product, and what hangs is found by CI's own end.
 */
const patience = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 120_000 } } };

// Modules are loaded once a worker instead of once a file: most of the time went there. Two workers, for two cores.
const node = { environment: 'node' as const, ...patience, isolate: false, maxWorkers: 2 };

/**
 * Loaded by Node itself, as the product is, with what it has compiled before: nothing here needs a plugin, and to carry two thousand
 * modules through one into each worker is as much work as some ten files of tests.
 */
const byNode = {
	experimental: { viteModuleRunner: false },
	execArgv: ['--import', new URL('scripts/quick-imports.ts', import.meta.url).href],
};

const onDatabase = {
	...node,
	...byNode,
	globalSetup: ['tests/support/database-server.ts'],
};

/** Looks on at a package that is no module, which only vite can put something before; it needs no database. */
const spying = ['src/server/features/member/passwords.test.ts'];

/** Of the database, but with servers of their own, which they kill. */
const ownServers = ['src/server/db/embedded*.test.ts'];

export default defineConfig({
	test: {
		projects: [
			{
				// As the build does, so that the site's own entry can be rendered in a test.
				plugins: [react(), compileMessages(), commonPasswords()],
				test: {
					...node,
					name: 'unit',
					include: [
						'src/{domain,contract,i18n,ui,views,site,console}/**/*.test.{ts,tsx}',
						'src/server/{*,{files,gateways,http,keys,mail,metrics,share,traces}/**/*}.test.ts',
						'tests/{architecture,demo,art}/**/*.test.ts',
						...spying,
					],
				},
			},
			{
				test: {
					...onDatabase,
					name: 'database',
					include: ['src/server/{features,db,jobs}/**/*.test.ts'],
					exclude: [...ownServers, ...spying],
				},
			},
			{
				// They start, kill and wait for processes: in a lane of its own, beside what needs a core (scripts/test.ts).
				test: {
					...onDatabase,
					name: 'process',
					include: ['tests/{race,process}/**/*.test.ts', 'scripts/**/*.test.ts', ...ownServers],
				},
			},
		],
	},
});
