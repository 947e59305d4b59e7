import { expect, test } from 'vitest';
import { anHourBefore, storedOfTold } from './browser-failure.ts';

const told = {
	name: 'TypeError',
	message: "Cannot read properties of undefined (reading 'map')",
	stack: [
		'    at Rows (https://maru.example/assets/app/rows-B2xk.js:1:2044)',
		'show@https://maru.example/assets/app/a.js:3:9',
	],
	version: '1.4.0',
};

test('where a page broke is kept: file, line and build, not the house it came from', () => {
	expect(storedOfTold(told)).toEqual({
		type: 'TypeError',
		message: "Cannot read properties of undefined (reading 'map')",
		stack: '    at Rows (/assets/app/rows-B2xk.js:1:2044)\n    show@/assets/app/a.js:3:9\n    build 1.4.0',
	});
});

test('what a browser quotes of a value, an address or a number is left out', () => {
	const { message } = storedOfTold({
		...told,
		message: 'Unexpected token in "Siriporn, M12345678" for siriporn@mail.example, 66812345678 at 12',
	});
	expect(message).toBe('Unexpected token in "…" for … … at 12');
	const selector = "Failed to execute 'matches': '#Siriporn Chai' is no selector; call +66 81 234 5678";
	expect(storedOfTold({ ...told, message: selector }).message).toBe(
		"Failed to execute 'matches': '…' is no selector; call +…",
	);
});

test('lines that are no frames are dropped, and what stood behind an address', () => {
	const stack = [
		'TypeError: Siriporn is not iterable',
		'    at https://maru.example/trip/abc123:10:5',
		'Siriporn Chai, Bangkok',
	];
	expect(storedOfTold({ ...told, stack }).stack).toBe('    at /…:10:5\n    build 1.4.0');
});

test('a name or a build that is none is nobody’s', () => {
	const { type, stack } = storedOfTold({ ...told, name: 'Siriporn Chai', stack: [], version: '<b>1</b>' });
	expect([type, stack]).toEqual(['Error', '']);
	expect(anHourBefore(new Date('2026-12-01T10:00:00Z'))).toEqual(new Date('2026-12-01T09:00:00Z'));
});
