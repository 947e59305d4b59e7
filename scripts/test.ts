import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chooseByWords, journeysOfChange, type TestFile } from './choose-tests.ts';
import { requireChromium } from './chromium.ts';

/**
 * Every check and test of the product, or a part of them:
 *
 *   npm test                            all of it, as CI does
 *   npm test -- voucher                 tests and journeys with that word in their file's path, or in a journey's title
 *   npm test -- --changed               checks, and what the work that is not committed touches
 *   npm test -- --changed --since main  the same of everything since a commit
 */
const { values: asked, positionals: words } = parseArgs({
	options: { changed: { type: 'boolean', default: false }, since: { type: 'string', default: 'HEAD' } },
	allowPositionals: true,
});

type Count = {
	passed: number;
	failed: number;
	/** Passed at no try, and at a later one only: each by its name, with what it said. */
	broken?: string[];
	doubtful?: string[];
};
type Step = {
	name: string;
	command: string[];
	/** Which steps must have ended before. */
	after?: readonly string[];
	/** Reads how many tests ran; without it the step itself is one check. */
	count?: () => Count;
	env?: Record<string, string>;
	/** What it says is worth reading when it passes, too. */
	isShown?: true;
	/** A line that is told at once: whoever stops a long step before its end still reads how far it came. */
	isNews?: (line: string, seconds: number) => boolean;
	/** What of it failed, to be tried once more: a hiccup of the machine is told from a fault so, and is named. */
	again?: () => Step | undefined;
};

const reports = '.cache/test';

/** A test that was skipped has not passed, and a runner that ran nothing has failed. */
const orNothing = ({ passed, failed }: Count): Count =>
	passed + failed === 0 ? { passed: 0, failed: 1 } : { passed, failed };

function readVitest(file: string): Count {
	const report = JSON.parse(readFileSync(file, 'utf8')) as {
		numPassedTests: number;
		numTotalTests: number;
		numFailedTestSuites: number;
		success: boolean;
	};
	const failed = report.numTotalTests - report.numPassedTests;
	return { passed: report.numPassedTests, failed: failed === 0 && !report.success ? 1 : failed };
}

