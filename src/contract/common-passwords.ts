/** Long enough to be a password here. */
const least = 10;
/** Of the shorter ones, how many of the most used count as a word to build on. */
const mostUsed = 1_500;

const isWord = /^[a-z]{4,9}$/;

/** Of a list in order of use: what could be a password here, and the words that passwords are most often made of. */
export const pickCommon = (ranked: readonly string[]): string[] =>
	ranked.filter((word, at) => word.length >= least || (at < mostUsed && isWord.test(word)));

let loading: Promise<Set<string>> | undefined;

/**
 * The common passwords, asked for when a password is typed. For the browser the build puts `pickCommon` of the package in
 * its place (scripts/common-passwords.ts), a chunk of its own.
 */
export async function loadCommonPasswords(): Promise<(password: string) => boolean> {
	loading ??= import('@zxcvbn-ts/language-common').then(
		({ dictionary }) => new Set(pickCommon(dictionary['passwords-common'])),
	);
	const common = await loading.catch((error: unknown) => {
		// A chunk that did not arrive is asked for again next time.
		loading = undefined;
		throw error;
	});
	return (password) => common.has(password);
}
