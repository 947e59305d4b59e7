/**
 * The digits of a telephone number in the groups customary where the number is from; a number half typed is grouped as far
 * as it goes. International: the digits begin with the country's calling code.
 */
export function phoneGroups(digits: string, isInternational: boolean): string[] {
	const groups = isInternational ? groupInternational(digits) : groupNational(digits);
	return groups.filter((group) => group !== '');
}

function groupNational(digits: string): string[] {
	const korean = groupKorean(digits);
	if (korean) return korean;
	// Russians write the trunk 8 where others write +7.
	if (digits.length === 11 && digits.startsWith('8')) return ['8', ...groupRussian(digits.slice(1))];
	// An Indonesian mobile number: four digits tell the operator.
	if (/^08\d{9,11}$/.test(digits)) return cut(digits, digits.length === 11 ? [4, 3, 4] : [4, 4, 5]);
	return groupEvenly(digits);
}

/** Area code, exchange, line; undefined for a number that is no Korean one. */
function groupKorean(digits: string): string[] | undefined {
	// 1330, 119; 1577-7129 and its kind.
	if (/^1\d{2,3}$/.test(digits)) return [digits];
	if (/^1[568]\d{3,6}$/.test(digits)) return cut(digits, [4, 4]);
	const area = /^0(?:2|1[016-9]|3[1-3]|4[1-4]|50\d|5[1-5]|6[1-4]|[78]0)/.exec(digits)?.[0];
	if (area === undefined) return undefined;
	const rest = digits.slice(area.length);
	if (rest.length > 8) return undefined;
	return [area, ...cut(rest, rest.length === 8 ? [4, 4] : [3, 4])];
}

type Grouping = (subscriber: string) => string[];

const groupRussian: Grouping = (subscriber) => cut(subscriber, [3, 3, 2, 2]);

/** The countries our travellers call from. A subscriber number comes without its trunk 0. */
const groupings: Record<string, Grouping> = {
	'1': (subscriber) => cut(subscriber, [3, 3, 4]),
	'7': groupRussian,
	'62': (subscriber) => {
		if (/^(?:21|22|24|31|61)/.test(subscriber)) return [subscriber.slice(0, 2), ...groupEvenly(subscriber.slice(2))];
		return cut(subscriber, subscriber.length > 10 ? [3, 4, 5] : [3, 3, 4]);
	},
	'66': (subscriber) => cut(subscriber, subscriber.startsWith('2') ? [1, 3, 4] : [2, 3, 4]),
	'82': (subscriber) => {
		// Service numbers have no area code, and so no 0 that was left out: 1577-7129 is dialled whole.
		const asDialled = /^1\d{2,3}$|^1[568]\d{6}$/.test(subscriber) ? subscriber : `0${subscriber}`;
		const [first = '', ...rest] = groupKorean(asDialled) ?? groupEvenly(asDialled);
		return [first.replace(/^0/, ''), ...rest];
	},
	'84': (subscriber) => cut(subscriber, /^2[48]/.test(subscriber) ? [2, 4, 4] : [3, 3, 4]),
};

/** Calling codes of two digits (E.164). Of one: 1 and 7. All others have three. */
const twoDigitCodes = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

function groupInternational(digits: string): string[] {
	const code = /^[17]/.exec(digits)?.[0] ?? twoDigitCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
	const subscriber = digits.slice(code.length);
	const grouping = groupings[code];
	// +82 (0)10 is often written, though the 0 is not dialled. Elsewhere (Italy) the 0 belongs to the number.
	const groups = grouping ? grouping(subscriber.replace(/^0/, '')) : groupEvenly(subscriber);
	return [code, ...groups];
}

/** Groups of the given sizes; what is left over joins the last one. */
function cut(digits: string, sizes: readonly number[]): string[] {
	const groups: string[] = [];
	let start = 0;
	for (const [index, size] of sizes.entries()) {
		const isLast = index === sizes.length - 1;
		groups.push(isLast ? digits.slice(start) : digits.slice(start, start + size));
		start += size;
	}
	return groups;
}

/** Groups of four where they come out even, else of three with the longer ones last. */
function groupEvenly(digits: string): string[] {
	if (digits.length <= 5) return [digits];
	if (digits.length % 4 === 0) return digits.match(/.{4}/g) ?? [];
	const fours = digits.length % 3;
	const threes = digits.slice(0, digits.length - fours * 4).match(/.{3}/g) ?? [];
	const rest = digits.slice(digits.length - fours * 4).match(/.{4}/g) ?? [];
	return [...threes, ...rest];
}
