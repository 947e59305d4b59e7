import { passwordLimits } from './password.ts';
import { type PasswordPiece, piecesOf, plainForm, unleet } from './password-pieces.ts';

type PasswordFault = 'password-short' | 'password-long' | 'password-common' | 'password-personal';
type PasswordStrength = 0 | 1 | 2 | 3 | 4;

type IsCommon = (word: string) => boolean;

/** With fewer own characters than this beside a member's name or number, the password is that name or number. */
const leastBesidePersonal = 8;
/** Runs, repeats and years count little; a password worth fewer characters than this is a pattern. */
const leastWorth = 5;

/** What of a password would a stranger find in the member's facts. */
export function personalWords(facts: {
	firstName?: string | null | undefined;
	lastName?: string | null | undefined;
	ownName?: string | null | undefined;
	email?: string | null | undefined;
	birthOn?: string | null | undefined;
	phone?: string | null | undefined;
	businessName?: string | null | undefined;
	businessNameKorean?: string | null | undefined;
}): string[] {
	const local = facts.email?.split('@')[0] ?? '';
	const texts = [facts.firstName, facts.lastName, facts.ownName, local, facts.businessName, facts.businessNameKorean];
	const words = texts
		.filter((text) => text !== null && text !== undefined)
		.flatMap((text) => [plainForm(text), ...text.split(/[^\p{L}\p{M}\p{N}]+/u).map(plainForm)]);
	const all = [...words, ...datesOf(facts.birthOn ?? ''), ...numbersOf(facts.phone ?? '')];
	return [...new Set(all)].filter((word) => word.length >= 3 || /^[^ -~]{2,}$/.test(word));
}

/** A day as people type it: either order, short year, and the Thai year. */
function datesOf(day: string): string[] {
	const [year = '', month = '', date = ''] = day.split('-');
	if (date === '') return [];
	const years = [year, String(Number(year) + 543)];
	return years.flatMap((long) =>
		[long, long.slice(2)].flatMap((one) => [
			one + month + date,
			date + month + one,
			month + date + one,
			...(one === long ? [one] : []),
		]),
	);
}

/** A phone number with and without what stands before it. */
function numbersOf(phone: string): string[] {
	const digits = phone.replace(/\D/g, '');
	return [digits, digits.slice(1), digits.slice(2), digits.slice(3), digits.slice(-8), digits.slice(-7)].filter(
		(number) => number.length >= 6,
	);
}

/** The password as the list of common ones may hold it: without decoration, spelt plainly, said once. */
function commonForms(password: string): string[] {
	const lower = password.normalize('NFKC').toLowerCase();
	const forms = [lower, plainForm(password)].flatMap((form) => [form, form.replace(/^[^a-z]+|[^a-z]+$/g, '')]);
	const once = forms.map((form) => /^(.+?)\1+$/.exec(form)?.[1] ?? form);
	const plain = [...forms, ...once];
	return [...new Set([...plain, ...plain.map(unleet), ...plain.map((form) => [...form].reverse().join(''))])].filter(
		(form) => form !== '',
	);
}

const worthOf = (pieces: PasswordPiece[]) => pieces.reduce((sum, { worth }) => sum + worth, 0);

const isPersonal = (password: string, personal: string[], isCommon: IsCommon): boolean => {
	const pieces = piecesOf(password, { personal, isCommon });
	return (
		pieces.some(({ kind }) => kind === 'personal') &&
		worthOf(pieces.filter(({ kind }) => kind !== 'personal')) < leastBesidePersonal
	);
};

/** Why a password is refused. The list and the member's own words are given; rules ask nobody. */
export function passwordFault(password: string, personal: string[], isCommon: IsCommon): PasswordFault | undefined {
	if (password.length < passwordLimits.min) return 'password-short';
	if (password.length > passwordLimits.max) return 'password-long';
	if (commonForms(password).some(isCommon)) return 'password-common';
	if (isPersonal(password, personal, isCommon)) return 'password-personal';
	return worthOf(piecesOf(password, { personal: [], isCommon })) < leastWorth ? 'password-common' : undefined;
}

/** How many signs each character was chosen from. */
function poolOf(password: string): number {
	const pools: [RegExp, number][] = [
		[/[a-z]/, 26],
		[/[A-Z]/, 26],
		[/\d/, 10],
		[/[^\p{L}\p{M}\p{N}]/u, 20],
		[/[^ -~]/, 60],
	];
	return pools.reduce((sum, [sign, size]) => (sign.test(password) ? sum + size : sum), 0);
}

/** Bits of guessing from which each step is reached. */
const steps = [30, 42, 54, 66];

/** From 0, guessed at once, to 4, not guessed. What would be refused never gets past 1. */
export function passwordStrength(password: string, personal: string[], isCommon: IsCommon): PasswordStrength {
	if (password === '') return 0;
	const bits = worthOf(piecesOf(password, { personal, isCommon })) * Math.log2(Math.max(poolOf(password), 2));
	const reached = steps.filter((step) => bits >= step).length as PasswordStrength;
	const fault = passwordFault(password, personal, isCommon);
	if (fault === 'password-common' || fault === 'password-personal') return 0;
	return fault === 'password-short' ? (Math.min(reached, 1) as PasswordStrength) : reached;
}
