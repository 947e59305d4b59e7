import { expect, test } from 'vitest';
import { builtFiles } from './built-files.ts';

const origin = 'https://maru.example';
const app = `${origin}/assets/app`;
const file = (name: string, responseStatus?: number) => ({
	...{ name, startTime: 0 },
	...(responseStatus !== undefined && { responseStatus }),
});
const none = () => false;

test('the files of the build are named, and nothing else that was loaded', () => {
	const loaded = [
		file(`${app}/shell-a1.js`, 200),
		file(`${origin}/api/trips`, 200),
		file('https://x.example/assets/app/b.js'),
	];
	expect(builtFiles(loaded, origin, none)).toEqual([`${app}/shell-a1.js`]);
});

test('what failed is not named; a browser that tells no status is taken at its word', () => {
	const loaded = [file(`${app}/old-a1.js`, 404), file(`${app}/busy-a1.js`, 503), file(`${app}/shell-a1.js`)];
	expect(builtFiles(loaded, origin, none)).toEqual([`${app}/shell-a1.js`]);
});

test('what the page does not need is not named', () => {
	const loaded = [file(`${app}/shell-a1.js`, 200), file(`${app}/product-detail-a1.js`, 200)];
	const isSpare = ({ name }: { name: string }) => name.includes('product');
	expect(builtFiles(loaded, origin, isSpare)).toEqual([`${app}/shell-a1.js`]);
});
