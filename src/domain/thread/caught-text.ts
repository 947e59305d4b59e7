/** What is not sent in a message: a link to elsewhere, the number of a card. */
type CaughtKind = 'link' | 'card-number';

/** Signs that are not seen, or only look like others, do not hide what was written. */
const plain = (text: string): string =>
	text
		.normalize('NFKC')
		.replace(/[\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '')
		.replace(/[\u3002\uff61]/g, '.')
		.replace(/\p{Nd}/gu, digit);

/** Thai, Arabic and all other digits as ours: every block of ten begins at its nought. */
function digit(sign: string): string {
	const code = sign.codePointAt(0) ?? 0;
	if (code < 0x80) return sign;
	let nought = code;
	while (code - nought < 9 && /\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
	return String(code - nought);
}

/** Where the way to a place is shown: what guests and hosts have to send each other. */
const mapHosts = [
	/^(m\.)?map\.naver\.com$/,
	/^naver\.me$/,
	/^(m\.)?map\.kakao\.com$/,
	/^place\.map\.kakao\.com$/,
	/^kko\.to$/,
	/^maps\.google\.(com|co\.kr|co\.th|co\.id|ru|com\.vn)$/,
	/^maps\.app\.goo\.gl$/,
];
const mapPaths = /^(www\.)?google\.[a-z.]+\/maps(\/|\?|$)/;

/** The last part of a name that says by itself that it is one; the others are words too ("Yes.In the evening"). */
const endings = 'com|net|org|info|biz|xyz|kr|ru|su|рф|th|vn|cn|jp|uk|eu|io|ly|gl|gg|cc|tv|xn--[a-z0-9-]+';
const wordEndings =
	'shop|store|site|online|top|club|live|link|click|app|dev|page|web|me|to|co|id|us|de|fr|in|my|sg|ru|travel|tours|hotel|vip|pro|bio|cash|money|world|fun|win|space|website|cloud|tech|ai|asia';
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const path = String.raw`(?::\d+)?[/?#][^\s<>"']*`;
const address = new RegExp(
	[
		String.raw`(?<![\p{L}\p{N}@._-])(?:`,
		String.raw`(?<scheme>[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s<>"']+`,
		String.raw`|www\.(?:${label}\.)+\p{L}{2,}(?:${path})?`,
		String.raw`|(?:${label}\.)+(?:${endings})(?:${path})?`,
		String.raw`|(?:${label}\.)+(?:${wordEndings})${path}`,
		String.raw`)(?![\p{L}\p{N}@-])`,
	].join(''),
	'giu',
);

type FoundLink = { at: number; text: string; isKnown: boolean };

/** Our own pages and maps may be sent; whatever else can be followed is a link to elsewhere. */
export function linksIn(text: string, ownHost: string): FoundLink[] {
	return [...plain(text).matchAll(address)].map((match) => {
		const found = match[0].replace(/[.,;:!?)\]]+$/, '');
		const rest = found.slice(match.groups?.scheme?.length ?? 0).toLowerCase();
		const host = (/^[^/?#]*/.exec(rest)?.[0] ?? '').replace(/:\d+$/, '');
		const isWeb = match.groups?.scheme === undefined || /^https?:\/\/$/i.test(match.groups.scheme);
		const isMap = mapHosts.some((known) => known.test(host)) || mapPaths.test(rest);
		return { at: match.index, text: found, isKnown: isWeb && (host === ownHost.toLowerCase() || isMap) };
	});
}

/** First digits and lengths of cards in use: Visa, Mastercard, Mir, American Express, Diners, JCB, UnionPay, Discover, BC. */
const cards =
	/^(4(\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(2[0-9]{2}|[3-6]\d{2}|7[01]\d|720)\d{12}|3[47]\d{13}|3(0[0-5]|[68]\d)\d{11}|35\d{14}|6(011|5\d{2}|4[4-9]\d)\d{12}|62\d{14,17}|81\d{14}|9\d{15})$/;

/** The check digit that every card ends with. */
function addsUp(digits: string): boolean {
	const sum = [...digits].reverse().reduce((before, sign, at) => {
		const value = Number(sign) * (at % 2 === 1 ? 2 : 1);
		return before + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** Digits with little between them, over several lines too. */
const runs = /\d+(?:[\s.,\-–—_/|·]{1,3}\d+)*/g;

/** A card may be followed by its month or a code: every part of a run that could be one is tried. */
const hasCard = (text: string): boolean =>
	(plain(text).match(runs) ?? []).some((run) => {
		const groups = run.split(/\D+/);
		return groups.some((_, from) => beginsWithCard(groups.slice(from)));
	});

const mostDigits = 19;

function beginsWithCard(groups: readonly string[]): boolean {
	let digits = '';
	for (const group of groups) {
		digits += group;
		if (digits.length > mostDigits) return false;
		if (cards.test(digits) && addsUp(digits)) return true;
	}
	return false;
}

/** The first thing in a text for which it is not sent; undefined where nothing is. */
export function caughtIn(text: string, ownHost: string): CaughtKind | undefined {
	if (hasCard(text)) return 'card-number';
	return linksIn(text, ownHost).some(({ isKnown }) => !isKnown) ? 'link' : undefined;
}
