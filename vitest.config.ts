import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { commonPasswords } from './scripts/common-passwords.ts';
import { compileMessages } from './scripts/compile-messages.ts';

// Generous times: a slow machine is no fault of the product.
// Modules are loaded once a worker instead of once a file: most of the time went there. Two workers, for two cores.
const node = { environment: 'node' as const, hookTimeout: 180_000, isolate: false, maxWorkers: 2 };

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
						'src/server/{*,{gateways,http,keys,mail,share}/**/*}.test.ts',
						'tests/{architecture,demo,art}/**/*.test.ts',
					],
					testTimeout: 120_000,
				},
			},
			{
				test: {
					...node,
					name: 'database',
					include: [
						'src/server/{features,db,jobs}/**/*.test.ts',
						'tests/{race,process}/**/*.test.ts',
						'scripts/**/*.test.ts',
					],
					globalSetup: ['tests/support/database-server.ts'],
					testTimeout: 180_000,
					expect: { poll: { timeout: 20_000 } },
				},
			},
		],
	},
});
