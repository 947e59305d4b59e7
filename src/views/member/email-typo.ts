/** Where our readers have their mail; the first of two that are equally near is the likelier. */
const known = [
	'gmail.com',
	'hotmail.com',
	'outlook.com',
	'yahoo.com',
	'icloud.com',
	'naver.com',
	'daum.net',
	'hanmail.net',
	'kakao.com',
	'mail.ru',
	'yandex.ru',
	'rambler.ru',
	'live.com',
];

/** Real ones that look like a slip of the others. */
const alsoReal = new Set([
	...['ya.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'yandex.com', 'yandex.kz', 'yahoo.co.th', 'yahoo.co.id', 'yahoo.com.vn'],
	...[
		'mail.com',
		'email.com',
		'ymail.com',
		'gmx.com',
		'gmx.de',
		'me.com',
		'live.co.th',
		'hotmail.co.th',
		'yahoo.co.kr',
	],
	...['nate.com', 'mail.kz', 'mail.ua', 'gmail.co.kr', 'hotmail.fr', 'outlook.fr', 'outlook.de', 'outlook.co.th'],
]);

/** How many slips lie between two words: a letter more, less, another, or two in the wrong order. */
function slipsBetween(a: string, b: string): number {
	const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
	const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
	for (let row = 1; row <= a.length; row += 1) {
		rows.push([row]);
		for (let column = 1; column <= b.length; column += 1) {
			const isSame = a[row - 1] === b[column - 1];
			const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			const slips = Math.min(
				at(row - 1, column) + 1,
				at(row, column - 1) + 1,
				at(row - 1, column - 1) + (isSame ? 0 : 1),
			);
			rows[row]?.push(isSwapped ? Math.min(slips, at(row - 2, column - 2) + 1) : slips);
		}
	}
	return at(a.length, b.length);
}

/** “linh@gmial.com” was likely meant as linh@gmail.com; undefined where nothing looks like a slip. */
export function meantEmail(typed: string): string | undefined {
	const [, local = '', host = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
	const domain = host.toLowerCase();
	if (domain.length < 5 || known.includes(domain) || alsoReal.has(domain)) return undefined;
	const [nearest] = known
		.map((name) => ({ name, slips: slipsBetween(domain, name) }))
		.filter(({ name, slips }) => slips <= (name.length > 8 ? 2 : 1))
		.sort((a, b) => a.slips - b.slips);
	return nearest && `${local}@${nearest.name}`;
}
