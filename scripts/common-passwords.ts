import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';
import { pickCommon } from '#contract/common-passwords.ts';

const id = '\0common-passwords';

/** The package holds all the world's passwords and dictionaries; the browser is given those our rules ask for. */
export function commonPasswords(): Plugin {
	return {
		name: 'common-passwords',
		enforce: 'pre',
		resolveId: { filter: { id: /^@zxcvbn-ts\/language-common$/ }, handler: () => id },
		load: {
			filter: { id: /^\0common-passwords$/ },
			handler: () => {
				const words = JSON.stringify(pickCommon(dictionary['passwords-common']).join(' '));
				return `export const dictionary = { 'passwords-common': ${words}.split(' ') };`;
			},
		},
	};
}
