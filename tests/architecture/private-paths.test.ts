import { expect, test } from 'vitest';
import { filesWhere, readCommitted, type Sources } from '../support/source-files.ts';

const isText = /\.(ts|tsx|cjs|mjs|js|json|css|md|sql|svg|html|yml|yaml|txt|sh|example)$|\/?\.[a-z]+$/;
/** A path that starts in somebody's home; an address that merely contains the word does not. */
const privatePath = /(?<![\w.)}-])\/(?:home|Users|work|root)\/\w|[A-Z]:\\+Users\\/;

const withPrivatePaths = (sources: Sources) =>
	filesWhere(sources, (text, path) => isText.test(path) && privatePath.test(text));

test('no committed file names a path of somebody’s machine', () => {
	const committed = readCommitted();
	expect(Object.keys(committed)).toContain('package.json');
	expect(Object.keys(committed).length).toBeGreaterThan(200);
	expect(withPrivatePaths(committed)).toEqual([]);
});

test('a path of somebody’s machine is found', () => {
	const of = (...words: string[]) => ['', ...words].join('/');
	const planted = {
		'src/a.ts': `import '${of('home', 'kim', 'maru', 'a.ts')}';`,
		'docs/b.md': `Open file://${of('Users', 'kim', 'maru')}.`,
		'src/c.ts': `const dir = ${JSON.stringify(['C:', 'Users', 'kim'].join('\\'))};`,
		'docs/d.md': `See https://maru.example${of('home', 'news')} and /home.`,
	};
	expect(withPrivatePaths(planted)).toEqual(['src/a.ts', 'docs/b.md', 'src/c.ts']);
});
