import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Words = { [key: string]: string | Words };

const compileAll = (words: Words): unknown =>
	Object.fromEntries(
		Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compileAll(word)]),
	);

/** ICU messages are parsed by the build, so that the browser carries no parser. */
export function compileMessages(): Plugin {
	return {
		name: 'compile-messages',
		enforce: 'pre',
		transform: {
			filter: { id: /\/src\/i18n\/messages\/\w+\/\w+\.json$/ },
			handler: (code) => ({ code: JSON.stringify(compileAll(JSON.parse(code))), map: null }),
		},
	};
}
