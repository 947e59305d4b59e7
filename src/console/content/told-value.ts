import { formatDate, formatTime } from '#i18n/format.ts';

type Leaves = Map<string, string>;

const none = '–';
const korea = 'Asia/Seoul';

/** A text as it is; a day and a moment as they are written everywhere, in Korean time. */
function toldText(text: string): string {
	if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
	if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return `${formatDate(text, korea)} ${formatTime(text, korea)}`;
	return text;
}

/** What a value holds, each part by its path; a list of words is one part. */
function leavesOf(value: unknown, at: string, found: Leaves = new Map()): Leaves {
	if (value === undefined || value === null || value === '') return found;
	if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
		return value.length === 0 ? found : found.set(at, value.join('\n'));
	if (typeof value !== 'object') return found.set(at, toldText(String(value)));
	for (const [key, part] of Object.entries(value)) leavesOf(part, `${at}.${key}`, found);
	return found;
}

type Two = { one: unknown; other: unknown };

/**
 * Of two values only what differs, each part with its name: nobody looks for a number in all of a price list. Undefined where a
 * reader would see no difference, as between an empty field and none.
 */
export function differingParts(
	at: string,
	{ one, other }: Two,
	nameOf: (field: string) => string,
): { one: string; other: string } | undefined {
	const [own, its] = [leavesOf(one, at), leavesOf(other, at)];
	const differing = [...new Set([...own.keys(), ...its.keys()])].filter((path) => own.get(path) !== its.get(path));
	if (differing.length === 0) return undefined;
	const toldIn = (leaves: Leaves) =>
		differing
			.map((path) => (path === at ? (leaves.get(path) ?? none) : `${nameOf(path)}: ${leaves.get(path) ?? none}`))
			.join('\n');
	return { one: toldIn(own), other: toldIn(its) };
}
