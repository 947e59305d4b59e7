/**
 * The house rule: arrows point one way.
 *
 *   domain <- contract <- i18n <- ui <- views <- site | console        server sees domain, contract and i18n
 *
 * Imports of types count as well. Each rule has a planted breach in tests/architecture/boundaries.test.ts.
 */
const mayImport = {
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
/** Tests stand beside what they test and may reach for anything in tests/support. */
const test = '\\.test\\.tsx?$';

/** The form reads refusals and their faults, and nothing else of the contract. */
const form = '^src/ui/form/';

const arrows = parts.map((part) => {
	const foreign = parts.filter((other) => other !== part && !mayImport[part].includes(other));
	return {
		name: `arrow-${part}`,
		comment: `${part} may import only itself${mayImport[part].map((other) => `, ${other}`).join('')}`,
		severity: 'error',
		from: { path: `^src/${part}/`, pathNot: form },
		to: { path: `^src/(${foreign.join('|')})/` },
	};
});

/**
 * No endpoints of their own, but a step of several use cases: counting a try, saying what happened, asking for the password or a
 * recent sign-in, a passkey or a code, beginning a login, knowing a browser, writing what a thing is found by, telling of a wish or of a question, what an
 * answer is made of, money booked and taken back, a revision of what was changed elsewhere, days that are written, and what a desk gathers: what waits, for whom one answers, how a
 * talk is told, and how the site runs.
 */
const steps = [
	'^src/server/features/attempt/count-attempt\\.ts$',
	'^src/server/features/content/(new-revision|note-live)\\.ts$',
	'^src/server/features/errand/(find-errands|tell-errands)\\.ts$',
	'^src/server/features/event/record-event\\.ts$',
	'^src/server/features/factor/(challenges|check-code|factor-mails|passkeys|relying-party)\\.ts$',
	'^src/server/features/matching/(answer-desk|answer-fields|answering|inbox-waiting|matching-mails)\\.ts$',
	'^src/server/features/member/check-password\\.ts$',
	'^src/server/features/notice/notice-grams\\.ts$',
	'^src/server/features/organisation/settle-invitations\\.ts$',
	'^src/server/features/partner/tell-of-change\\.ts$',
	'^src/server/features/photograph/photograph-mails\\.ts$',
	'^src/server/features/product/(catalogue-cache|index-products)\\.ts$',
	'^src/server/features/refund-account/(reduce-accounts|refund-way-view|sealed-refund-account|sent-to)\\.ts$',
	'^src/server/features/reservation/(agreed-version|book-payment|known-lead|pay-text|reservation-mails|reservation-summary|reserve-agreed|take-back-payment)\\.ts$',
	'^src/server/features/running/read-health\\.ts$',
	'^src/server/features/session/(begin-session|known-device|refuse-locked-out|require-recent-sign-in)\\.ts$',
	'^src/server/features/consultation/consultation-mails\\.ts$',
	'^src/server/features/slot/keep-days\\.ts$',
	'^src/server/features/video/(video-mails|video-view)\\.ts$',
	'^src/server/features/waiting/take-back-offers\\.ts$',
];

export default {
	forbidden: [
		...arrows,
		{
			name: 'form-knows-refusals-only',
			comment: 'the form may import ui, i18n, and of the contract what a refusal is',
			severity: 'error',
			from: { path: form },
			to: { path: '^src/', pathNot: ['^src/(ui|i18n)/', '^src/contract/(client|errors|faults|kept-failures)\\.ts$'] },
		},
		{
			name: 'form-engine-is-the-forms',
			comment: 'nobody but ui/form knows which library keeps the values of a form',
			severity: 'error',
			from: { path: '^(src|dev)/', pathNot: form },
			to: { path: '^node_modules/react-hook-form/' },
		},
		{
			name: 'src-stands-alone',
			comment: 'src imports neither tests nor scripts; demo only for the seed',
			severity: 'error',
			from: { path: '^src/', pathNot: [test, '^src/server/db/seed/'] },
			to: { path: '^(tests|scripts|demo|bench|art|dev)/' },
		},
		{
			name: 'seed-imports-demo-only',
			comment: 'what the seed takes from outside src is the demonstration content',
			severity: 'error',
			from: { path: '^src/server/db/seed/', pathNot: test },
			to: { path: '^(tests|scripts|bench|art|dev)/' },
		},
		{
			name: 'demo-is-content',
			comment: 'demo imports itself, the domain, and the types of the schema it fills',
			severity: 'error',
			from: { path: '^demo/', pathNot: test },
			to: { pathNot: ['^demo/', '^src/domain/', '^src/server/db/schema/'] },
		},
		{
			name: 'demo-takes-types-of-the-schema',
			comment: 'the schema lends demo its types, not its tables',
			severity: 'error',
			from: { path: '^demo/', pathNot: test },
			to: { path: '^src/server/db/schema/', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'domain-is-pure',
			comment: 'rules know no package, no runtime and no file',
			severity: 'error',
			from: { path: '^src/domain/', pathNot: test },
			to: { pathNot: '^src/' },
		},
		{
			name: 'ui-needs-react-only',
			comment: 'primitives know React, and what draws a QR code: no router, no query, no endpoint, no runtime',
			severity: 'error',
			from: { path: '^src/ui/', pathNot: test },
			to: { pathNot: ['^src/', '^node_modules/((@types/)?react(-dom)?|react-hook-form|uqr)/'] },
		},
		{
			name: 'dev-shows-primitives',
			comment: 'what npm run dev shows beside the site is made of primitives and words alone',
			severity: 'error',
			from: { path: '^dev/' },
			to: { pathNot: ['^dev/', '^src/(ui|i18n)/', '^node_modules/'] },
		},
		{ name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
		{
			name: 'use-cases-do-not-call-use-cases',
			comment: 'a feature uses its own files, the repos of any other, and the steps below',
			severity: 'error',
			from: { path: '^src/server/features/([^/]+)/', pathNot: test },
			to: { path: '^src/server/features/[^/]+/', pathNot: ['^src/server/features/$1/', '\\.repo\\.ts$', ...steps] },
		},
		{
			name: 'front-features-do-not-meet',
			comment: 'what two features of a front share belongs to its parts; what both fronts show, to views',
			severity: 'error',
			from: { path: '^src/(site|console)/features/([^/]+)/' },
			to: { path: '^src/(site|console)/features/[^/]+/', pathNot: '^src/$1/features/$2/' },
		},
		{
			name: 'parts-know-no-feature',
			comment: 'what features share does not know them, nor the pages they stand on',
			severity: 'error',
			from: { path: '^src/site/(parts|shell)/' },
			to: { path: '^src/site/(features|pages)/' },
		},
		{
			name: 'only-repos-touch-sql',
			comment: 'the database is reached through repos, opened by main, and backed up whole',
			severity: 'error',
			from: {
				path: '^src/server/',
				pathNot: [
					test,
					'\\.repo\\.ts$',
					'^src/server/(db|backup)/',
					'^src/server/(main|open-services|prepare-database)\\.ts$',
				],
			},
			to: { path: '^src/server/db/' },
		},
		{ name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
	],
	options: {
		// TypeScript 7 is none this tool can read with, so @swc/core reads for it. Without that package it sees no TypeScript
		// file at all and still reports success; without this line it cannot tell an import of types from another.
		// tests/architecture/boundaries.test.ts therefore counts what it saw.
		parser: 'swc',
		tsPreCompilationDeps: true,
		doNotFollow: { path: '^node_modules/' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'default'],
		},
	},
};
