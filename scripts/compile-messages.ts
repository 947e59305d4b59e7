import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { baseNouns } from '#i18n/base-nouns.ts';

type Words = { [key: string]: string | Words };

const compileAll = (words: Words): unknown =>
	Object.fromEntries(
		Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compileAll(word)]),
	);

const apart = new Set<string>([...baseNouns, 'console', 'mail']);
/** What follows a hyphen is a part of the noun before it. */
const isSiteFile = (file: string): boolean => !apart.has(file.split('-')[0] ?? '');

const baseWords = /^virtual:base-words\/(\w+)$/;

/** Descriptions are for search engines, which read what the server sends; the browser does without them. */
const withoutDescriptions = (words: Words): Words =>
	Object.fromEntries(
		Object.entries(words)
			.filter(([key]) => key !== 'description')
			.map(([key, word]) => [key, typeof word === 'string' ? word : withoutDescriptions(word)]),
	);

function baseWordsOf(locale: string, isServer: boolean, watch: (file: string) => void): string {
	const nouns = baseNouns.map((noun) => {
		const file = resolve(`src/i18n/messages/${locale}/${noun}.json`);
		watch(file);
		const words: Words = JSON.parse(readFileSync(file, 'utf8'));
		return [noun, isServer ? words : withoutDescriptions(words)] as const;
	});
	const base = JSON.stringify(compileAll(Object.fromEntries(nouns)));
	return `export const words = ${base};\nexport const files = {${otherFiles(locale).join()}};`;
}

/** The way to the words of single pages; those of the console (which has its own way to them) and of mails are no page's. */
function otherFiles(locale: string): string[] {
	const folder = resolve(`src/i18n/messages/${locale}`);
	return readdirSync(folder)
		.map((file) => file.replace('.json', ''))
		.filter(isSiteFile)
		.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`${folder}/${file}.json`)})`);
}

/**
 * ICU messages are parsed by the build, so that the browser carries no parser; and what every page needs of a language
 * becomes one module, `virtual:base-words/<locale>`, which also knows where the rest of that language is.
 */
export function compileMessages(): Plugin {
	return {
		name: 'compile-messages',
		enforce: 'pre',
		resolveId: { filter: { id: baseWords }, handler: (id) => id },
		load: {
			filter: { id: baseWords },
			handler(id) {
				const isServer = this.environment.config.consumer === 'server';
				return baseWordsOf(baseWords.exec(id)?.[1] ?? '', isServer, (file) => this.addWatchFile(file));
			},
		},
		transform: {
			filter: { id: /\/src\/i18n\/messages\/\w+\/[\w-]+\.json$/ },
			handler: (code) => ({ code: JSON.stringify(compileAll(JSON.parse(code))), map: null }),
		},
	};
}
