import type { Sources } from './source-files.ts';

type Breach = { rule: string; from: string; to: string };

/** Said again here, apart from the settings of the tool: who may import whom. */
const mayImport: Record<string, string[]> = {
	domain: [],
	contract: ['domain'],
	i18n: ['domain', 'contract'],
	ui: ['i18n'],
	views: ['domain', 'contract', 'i18n', 'ui'],
	site: ['domain', 'contract', 'i18n', 'ui', 'views'],
	console: ['domain', 'contract', 'i18n', 'ui', 'views'],
	server: ['domain', 'contract', 'i18n'],
};
const parts = Object.keys(mayImport);

const packages: Sources = Object.fromEntries(
	['react', 'react-hook-form', 'zod', 'vitest'].flatMap((name) => [
		[`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'main.js' })],
		[`node_modules/${name}/main.js`, ''],
	]),
);

const targets: Sources = {
	...Object.fromEntries(parts.map((part) => [`src/${part}/target.ts`, 'export type Row = 1;'])),
	'src/domain/hen.ts': `import type { Egg } from './egg.ts';`,
	'src/server/db/connect.ts': 'export const connect = 1;',
	'src/server/db/schema/notice.ts': 'export const notice = 1;',
	'src/server/features/rating/read-rating.ts': 'export const readRating = 1;',
	'src/server/features/rating/rating.repo.ts': `import '#server/db/connect.ts';`,
	'src/site/features/rating/rating.tsx': 'export const Rating = 1;',
	'src/site/features/rating/rating.module.css': '',
	'demo/notices.ts': 'export const demoNotices = 1;',
	'dev/primitives/page.tsx': 'export const Page = 1;',
	'scripts/build.ts': 'export const build = 1;',
	'tests/support/test-app.ts': 'export const testApp = 1;',
};

/** What is allowed, so that a rule that forbids too much is found as well. */
const sound: Sources = {
	'src/domain/rule.test.ts': `import 'vitest'; import 'node:fs'; import './target.ts';`,
	'src/ui/button.tsx': `import 'react'; import './button.module.css';`,
	'src/ui/button.module.css': '',
	'src/site/features/rating/rating-list.tsx': `import './rating.tsx'; import './rating.module.css';`,
	'src/site/features/rating/rating-page.tsx': `import '#site/parts/wish/heart.tsx'; import '#views/target.ts';`,
	'src/site/parts/wish/heart.tsx': `import '#views/target.ts';`,
	'src/server/main.ts': `import './db/connect.ts'; import './features/handlers.ts';`,
	'src/server/features/handlers.ts': `import './rating/read-rating.ts';`,
	'src/server/features/notice/list-notices.ts': `import '../rating/rating.repo.ts'; import 'node:path'; import 'zod';`,
	'src/server/features/notice/notice.test.ts': `import '#server/db/connect.ts'; import '../rating/read-rating.ts'; import '../../../../tests/support/test-app.ts';`,
	'src/server/db/seed/fill.ts': `import '#demo/notices.ts'; import '../connect.ts';`,
	'demo/accounts.ts': `import '#domain/target.ts'; import type { notice } from '#server/db/schema/notice.ts';`,
	'dev/primitives/buttons.tsx': `import 'react'; import '#ui/button.tsx'; import '#i18n/target.ts'; import './page.tsx';`,
	'scripts/start.ts': `import '#server/main.ts'; import '#site/target.ts'; import './build.ts';`,
};

const arrows = parts.flatMap((from) =>
	parts
		.filter((to) => to !== from)
		.map((to) => ({ from, to, path: `src/${from}/to-${to}.ts`, target: `src/${to}/target.ts` })),
);

const arrowFiles: Sources = Object.fromEntries(
	arrows.map(({ to, path }) => [path, `import type { Row } from '#${to}/target.ts';`]),
);
const arrowBreaches = arrows
	.filter(({ from, to }) => !mayImport[from]?.includes(to))
	.map(({ from, path, target }) => ({ rule: `arrow-${from}`, from: path, to: target }));

/** Each file breaks one rule with its one import. */
const others: (Breach & { text: string })[] = [
	{
		rule: 'src-stands-alone',
		from: 'src/server/http/demo.ts',
		to: 'demo/notices.ts',
		text: `import '#demo/notices.ts';`,
	},
	{
		rule: 'src-stands-alone',
		from: 'src/i18n/build.ts',
		to: 'scripts/build.ts',
		text: `import '../../scripts/build.ts';`,
	},
	{
		rule: 'seed-imports-demo-only',
		from: 'src/server/db/seed/build.ts',
		to: 'scripts/build.ts',
		text: `import '../../../../scripts/build.ts';`,
	},
	{
		rule: 'demo-is-content',
		from: 'demo/contract.ts',
		to: 'src/contract/target.ts',
		text: `import '#contract/target.ts';`,
	},
	{ rule: 'demo-is-content', from: 'demo/files.ts', to: 'fs', text: `import 'node:fs';` },
	{
		rule: 'demo-takes-types-of-the-schema',
		from: 'demo/tables.ts',
		to: 'src/server/db/schema/notice.ts',
		text: `import { notice } from '#server/db/schema/notice.ts'; console.log(notice);`,
	},
	{
		rule: 'domain-is-pure',
		from: 'src/domain/files.ts',
		to: 'fs',
		text: `import { readFileSync } from 'node:fs'; readFileSync('a');`,
	},
	{
		rule: 'domain-is-pure',
		from: 'src/domain/schema.ts',
		to: 'node_modules/zod/main.js',
		text: `import type { z } from 'zod';`,
	},
	{
		rule: 'form-knows-refusals-only',
		from: 'src/ui/form/notice-form.ts',
		to: 'src/contract/target.ts',
		text: `import type { Row } from '#contract/target.ts';`,
	},
	{
		rule: 'form-knows-refusals-only',
		from: 'src/ui/form/site-form.ts',
		to: 'src/site/target.ts',
		text: `import type { Row } from '#site/target.ts';`,
	},
	{
		rule: 'form-engine-is-the-forms',
		from: 'src/site/engine.ts',
		to: 'node_modules/react-hook-form/main.js',
		text: `import 'react-hook-form';`,
	},
	{ rule: 'ui-needs-react-only', from: 'src/ui/schema.ts', to: 'node_modules/zod/main.js', text: `import 'zod';` },
	{
		rule: 'dev-shows-primitives',
		from: 'dev/primitives/cards.tsx',
		to: 'src/site/features/rating/rating.tsx',
		text: `import '#site/features/rating/rating.tsx';`,
	},
	{
		rule: 'src-stands-alone',
		from: 'src/site/primitives.ts',
		to: 'dev/primitives/page.tsx',
		text: `import '../../dev/primitives/page.tsx';`,
	},
	{
		rule: 'no-cycles',
		from: 'src/domain/egg.ts',
		to: 'src/domain/hen.ts',
		text: `import type { Hen } from './hen.ts';`,
	},
	{
		rule: 'use-cases-do-not-call-use-cases',
		from: 'src/server/features/notice/read-notice.ts',
		to: 'src/server/features/rating/read-rating.ts',
		text: `import '../rating/read-rating.ts';`,
	},
	{
		rule: 'front-features-do-not-meet',
		from: 'src/site/features/notice/notice.tsx',
		to: 'src/site/features/rating/rating.tsx',
		text: `const load = () => import('../rating/rating.tsx');`,
	},
	{
		rule: 'parts-know-no-feature',
		from: 'src/site/parts/wish/wish.tsx',
		to: 'src/site/features/rating/rating.tsx',
		text: `import '#site/features/rating/rating.tsx';`,
	},
	{
		rule: 'only-repos-touch-sql',
		from: 'src/server/features/notice/notice.http.ts',
		to: 'src/server/db/connect.ts',
		text: `import '#server/db/connect.ts';`,
	},
	{ rule: 'no-unresolvable', from: 'src/site/lost.ts', to: './nowhere.ts', text: `import './nowhere.ts';` },
];

/** A small house in which every rule of .dependency-cruiser.mjs is broken; package.json is to be added. */
export const plantedTree: Sources = {
	...packages,
	...targets,
	...sound,
	...arrowFiles,
	...Object.fromEntries(others.map(({ from, text }) => [from, text])),
};

export const breaches: Breach[] = [...arrowBreaches, ...others.map(({ rule, from, to }) => ({ rule, from, to }))];
