import { contactMask } from './contact-mask.ts';

/** How somebody could be reached past the site: found in a text, pointed out to its writer, hidden from its readers. */
const contactKinds = ['phone', 'email', 'link', 'handle'] as const;
type ContactKind = (typeof contactKinds)[number];
export type FoundContact = { kind: ContactKind; from: number; to: number; text: string };

/** Digits of every script one types here become ours; the length stays. */
const digitRanges = [0x0660, 0x06f0, 0x0e50, 0xff10];
const plainDigits = (text: string): string =>
	text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\uff10-\uff19]/g, (digit) => {
		const code = digit.charCodeAt(0);
		const zero = digitRanges.find((start) => code >= start && code < start + 10) ?? code;
		return String(code - zero);
	});

const letters = 'a-z0-9\\u00c0-\\u024f\\u0400-\\u04ff\\uac00-\\ud7a3';
const at = String.raw`\s*(?:@|＠|\(at\)|\[at\]|\{at\}|\sat\s|\(собака\)|\sсобака\s|골뱅이)\s*`;
const dot = String.raw`(?:\.|\s*(?:\(dot\)|\[dot\]|\{dot\}|\(точка\)|\sdot\s|\sточка\s|\schấm\s|\stitik\s|점)\s*)`;
const name = `[${letters}](?:[${letters}._%+-]{0,63})`;
const label = '[a-z0-9](?:[a-z0-9-]{0,40})';
const ends =
	'(?:com|net|org|info|biz|ru|kz|th|vn|id|kr|co|io|me|my|sg|uz|by|ua|app|link|site|shop|online|xyz|su|рф|clinic|travel|page|ly|gl|cc|to)';

/** Each with what it finds. What spells a sign out (“at”, “dot”) counts only where the whole is an address. */
const patterns: readonly { kind: ContactKind; pattern: RegExp }[] = [
	{ kind: 'email', pattern: new RegExp(`${name}${at}${label}(?:${dot}${label}){0,3}${dot}${ends}(?![a-z])`, 'giu') },
	{ kind: 'link', pattern: /\b(?:https?:\/\/|www\.)\S+/giu },
	{
		kind: 'link',
		pattern: new RegExp(`(?<![${letters}@.])${label}(?:\\.${label}){0,3}\\.${ends}(?![a-z0-9-])(?:\\/\\S*)?`, 'giu'),
	},
	{
		kind: 'handle',
		pattern:
			/(?:whats\s?app|watsapp|вотсап\S*|ватсап\S*|whatsap|wa|telegram|телеграм\S*|телега|тг|tele|line|ไลน์|zalo|kakao(?:\s?talk)?|카카오톡|카톡|viber|вайбер|wechat|signal|instagram|инстаграм\S*|insta|инста|ig|facebook|fb|messenger|skype|vk|вк)(?:\s?(?:id|ид|ไอดี|아이디|name|ник|nick|account|аккаунт))?\s*(?:[:：=＝]|\bis\b|是|는|은|->|→)\s*@?[\p{L}\p{N}_.+-]{3,40}/giu,
	},
	{ kind: 'handle', pattern: new RegExp(`(?<![${letters}.])[@＠][a-z0-9_](?:[a-z0-9_.]{2,31})`, 'giu') },
];

/** Words for digits, as people write them to get past a filter: six or more in a row are a number. */
const digitWords =
	'zero|oh|one|two|three|four|five|six|seven|eight|nine|ноль|один|два|три|четыре|пять|шесть|семь|восемь|девять|ศูนย์|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|không|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|공|영|일|이|삼|사|오|육|칠|팔|구';
const spelled = new RegExp(`(?<!\\p{L})(?:(?:${digitWords}|\\d)[\\s.,-]*){7,}(?!\\p{L})`, 'giu');
const hasWordDigits = new RegExp(`(?:${digitWords})`, 'giu');

/** Digits with what people put between them. Dates, sums and sizes have such too: `isPhone` tells them apart. */
const digitRuns = /(?:[+＋]\s?)?\(?\d(?:[\s().\-–—/·•_*]{0,3}\d){6,16}/gu;

const isDate = (text: string): boolean =>
	/^\(?(?:19|20)\d\d[\s./-]{1,2}\d{1,2}[\s./-]{1,2}\d{1,2}(?!\d)/.test(text) ||
	/^\d{1,2}[\s./-]{1,2}\d{1,2}[\s./-]{1,2}(?:19|20)?\d\d(?!\d)/.test(text) ||
	/^(?:19|20)\d\d\s?[-–—/]\s?(?:19|20)\d\d$/.test(text) ||
	/^\d{1,2}[./]\d{1,2}\s?[-–—]\s?\d{1,2}[./]\d{1,2}(?:[./](?:20)?\d\d)?$/.test(text);
/** 1 500 000, 1.500.000, 500-600-thousand: groups of three, or a round sum. */
const isSum = (text: string): boolean =>
	/^\d{1,3}(?:[ .,\u00a0]\d{3}){2,4}$/.test(text) || /^[1-9]\d{0,5}0{3,}$/.test(text);

/** As long as numbers are in Russia, Kazakhstan, Thailand, Viet Nam, Indonesia and Korea, and begun as they begin there. */
function isPhone(run: string): boolean {
	const digits = run.replace(/\D/g, '');
	if (/^\s?[+＋]/.test(run)) return digits.length >= 8 && digits.length <= 15;
	if (isDate(run) || isSum(run)) return false;
	if (/^0\d{8,11}$/.test(digits)) return true;
	return /^(?:7[0-9]{10}|8[0-9]{10}|66\d{8,9}|84\d{9,10}|62\d{9,12}|82\d{8,10}|9\d{9}|1[568]\d{6})$/.test(digits);
}

function findPhones(text: string): FoundContact[] {
	const runs = [...text.matchAll(digitRuns)].filter(([run]) => isPhone(run));
	const words = [...text.matchAll(spelled)].filter(([run]) => (run.match(hasWordDigits)?.length ?? 0) >= 4);
	return [...runs, ...words].map((match) => foundBy('phone', match));
}

const foundBy = (kind: ContactKind, match: RegExpExecArray): FoundContact => {
	const text = match[0].trimEnd().replace(/[.,;:!?)]+$/u, '');
	const from = match.index + (text.length - text.trimStart().length);
	return { kind, from, to: match.index + text.length, text: text.trimStart() };
};

/** Where a text tells how its writer can be reached, in order, none over another. */
export function findContacts(text: string): FoundContact[] {
	const plain = plainDigits(text);
	const found = [
		...patterns.flatMap(({ kind, pattern }) => [...plain.matchAll(pattern)].map((match) => foundBy(kind, match))),
		...findPhones(plain),
	].sort((one, other) => one.from - other.from || other.to - one.to);
	const apart: FoundContact[] = [];
	for (const one of found) {
		const last = apart.at(-1);
		if (last && one.from < last.to) {
			if (one.to > last.to) Object.assign(last, { to: one.to, text: text.slice(last.from, one.to) });
		} else apart.push({ ...one, text: text.slice(one.from, one.to) });
	}
	return apart;
}

/** The text as everybody else reads it until both have agreed. */
export function maskContacts(text: string): { text: string; isMasked: boolean } {
	const found = findContacts(text);
	let masked = '';
	let read = 0;
	for (const { from, to } of found) {
		masked += text.slice(read, from) + contactMask;
		read = to;
	}
	return { text: masked + text.slice(read), isMasked: found.length > 0 };
}
