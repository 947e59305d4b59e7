/** A password taken apart: what is guessed as a whole counts little, however long it is. */
export type PasswordPiece = {
	kind: 'personal' | 'common' | 'run' | 'repeat' | 'again' | 'year' | 'sign';
	text: string;
	/** In characters one would have to guess. */
	worth: number;
};

type Words = { personal: string[]; isCommon: (word: string) => boolean };
type Match = Omit<PasswordPiece, 'text'> & { length: number };

const leet: Record<string, string> = {
	'0': 'o',
	'1': 'i',
	'3': 'e',
	'4': 'a',
	'5': 's',
	'7': 't',
	'@': 'a',
	$: 's',
	'!': 'i',
};

/** “P4$$w0rd” as “password”: as long as what was given. */
export const unleet = (text: string): string => text.replace(/[0134577@$!]/g, (sign) => leet[sign] ?? sign);

/** Letters and digits alone, in lower case. */
export const plainForm = (text: string): string =>
	text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Neighbours in these are no choice: the alphabet, the digits, and the rows and columns of keyboards. */
const rows = [
	'abcdefghijklmnopqrstuvwxyz',
	'01234567890',
	'qwertyuiop[]',
	"asdfghjkl;'",
	'zxcvbnm,./',
	'1qaz2wsx3edc4rfv5tgb6yhn7ujm',
	'1q2w3e4r5t6y7u8i9o0p',
	'qazwsxedcrfvtgbyhnujm',
	'!@#$%^&*()',
	'йцукенгшщзхъ',
	'фывапролджэ',
	'ячсмитьбю',
	'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
];
const neighbours = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** How much of the text from here on is a stretch of one of the rows. */
function runLength(text: string, at: number): number {
	const longest = (row: string) => {
		let length = 2;
		while (at + length < text.length && row.includes(text.slice(at, at + length + 1))) length += 1;
		return row.includes(text.slice(at, at + length)) ? length : 0;
	};
	return at + 2 < text.length ? Math.max(...neighbours.map(longest)) : 0;
}

const repeatLength = (text: string, at: number): number => {
	let end = at + 1;
	while (end < text.length && text[end] === text[at]) end += 1;
	return end - at;
};

/** The longest stretch from here that stood before in the password. */
function againLength(text: string, at: number): number {
	const before = text.slice(0, at);
	let length = 0;
	while (at + length < text.length && before.includes(text.slice(at, at + length + 1))) length += 1;
	return length;
}

function commonLength(forms: string[], at: number, isCommon: Words['isCommon']): number {
	const longest = Math.min(24, (forms[0]?.length ?? 0) - at);
	for (let length = longest; length >= 4; length -= 1)
		if (forms.some((form) => isCommon(form.slice(at, at + length)))) return length;
	return 0;
}

/** The best reading from here: the longest, and what tells most among equals. */
function matchAt(forms: [text: string, spelt: string], at: number, { personal, isCommon }: Words): Match {
	const [text] = forms;
	const own = personal.filter((word) => forms.some((form) => form.startsWith(word, at)));
	const run = runLength(text, at);
	const repeat = repeatLength(text, at);
	const again = againLength(text, at);
	const found: Match[] = [
		{ kind: 'personal', length: Math.max(0, ...own.map(({ length }) => length)), worth: 1 },
		{ kind: 'common', length: commonLength(forms, at, isCommon), worth: 2 },
		{ kind: 'year', length: /^(?:19|20|25)\d\d(?!\d)/.test(text.slice(at)) ? 4 : 0, worth: 1 },
		{ kind: 'run', length: run >= 3 ? run : 0, worth: 1.5 },
		{ kind: 'repeat', length: repeat >= 3 ? repeat : 0, worth: 1 },
		{ kind: 'again', length: again >= 3 ? again : 0, worth: 0.5 },
	];
	const best = found.reduce((one, other) => (other.length > one.length ? other : one));
	return best.length > 0 ? best : { kind: 'sign', length: 1, worth: 1 };
}

/** From left to right. Signs between letters are set aside first, so that “a.n.n.a” is read as “anna”. */
export function piecesOf(password: string, words: Words): PasswordPiece[] {
	const lower = password.normalize('NFKC').toLowerCase();
	const whole = readPieces(lower, words);
	const bare = readPieces(plainForm(lower), words);
	const setAside = [...lower].length - [...plainForm(lower)].length;
	// Each sign set aside is still one that was typed; the cheaper reading is the guesser's.
	const worth = (pieces: PasswordPiece[]) => pieces.reduce((sum, piece) => sum + piece.worth, 0);
	const signs = Array.from({ length: Math.min(setAside, 2) }, () => ({ kind: 'sign' as const, text: '', worth: 1 }));
	return worth(bare) + signs.length < worth(whole) ? [...bare, ...signs] : whole;
}

function readPieces(text: string, words: Words): PasswordPiece[] {
	const forms: [string, string] = [text, unleet(text)];
	const pieces: PasswordPiece[] = [];
	for (let at = 0; at < text.length; ) {
		const { kind, length, worth } = matchAt(forms, at, words);
		pieces.push({ kind, text: text.slice(at, at + length), worth });
		at += length;
	}
	return pieces;
}