/** The files in which something failed; none where the runner itself did. */
function failedFiles(file: string): string[] {
	const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as { testResults: { name: string; status: string }[] };
	return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

type Try = { status: string; error?: { message?: string; location?: { line: number } } };
type Tried = { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: Try[] };
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: Tried[] }[] };

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape by which a terminal is told a colour
const colours = /\u001b\[[\d;]*m/g;

/** What the tries that failed said, a line each: the whole of it may be cut off where the run is read. */
const saidBy = ({ results }: Tried): string[] =>
	results.flatMap(({ error }) => {
		if (!error) return [];
		const lines = (error.message ?? '').replace(colours, '').split('\n');
		const said = lines.map((line) => line.trim()).filter((line) => line !== '');
		return [`line ${error.location?.line ?? '?'}: ${said.slice(0, 8).join(' | ').slice(0, 600)}`];
	});

/** The journeys that ended so, each with what its tries said. */
const endedAs = (status: Tried['status'], { suites = [], specs = [] }: Suite): string[] => [
	...specs.flatMap((one) => {
		const tried = one.tests.filter((test) => test.status === status);
		return tried.map((test) => [`${one.file}: ${one.title}`, ...saidBy(test)].join('\n       '));
	}),
	...suites.flatMap((suite) => endedAs(status, suite)),
];

function countPlaywright(file: string): Count {
	const report = JSON.parse(readFileSync(file, 'utf8')) as Suite & {
		stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
		errors: unknown[];
	};
	const { expected, unexpected, flaky, skipped } = report.stats;
	const count = orNothing({ passed: expected + flaky, failed: unexpected + skipped + report.errors.length });
	return { ...count, broken: endedAs('unexpected', report), doubtful: endedAs('flaky', report) };
}

/** What a runner says of the tests that passed would bury what it says of the others. */
const withoutPassed = (output: string): string =>
	output
		.split('\n')
		.filter((line) => !/^\s*✓/.test(line))
		.join('\n');

const vitest = (name: string, ...chosen: string[]): Step => ({
	name: `${name} tests`,
	command: [
		'vitest',
		'run',
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${reports}/${name}.json`,
		...chosen,
	],
	count: () => orNothing(readVitest(`${reports}/${name}.json`)),
	again: () => {
		const files = failedFiles(`${reports}/${name}.json`);
		if (files.length === 0) return undefined;
		const { again: _, ...step } = vitest(`${name}-again`, ...chosen.filter((one) => one.startsWith('--')), ...files);
		return step;
	},
});

const build: Step = { name: 'build', command: ['node', 'scripts/build.ts'] };
/** One checker: each of several works out again the types that the others have, for twice the work on two cores. */
const types: Step = { name: 'types', command: ['tsc', '-p', '.', '--checkers', '1'] };
const lint: Step = { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] };
/** For a change alone: of the whole, tests/architecture/boundaries.test.ts asks the same tool the same. */
const boundaries: Step = {
	name: 'boundaries',
	command: ['depcruise', 'src', 'demo', 'dev', 'art', 'scripts', 'bench'],
};
const deadCode: Step = { name: 'dead code', command: ['knip'] };
const duplicates: Step = { name: 'duplicates', command: ['jscpd', '--config', '.jscpd.json'] };
const weights: Step = { name: 'weights', after: ['build'], command: ['node', 'scripts/weigh-pages.ts'], isShown: true };

/** Every journey that did not pass at once, and the first that passed after each further five minutes. */
function isJourneyNews(): (line: string, seconds: number) => boolean {
	let told = 0;
	return (line, seconds) => {
		if (/^\s*✘/.test(line)) return true;
		if (!/^\s*✓/.test(line) || seconds < told + 300) return false;
		told = seconds;
		return true;
	};
}

/** The journeys come alone: a browser on a machine with no core to spare proves nothing. */
const journeys = (after: readonly string[], ...chosen: string[]): Step => ({
	name: 'browser journeys',
	after,
	command: ['playwright', 'test', ...chosen],
	env: { E2E_REPORT: `${reports}/browser.json` },
	isNews: isJourneyNews(),
	count: () => countPlaywright(`${reports}/browser.json`),
});

const all = (): Step[] => [
	build,
	types,
	// They wait more than they work: all the while beside the others.
	{ ...vitest('process', '--project=process'), after: ['build'] },
	vitest('unit', '--project=unit'),
	lint,
	deadCode,
	duplicates,
	weights,
	{ ...vitest('database', '--project=database'), after: ['unit tests'] },
	journeys(['process tests', 'database tests']),
];

const git = (...args: string[]): string[] =>
	execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const testFiles = (): TestFile[] =>
	git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.e2e.ts').map((path) => ({
		path,
		text: readFileSync(path, 'utf8'),
	}));

/** What can make a page of the site heavier: its own code, and all that it imports. */
const isLoadedByPages = (path: string): boolean => /^src\/(site|ui|views|contract|i18n|domain)\//.test(path);

/** Journeys need the product as it is built, as weights do, and come last. */
function thenJourneys(steps: Step[], chosen: readonly string[]): Step[] {
	const last = chosen.length === 0 ? [] : [journeys([steps.at(-1)?.name ?? build.name], ...chosen)];
	const isBuilt = last.length > 0 || steps.includes(weights);
	return [...(isBuilt ? [build] : []), ...steps, ...last];
}

function ofWords(): Step[] {
	const chosen = chooseByWords(testFiles(), words);
	const steps = chosen.files.length === 0 ? [] : [vitest('chosen', ...chosen.files)];
	if (steps.length + chosen.journeys.length === 0) throw new Error(`No test has to do with “${words.join(' ')}”.`);
	return thenJourneys(steps, chosen.journeys);
}

function ofChange(): Step[] {
	const changed = [...git('diff', '--name-only', asked.since), ...git('ls-files', '--others', '--exclude-standard')];
	if (changed.length === 0) throw new Error(`Nothing has changed since ${asked.since}.`);
	// Many a change touches no test: of a document, of a picture.
	const touched: Step = {
		...vitest('touched', `--changed=${asked.since}`, '--passWithNoTests'),
		count: () => readVitest(`${reports}/touched.json`),
	};
	const weighed = changed.some(isLoadedByPages) ? [weights] : [];
	const steps = [types, lint, boundaries, deadCode, duplicates, ...weighed, touched];
	return thenJourneys(steps, journeysOfChange(testFiles(), changed));
}

function runStep(step: Step): Promise<Count> {
	const [command = '', ...args] = step.command;
	const started = Date.now();
	return new Promise((resolve) => {
		let output = '';
		const child = spawn(command, args, {
			env: { ...process.env, ...step.env, NO_COLOR: '1', FORCE_COLOR: '0' },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let rest = '';
		const keep = (chunk: string) => {
			output += chunk;
			const lines = (rest + chunk).split('\n');
			rest = lines.pop() ?? '';
			const seconds = Math.round((Date.now() - started) / 1000);
			for (const line of lines)
				if (step.isNews?.(line, seconds)) console.info(`${step.name}, ${seconds} s: ${line.trim()}`);
		};
		child.stdout.setEncoding('utf8').on('data', keep);
		child.stderr.setEncoding('utf8').on('data', keep);
		child.on('error', (error) => keep(error.message));
		child.on('close', (code) => {
			const count = countOf(step, code === 0);
			const seconds = Math.round((Date.now() - started) / 1000);
			console.info(
				`${count.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${count.passed} passed${count.failed ? `, ${count.failed} failed` : ''}, ${seconds} s)`,
			);
			for (const name of count.broken ?? []) console.info(`     failed: ${name}`);
			for (const name of count.doubtful ?? []) console.info(`     passed at a later try: ${name}`);
			if (count.failed > 0 || step.isShown) console.info(withoutPassed(output));
			resolve(count);
		});
	});
}

/** Once more where something failed; what then passes counts as passed, and is named. */
async function tryStep(step: Step): Promise<Count> {
	const first = await runStep(step);
	const again = first.failed === 0 ? undefined : step.again?.();
	if (!again) return first;
	const second = await runStep(again);
	if (second.failed > 0) return first;
	console.info(`     ${step.name}: ${first.failed} passed at the second try only, told above`);
	return { passed: first.passed + first.failed, failed: 0 };
}

function countOf(step: Step, hasSucceeded: boolean): Count {
	if (!step.count) return hasSucceeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	try {
		const count = step.count();
		return count.failed === 0 && !hasSucceeded ? { ...count, failed: 1 } : count;
	} catch {
		return { passed: 0, failed: 1 };
	}
}

/** Two steps at a time, for two cores, each after the one it names. */
async function runAll(todo: Step[]): Promise<Count> {
	const total: Count = { passed: 0, failed: 0 };
	const ended = new Set<string>();
	const lane = async () => {
		for (;;) {
			const at = todo.findIndex((step) => (step.after ?? []).every((name) => ended.has(name)));
			const [step] = at < 0 ? [] : todo.splice(at, 1);
			if (!step && todo.length === 0) return;
			if (!step) {
				await new Promise((resolve) => setTimeout(resolve, 200));
				continue;
			}
			const count = await tryStep(step);
			ended.add(step.name);
			total.passed += count.passed;
			total.failed += count.failed;
		}
	};
	await Promise.all([lane(), lane()]);
	return total;
}

const stepsAsked = (): Step[] => {
	if (asked.changed) return ofChange();
	return words.length > 0 ? ofWords() : all();
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let total: Count = { passed: 0, failed: 1 };
try {
	const steps = stepsAsked();
	if (steps.some(({ name }) => name === 'browser journeys'))
		process.env.CHROMIUM_PATH = requireChromium((sentence) => console.info(sentence));
	total = await runAll(steps);
} catch (error) {
	console.error((error as Error).message);
}
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
