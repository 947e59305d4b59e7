import { expect, test } from 'vitest';
import { settingsSchema } from '#server/env.ts';
import { filesWhere, readSources, readText, type Sources } from '../support/source-files.ts';

const onlyReader = 'src/server/env.ts';
const reading = /process\??\.env\b|process\[['"]env|\benv\b[^;]*from 'node:process'|loadEnvFile/;
const environmentReaders = (sources: Sources) =>
	filesWhere(sources, (text, path) => path !== onlyReader && reading.test(text));

test('only src/server/env.ts reads the environment', () => {
	const sources = readSources('src/**/*.{ts,tsx}');
	expect(reading.test(sources[onlyReader] ?? '')).toBe(true);
	expect(environmentReaders(sources)).toEqual([]);
});

test('another reader of the environment is found', () => {
	const planted = {
		'src/server/env.ts': 'parseSettings(process.env)',
		'src/server/http/a.ts': 'const port = process.env.PORT;',
		'src/server/http/b.ts': `const { PORT } = process['env'];`,
		'src/server/http/c.ts': `import { env } from 'node:process';`,
		'src/server/http/d.ts': 'const { PORT } = settings;',
	};
	expect(environmentReaders(planted)).toEqual(['src/server/http/a.ts', 'src/server/http/b.ts', 'src/server/http/c.ts']);
});

const namesIn = (example: string) => [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? '');

function exampleFaults(example: string, settings: string[]): string[] {
	const named = namesIn(example);
	return [
		...settings.filter((name) => !named.includes(name)).map((name) => `.env.example lacks ${name}`),
		...named.filter((name) => !settings.includes(name)).map((name) => `${name} is no setting`),
		...named.filter((name, at) => named.indexOf(name) !== at).map((name) => `${name} stands twice`),
	];
}

test('.env.example names exactly the settings there are', () => {
	expect(exampleFaults(readText('.env.example'), Object.keys(settingsSchema.shape))).toEqual([]);
});

test('a missing, a surplus and a doubled setting are found', () => {
	expect(exampleFaults('# Where\n#PORT=1\nHOSTS=a\n#PORT=2\n', ['PORT', 'HOST'])).toEqual([
		'.env.example lacks HOST',
		'HOSTS is no setting',
		'PORT stands twice',
	]);
});

/** The table below "## Settings"; a row may name two that belong together. */
const namesInTable = (readme: string) => {
	const table = readme.split(/^## /m).find((part) => part.startsWith('Settings\n')) ?? '';
	return [...table.matchAll(/^\| (`[A-Z0-9_]+`(?:, `[A-Z0-9_]+`)*) \|/gm)].flatMap(([, names = '']) =>
		names.split(', ').map((name) => name.replaceAll('`', '')),
	);
};

const tableFaults = (readme: string, settings: string[]) => [
	...settings.filter((name) => !namesInTable(readme).includes(name)).map((name) => `README.md lacks ${name}`),
	...namesInTable(readme)
		.filter((name) => !settings.includes(name))
		.map((name) => `${name} is no setting`),
];

test('the table of README.md names exactly the settings there are', () => {
	expect(tableFaults(readText('README.md'), Object.keys(settingsSchema.shape))).toEqual([]);
});

test('a setting that README.md lacks and one that is gone are found', () => {
	const planted =
		'# Maru\n\n## Settings\n\n| `PORT` | `3000` | port |\n| `OLD`, `OLDER` | none | old |\n\n## The map\n\n| `MAP` | |\n';
	expect(tableFaults(planted, ['PORT', 'HOST'])).toEqual([
		'README.md lacks HOST',
		'OLD is no setting',
		'OLDER is no setting',
	]);
});
