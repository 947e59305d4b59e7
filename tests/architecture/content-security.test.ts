import { expect, test } from 'vitest';
import { filesWhere, readSources, type Sources } from '../support/source-files.ts';

/** What the content security policy would refuse in the reader's browser, where no test looks. */
const refused: { what: string; files: RegExp; pattern: RegExp }[] = [
	{ what: 'a style property', files: /\.tsx$/, pattern: /\bstyle=\{/ },
	{ what: 'a style attribute', files: /\.tsx?$/, pattern: /\bstyle=\\?["']|setAttribute\(\s*['"]style['"]/ },
	{ what: 'an attribute with a script', files: /\.tsx?$/, pattern: /\son[a-z]+=\\?["']/ },
	{ what: 'raw HTML', files: /\.tsx?$/, pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML/ },
	{ what: 'a script from text', files: /\.tsx?$/, pattern: /\beval\(|new Function\(|javascript:/ },
	{ what: 'a data: address', files: /\.(css|tsx)$/, pattern: /url\(\s*["']?data:|src=\\?["']data:/ },
];

const cspFaults = (sources: Sources) =>
	Object.entries(sources)
		.filter(([path]) => !/\.test\.tsx?$/.test(path))
		.flatMap(([path, text]) =>
			refused
				.filter(({ files, pattern }) => files.test(path) && pattern.test(text))
				.map(({ what }) => `${path} has ${what}`),
		);

test('nothing in src and dev needs what the content security policy forbids', () => {
	expect(cspFaults(readSources('{src,dev}/**/*.{ts,tsx,css}'))).toEqual([]);
});

test.each([
	['a style property', 'src/ui/a.tsx', '<p style={{ color }}>'],
	['a style attribute', 'src/server/mail/a.ts', '`<p style="color: red">`'],
	['a style attribute', 'src/ui/a.ts', `element.setAttribute('style', text);`],
	['an attribute with a script', 'src/site/document.ts', '`<body onload="go()">`'],
	['raw HTML', 'src/ui/a.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
	['raw HTML', 'src/ui/a.ts', 'element.innerHTML = text;'],
	['a script from text', 'src/ui/a.ts', 'eval(text);'],
	['a data: address', 'src/ui/a.css', '.a { background: url("data:image/svg+xml,…"); }'],
])('%s is found', (what, path, text) => {
	expect(cspFaults({ [path]: text, 'src/ui/sound.tsx': '<p className={styles.text} onClick={go}>' })).toEqual([
		`${path} has ${what}`,
	]);
});

/** Whichever part of the contract a page asks for first, zod has heard of the policy before it makes a schema (contract/zod-in-browser.ts). */
const unaware = (sources: Sources) =>
	filesWhere(
		sources,
		(text, path) =>
			/from 'zod'/.test(text) &&
			!/(endpoint|zod-in-browser)\.ts';/.test(text) &&
			!/zod-in-browser\.ts$|\.test\.ts$/.test(path),
	);

test('every schema of the contract is made after zod has heard of the policy', () => {
	expect(unaware(readSources('src/contract/**/*.ts'))).toEqual([]);
	expect(unaware({ 'src/contract/api/a.ts': "import { z } from 'zod';\n" })).toEqual(['src/contract/api/a.ts']);
});
